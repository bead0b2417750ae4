import { about, show } from '../../../stories/show'
import * as fixtures from './member-card.fixtures'
import widget from './member-card.widget'

export default {
  title: 'Page/Member card',
  ...about(widget, {
    use: 'On the member’s own pages and beside the rates.',
    events: { member_card_click: 'When “Manage” is followed.' },
    accessibility: [
      'A section with the member’s name as its heading; the tier is a text.',
      'Its place is reserved until the visitor’s state is known.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Slow = show(widget, fixtures.slow)
export const NewMember = show(widget, fixtures.newMember)
export const Silver = show(widget, fixtures.silver)
export const Platinum = show(widget, fixtures.platinum)
export const Titanium = show(widget, fixtures.titanium)
export const Ambassador = show(widget, fixtures.ambassador)
export const Failed = show(widget, fixtures.failed)
export const Remembered = show(widget, fixtures.remembered)
