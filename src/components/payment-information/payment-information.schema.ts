import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './payment-information.labels'

/** Texts of the payment (W37). */
const paymentInformationLabels = {
  ...shared.english,
  title: 'Payment',
  nothingToday: 'The hotel charges nothing today. Your card guarantees the room.',
  insurance: '{amount} for your travel insurance is charged today, apart from your stay.',
  penalty: 'If you cancel too late or do not arrive, up to {amount} is charged to it.',
  penaltyHidden:
    'If you cancel too late or do not arrive, it is charged as your company has agreed.',
  allToday: '{amount} charged today.',
  partToday: '{today} charged today, {later} at the hotel.',
  laterOnly: 'You pay {amount} at the hotel.',
  todayHidden: 'Charged today at the rate that your company has agreed.',
  noCard: 'No card needed.',
  pointsTaken: '{points} are taken from your account when you book.',
  question: 'How would you like to pay?',
  newCard: 'Credit or debit card',
  expires: 'Valid until {date}',
  expired: 'Expired in {date}',
  accepted: 'We accept {cards}.',
  security:
    'Your card number goes straight to our payment provider. We never see it, and never keep it.',
  withoutScript: 'You enter your card on the next page, at our payment provider.',
  loading: 'Loading the ways to pay',
  failedTitle: 'We couldn’t load the ways to pay.',
  failedText: 'Nothing you have entered is lost. Please try again.',
}

/** Contract of W37 with the CMS. */
export const paymentInformationSchema = z.object({
  ...baseProps(paymentInformationLabels),
  methods: z
    .array(z.enum(['saved', 'card']))
    .default(['saved', 'card'])
    .meta({
      title: 'Ways to pay',
      description:
        'In the order in which they are shown. What the hotel does not take is left out.',
      'x-options': { card: 'A card', saved: 'A card of the profile' },
    }),
  askBillingAddress: z
    .enum(['zipUs', 'never'])
    .default('zipUs')
    .meta({
      title: 'Address of the card’s bill',
      description:
        'Asked by the payment provider, with the card. Banks of other countries compare nothing of it.',
      'x-options': { never: 'Never', zipUs: 'ZIP code, of guests of the United States' },
    }),
  saveCardOption: z.boolean().default(true).meta({
    title: 'Offers to keep a new card',
    description: 'For the next stays of a member who is signed in. The payment provider keeps it.',
  }),
  guaranteeText: richText().default('').meta({
    title: 'Text for a guarantee',
    description: 'Shown below what is charged, when the card only guarantees the room.',
  }),
  prepayText: richText().default('').meta({
    title: 'Text for a payment',
    description: 'Shown below what is charged, when something is charged today.',
  }),
  acceptedLogos: z.boolean().default(true).meta({
    title: 'Names the accepted cards',
    description: 'In a sentence below the ways to pay.',
  }),
})

export type PaymentInformationProps = z.output<typeof paymentInformationSchema>
export type PaymentInformationInput = z.input<typeof paymentInformationSchema>
