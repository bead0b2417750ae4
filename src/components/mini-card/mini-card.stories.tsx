import { about, show } from '../../../stories/show'
import * as fixtures from './mini-card.fixtures'
import widget from './mini-card.widget'

export default {
  title: 'Page/Mini card',
  ...about(widget, {
    use: 'Above the forms of a booking, for visitors who are not signed in. The member card is for members.',
    events: { mini_card_click: 'When its link is followed: `action` (signIn, join or link).' },
    accessibility: [
      'A section with its title as heading, and one link.',
      'It is as high for every visitor, so that nothing moves when the visitor is known.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Remembered = show(widget, fixtures.remembered)
export const Unnamed = show(widget, fixtures.unnamed)
export const Member = show(widget, fixtures.member)
export const LongNames = show(widget, fixtures.longNames)
export const Authored = show(widget, fixtures.authored)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Hidden = show(widget, fixtures.hidden)
