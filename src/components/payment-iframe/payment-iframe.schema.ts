import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './payment-iframe.labels'

/** Texts of the provider's card form (W38). */
const paymentIframeLabels = {
  ...shared.english,
  frame: 'Card details',
  loading: 'Loading the card form',
  ready: 'The card form is ready',
  tokenizing: 'Your card is being checked',
  cardMissing: 'Enter the details of your card.',
  incomplete: 'Please check your card details',
  incompleteText: 'Some of them are missing or not quite right. Nothing was charged.',
  declined: 'Your bank declined the card',
  declinedText:
    'Nothing was charged, and your room is still held. Please check the details or use another card.',
  declinedOften: 'Please use another card',
  declinedOftenText:
    'Your bank has declined this several times. Nothing was charged, and your room is still held.',
  expired: 'This card has expired',
  expiredText: 'Nothing was charged. Please use another card.',
  abandoned: 'Your bank’s check was not finished',
  abandonedText: 'Nothing was charged. Press the button again when you are ready.',
  cancelled: 'The payment was not finished',
  cancelledText:
    'Nothing was charged, and your room is still held. Press the button again when you are ready.',
  late: 'The payment took too long',
  lateText: 'Nothing was charged, and everything you have entered is still here. Please try again.',
  providerAway: 'Payment cannot be reached right now',
  providerAwayText:
    'Nothing was charged, and everything you have entered is still here. Please try again in a moment, or call us: we book for you.',
  unsure: 'We are still waiting for an answer about your booking',
  unsureText:
    'Please try again in a moment. You cannot be booked or charged twice: we look first whether your booking is there.',
  soldOut: 'A room has just been booked by another guest',
  soldOutText: 'Nothing was charged. Choose another room: everything you have entered is kept.',
  priceChanged: 'The price has changed',
  priceChangedText:
    'Nothing was charged. Please look at the new total; you pay it only if you press the button again.',
  staleRevision: 'Your booking was changed in another window',
  staleRevisionText:
    'Nothing was charged. The figures on this page are the new ones; press the button again to book.',
  holdExpired: 'Your room is no longer held',
  holdExpiredText:
    'Nothing was charged, and everything you have entered is kept. Press the button again: if the room is free, it is yours.',
  pointsShort: 'You do not have enough points any more',
  pointsShortText:
    'Nothing was booked, and everything you have entered is kept. Use fewer points, or pay with money.',
  awardsGone: 'Your free nights are used for another stay by now',
  awardsGoneText:
    'Nothing was booked, and everything you have entered is kept. Choose again how to pay for the nights.',
  membersOnly: 'Please sign in to use your points',
  membersOnlyText: 'Nothing was booked. Points are spent by the member they belong to.',
  refused: 'We could not take this payment',
  refusedText: 'Nothing was charged. Please use another card, or call us: we are glad to help.',
  fraud: 'We could not process this booking',
  fraudText:
    'Nothing was charged, and everything you have entered is kept. Please call us: we book for you. Or wait a while before you try again.',
  review: 'See your rooms',
  blockedTitle: 'The card form does not open in your browser',
  blockedText:
    'You can enter your card on our payment provider’s own page. Everything you have entered here is kept. Or call us: we book for you.',
  hosted: 'Pay on the provider’s page',
  tryNext: 'Try the card form again',
}

/** Contract of W38 with the CMS. */
export const paymentIframeSchema = z.object({
  ...baseProps(paymentIframeLabels),
  height: z.number().int().min(120).max(900).default(320).meta({
    title: 'Height',
    description: 'Room that is kept for the card form until it says how high it is, in pixels.',
  }),
  title: z
    .string()
    .default('')
    .meta({
      title: 'Name of the card form',
      description: 'Read aloud by screen readers; has a text of its own when empty.',
      examples: ['Card details'],
    }),
})

export type PaymentIframeProps = z.output<typeof paymentIframeSchema>
export type PaymentIframeInput = z.input<typeof paymentIframeSchema>
