import { about, show } from '../../../stories/show'
import * as fixtures from './payment-iframe.fixtures'
import widget from './payment-iframe.widget'

export default {
  title: 'Page/Card form',
  ...about(widget, {
    use: 'Below “Payment”, on the page that asks for the guests. The card’s fields are the payment provider’s: nothing that is typed there reaches the page.',
    events: {
      'payment-status': 'Window event: `state` of the form, such as `ready` or `invalid`.',
      'visitor-active':
        'Window event: the visitor types in the frame, or is asked by the bank. It keeps the cart.',
      payment_ready: 'Analytics: the form can be filled in.',
      payment_error: 'Analytics: `code`, why a booking was not made.',
    },
    accessibility: [
      'The frame has a title, and a heading above it.',
      'A refusal is an alert, and its title takes the focus.',
      'The bank’s question is shown over the page, inside of the frame.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const NoCard = show(widget, fixtures.noCard)
export const PointsShort = show(widget, fixtures.pointsShort)
export const AwardsGone = show(widget, fixtures.awardsGone)
export const None = show(widget, fixtures.none)
export const Away = show(widget, fixtures.away)
export const Blocked = show(widget, fixtures.blocked)
export const Tokenizing = show(widget, fixtures.tokenizing)
export const Incomplete = show(widget, fixtures.incomplete)
export const Declined = show(widget, fixtures.declined)
export const DeclinedOften = show(widget, fixtures.declinedOften)
export const Abandoned = show(widget, fixtures.abandoned)
export const Unsure = show(widget, fixtures.unsure)
export const SoldOut = show(widget, fixtures.soldOut)
export const Fraud = show(widget, fixtures.fraud)
export const PriceChanged = show(widget, fixtures.priceChanged)
export const RightToLeft = show(widget, fixtures.rightToLeft)
