import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { image, link } from '../../ui/schema/content.schema'
import { shared } from './travel-insurance.labels'

/** Contract of W44 with the CMS. */
export const travelInsuranceSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Travel insurance',
    statement: 'Offered by {partner}, not by the hotel.',
    forTrip: '{amount} for this trip',
    benefits: 'What is covered',
    question: 'Would you like to insure this trip?',
    yes: 'Yes, insure this trip',
    no: 'No, travel without insurance',
    separate:
      'Travel insurance: {amount}, paid to {partner}. It is not part of the price of your stay.',
    extends: '{amount} more covers all of the changed stay',
    extendQuestion: 'Your insurance does not cover all of the changed stay. What would you like?',
    extendYes: 'Pay {amount} more and be covered for all of it',
    extendNo: 'Keep the cover as it is',
    remains: 'As it is, the insurance covers {cover}, and nothing beyond that.',
    byCard: 'The card of your booking is charged with it.',
    choiceMissing: 'Choose yes or no for the travel insurance.',
    offerChanged:
      'The insurance offer has changed or expired. This is the new one: please choose again.',
    loading: 'Loading the insurance offer',
    bought: 'Your trip is insured',
    boughtText: '{amount} was paid to {partner}, apart from your stay.',
    policy: 'Policy number:',
    left: 'Your policy stays in force although rooms are cancelled. What it covers now, and whether it can be returned, {partner} can tell you.',
    pending: 'Your insurance is on its way',
    pendingText:
      'Your stay is booked. We are still waiting for {partner}. Nothing is charged twice.',
    ask: 'Ask again',
    refused: 'Your stay is booked, insurance was not bought',
    refusedText:
      'Your card was not charged the {amount} for it. Try again, or ask {partner} for a policy.',
    endedText:
      'Your card was not charged for it, and the offer has ended. {partner} can still insure your trip.',
  }),
  partner: z
    .object({
      name: z
        .string()
        .min(1)
        .meta({
          title: 'Name',
          description: 'Of the insurer; is the logo’s alternative text as well.',
          examples: ['Fernhill Insurance'],
        }),
      logo: image().optional().meta({
        title: 'Logo',
        description: 'A ratio of three to one fits best.',
      }),
    })
    .meta({ title: 'Insurer', description: 'The company that sells the insurance.' }),
  headline: z
    .string()
    .default('')
    .meta({
      title: 'Heading',
      description: 'Has a text of its own when empty.',
      examples: ['Travel without worry'],
    }),
  disclosures: richText()
    .min(1)
    .meta({
      title: 'Disclosures',
      description: 'What the law asks the insurer to say. Always shown.',
      examples: ['<p>Read the terms before you decide.</p>'],
    }),
  policyLinks: z.array(link()).default([]).meta({
    title: 'Links',
    description: 'To the terms of the insurance, for example.',
  }),
  mandatoryChoice: z.boolean().default(false).meta({
    title: 'A choice has to be made',
    description: 'Nobody can book without having said yes or no. Neither is chosen in advance.',
  }),
  placement: z
    .enum(['checkout', 'confirmation', 'manage'])
    .default('checkout')
    .meta({
      title: 'Place',
      description: 'Where the widget stands.',
      'x-options': {
        checkout: 'Before the booking: offers the insurance',
        confirmation: 'On the confirmation: says whether it was bought',
        manage: 'On the page of a booked stay: shows what was bought',
      },
    }),
})

export type TravelInsuranceProps = z.output<typeof travelInsuranceSchema>
export type TravelInsuranceInput = z.input<typeof travelInsuranceSchema>
