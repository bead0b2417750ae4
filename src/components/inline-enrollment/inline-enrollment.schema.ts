import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { offerLabels, shared } from './inline-enrollment.labels'

/** Contract of W41 with the CMS. */
export const inlineEnrollmentSchema = z.object({
  ...baseProps({
    ...offerLabels,
    ...shared.english,
    title: 'Join {program} as you book',
    open: 'Join {program} now',
    lead: 'Membership is free. We take your name, email and country from above.',
    guestIncomplete: 'Please fill in your name, email and country above first.',
    stayCounts: 'This stay counts for you already.',
    goOn: 'You can book without joining.',
  }),
  offerText: richText()
    .default('')
    .meta({
      title: 'Offer',
      description: 'Stands above the fields, in place of the built-in sentence.',
      examples: ['<p>Join now, and this stay counts.</p>'],
    }),
  askPassword: z.boolean().default(true).meta({
    title: 'Asks for a password',
    description: 'Else a new member gets an email with a link to choose one.',
  }),
  benefits: z
    .array(z.string())
    .default([])
    .meta({
      title: 'Benefits',
      description: 'What members have; empty: what the programme says.',
      examples: [['Points for every night']],
    }),
  placement: z
    .enum(['guestInfo'])
    .default('guestInfo')
    .meta({
      title: 'Place',
      description: 'Where the widget stands.',
      'x-options': { guestInfo: 'On the page of the guests' },
    }),
  termsHref: path().meta({
    title: 'Conditions',
    description: 'Address of the programme’s conditions, which a new member accepts.',
    examples: ['/loyalty/terms'],
  }),
  privacyHref: path()
    .optional()
    .meta({
      title: 'Privacy statement',
      description:
        'Address of the statement that a new member has read; when empty, none is named.',
      examples: ['/privacy'],
    }),
})

export type InlineEnrollmentProps = z.output<typeof inlineEnrollmentSchema>
export type InlineEnrollmentInput = z.input<typeof inlineEnrollmentSchema>
