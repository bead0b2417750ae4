import { about, show } from '../../../stories/show'
import * as fixtures from './payment-information.fixtures'
import widget from './payment-information.widget'

export default {
  title: 'Page/Payment',
  ...about(widget, {
    use: 'On the page that asks for the guests, with the card form below it.',
    events: { add_payment_info: 'Analytics: `method`, `card` or `saved`.' },
    accessibility: [
      'What is charged when stands in words, first.',
      'The cards of a member are radio buttons in a group; an expired one is disabled and says so.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Prepaid = show(widget, fixtures.prepaid)
export const Insured = show(widget, fixtures.insured)
export const NoCard = show(widget, fixtures.noCard)
export const InPoints = show(widget, fixtures.inPoints)
export const Confidential = show(widget, fixtures.confidential)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const CardsLoading = show(widget, fixtures.cardsLoading)
export const CardsFailed = show(widget, fixtures.cardsFailed)
export const Member = show(widget, fixtures.member)
export const RightToLeft = show(widget, fixtures.rightToLeft)
