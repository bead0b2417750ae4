import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './sticky-bar.labels'

/** Texts of the booking bar (W28). */
const stickyBarLabels = {
  ...shared.english,
  bar: 'Booking summary',
  dates: '{from} to {to}',
  stay: '{nights}, {rooms}, {guests}',
  lowest: 'Lowest total for your dates',
  chosen: '{chosen} of {count} rooms chosen',
  chooseFirst: 'Choose a room to continue.',
  charges: 'View charges',
  held: 'We keep your booking and its price while you finish.',
  lapsed: 'Your rooms are no longer kept. We check them and their price again when you book.',
  unpriced: 'The total is not available right now. You can still continue.',
  heldUntil: 'We keep your booking and its price until {time}.',
  saveChange: 'Save your changes',
  toPayment: 'Continue to payment',
  toInsurance: 'Continue to your insurance',
  toCard: 'Continue to your card',
  changeAndPay: 'Change and pay {amount}',
  changeCard: 'Use this card',
  nothingChanged: 'Nothing is changed yet.',
  newTotal: 'New total',
}

/** Contract of W28 with the CMS. */
export const stickyBarSchema = z.object({
  ...baseProps(stickyBarLabels),
  cta: z
    .string()
    .default('')
    .meta({
      title: 'Text of the button',
      description: 'Leads to the next step of the booking; “Continue” when empty.',
      examples: ['Review your stay'],
    }),
  showAction: z.boolean().default(true).meta({
    title: 'Has the button',
    description: 'Without it the bar shows the stay and the total only.',
  }),
  showDates: z.boolean().default(true).meta({
    title: 'Shows the dates',
    description: 'Dates, rooms and guests, on screens that have the room.',
  }),
  chargesId: z
    .string()
    .default('')
    .meta({
      title: 'Id of the charges',
      description: 'Id of the summary of charges on this page. The bar links to it.',
      examples: ['charges'],
    }),
})

export type StickyBarProps = z.output<typeof stickyBarSchema>
export type StickyBarInput = z.input<typeof stickyBarSchema>
export type StickyBarLabels = StickyBarProps['labels']
