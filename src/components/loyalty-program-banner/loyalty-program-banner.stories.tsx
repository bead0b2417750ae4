import { about, show } from '../../../stories/show'
import * as fixtures from './loyalty-program-banner.fixtures'
import widget from './loyalty-program-banner.widget'

export default {
  title: 'Page/Programme banner',
  ...about(widget, {
    use: 'Below rates, charges or content, for visitors who are not signed in.',
    events: { loyalty_banner_click: 'When its link is followed: `action` (signIn, join or link).' },
    accessibility: [
      'A section with a heading; the benefits are a list with a name.',
      'Nothing that members save is claimed without the programme’s answer.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Stranger = show(widget, fixtures.stranger)
export const Remembered = show(widget, fixtures.remembered)
export const Member = show(widget, fixtures.member)
export const Authored = show(widget, fixtures.authored)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Hidden = show(widget, fixtures.hidden)
