import { about, show } from '../../../stories/show'
import * as fixtures from './sign-in-content-block.fixtures'
import widget from './sign-in-content-block.widget'

export default {
  title: 'Page/Beside the sign-in form',
  ...about(widget, {
    use: 'Beside the sign-in form, to win new members. On a phone it follows the form.',
    events: { join_click: 'Analytics, when the link for joining is followed: `variant`.' },
    accessibility: [
      'The icons are decorative.',
      'No name is shown before the visitor’s state is known; the place is reserved.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Image = show(widget, fixtures.image)
export const Remembered = show(widget, fixtures.remembered)
export const Sweepstakes = show(widget, fixtures.sweepstakes)
export const Disabled = show(widget, fixtures.disabled)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
