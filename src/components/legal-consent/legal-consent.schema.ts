import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { link } from '../../ui/schema/content.schema'
import { shared } from './legal-consent.labels'

const countries = () => z.array(z.string())

/** Contract of W40 with the CMS. */
export const legalConsentSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Your privacy and your choices',
    choices: 'Stay in touch',
    notice:
      'By booking you agree that we may send you news and offers by {channels}. You can say no at any time, free of charge.',
    channelEmail: 'email',
    channelPost: 'post',
    privacy: 'Read our privacy statement',
  }),
  consents: z
    .array(
      z.object({
        type: z.string().meta({
          title: 'Kind',
          description:
            'Kept with the booking. marketing-email, marketing-sms and marketing-post are asked for by the rules of the guest’s country.',
          examples: ['privacy', 'marketing-email'],
        }),
        version: z
          .string()
          .min(1)
          .max(80)
          .default('1')
          .meta({
            title: 'Version',
            description:
              'Change it with the text: guests who have agreed to the former text are asked again.',
            examples: ['2027-03'],
          }),
        text: richText()
          .min(1)
          .meta({
            title: 'Text',
            description: 'What the guest agrees to. Links open without ticking the box.',
            'x-field': 'richtext',
            examples: ['<p>I agree to the <a href="/terms">terms of the booking</a>.</p>'],
          }),
        required: z.boolean().default(false).meta({
          title: 'Must be ticked',
          description: 'Nobody can book without it. Never for marketing.',
        }),
        countries: countries()
          .default([])
          .meta({
            title: 'Only for guests from',
            description: 'Codes of countries; guests from everywhere when empty.',
            examples: [['DE', 'AT']],
          }),
        links: z.array(link()).default([]).meta({
          title: 'Links',
          description: 'Stand below the text.',
        }),
      }),
    )
    .meta({
      title: 'Consents',
      description: 'Boxes, never ticked in advance.',
      examples: [
        [
          {
            type: 'terms',
            text: '<p>I agree to the <a href="/terms">terms of the booking</a>.</p>',
            required: true,
          },
        ],
      ],
    }),
  layout: z
    .enum(['list', 'accordion'])
    .default('list')
    .meta({
      title: 'Arrangement',
      description: 'Whether what is left to the guest stands below or in a section that opens.',
      'x-options': { list: 'One below the other', accordion: 'Choices in a section that opens' },
    }),
  optOutCountries: countries()
    .default(['US'])
    .meta({
      title: 'Countries with a notice',
      description:
        'Guests from there are told about marketing by email and post in place of a box.',
      examples: [['US']],
    }),
  privacyHref: path()
    .optional()
    .meta({
      title: 'Privacy statement',
      description: 'The notice links to it.',
      examples: ['/fragments/privacy-statement'],
    }),
})

export type LegalConsentProps = z.output<typeof legalConsentSchema>
export type LegalConsentInput = z.input<typeof legalConsentSchema>
