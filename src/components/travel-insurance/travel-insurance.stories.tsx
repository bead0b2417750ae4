import { about, show } from '../../../stories/show'
import * as fixtures from './travel-insurance.fixtures'
import widget from './travel-insurance.widget'

export default {
  title: 'Page/Travel insurance',
  ...about(widget, {
    use: 'On the page that asks for the guests, below their details. It is empty where there is no insurance for the guest. The booking bar of the page stores the choice. On the confirmation it says whether the insurance was bought.',
    events: {
      insurance_view: 'Analytics: once in a session, when the offer was shown.',
      insurance_choice: 'Analytics: `choice`, `yes` or `no`.',
      insurance_purchased: 'Analytics: once, when the insurance of an order was bought.',
      'insurance-changed': 'Window event: `accepted` and `planId`, after a choice.',
      'deep-link':
        'Window event, heard, as an address that ends in `#travel-insurance`: `target: "travel-insurance"` unfolds the benefits.',
    },
    accessibility: [
      'Two radio buttons in a group that the question names; neither is chosen in advance.',
      'The premium of a chosen insurance, and a changed one, is announced.',
      'The disclosures are always shown.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Declined = show(widget, fixtures.declined)
export const Changed = show(widget, fixtures.changed)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Added = show(widget, fixtures.added)
export const Missing = show(widget, fixtures.missing)
export const Bought = show(widget, fixtures.bought)
export const Extended = show(widget, fixtures.extended)
export const ExtendedInGerman = show(widget, fixtures.extendedInGerman)
export const Covered = show(widget, fixtures.covered)
export const Left = show(widget, fixtures.left)
export const Pending = show(widget, fixtures.pending)
export const Unknown = show(widget, fixtures.unknown)
export const Failed = show(widget, fixtures.failed)
export const Ended = show(widget, fixtures.ended)
export const RightToLeft = show(widget, fixtures.rightToLeft)
