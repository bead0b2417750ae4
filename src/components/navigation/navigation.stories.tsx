import { about, show } from '../../../stories/show'
import * as fixtures from './navigation.fixtures'
import widget from './navigation.widget'

export default {
  title: 'Page/Site header',
  ...about(widget, {
    use: 'First on every page. The booking variant shows the step of the booking; the minimal variant has no links that lead away.',
    events: {
      nav_click: 'When a link is followed: `label`, `level` 1 in the row, 2 in a panel or menu.',
      sign_in_open: 'When “Sign in” is pressed, whether in a dialog or on its page.',
      sign_out: 'When “Sign out” is followed.',
      step_back: 'When an earlier step of the booking is followed: `from`, `to`, from 1.',
      'overlay-open':
        'Raised for the sign-in dialog (`id` sign-in) where the page has one, and for the languages.',
    },
    accessibility: [
      'A banner with a named navigation; the link to the main content is the first stop of the page.',
      'Panels are native popovers with buttons that expose whether they are open; Escape closes them and returns the focus.',
      'Below 992 px all links are in a modal dialog with a focus trap.',
      'It hides on scrolling down and returns on scrolling up, without animation with reduced motion, and never hides while it has the focus.',
      'The steps of a booking are an ordered list with the current one marked.',
      'The place of the account has the same width for every visitor, so that nothing moves when the state is known.',
      'Links, panels, menu and sign-in work without a script.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Anonymous = show(widget, fixtures.anonymous)
export const Remembered = show(widget, fixtures.remembered)
export const ClearFailed = show(widget, fixtures.clearFailed)
export const Member = show(widget, fixtures.member)
export const LoginDisabled = show(widget, fixtures.loginDisabled)
export const Booking = show(widget, fixtures.booking)
export const OnlyLogo = show(widget, fixtures.onlyLogo)
export const LongNames = show(widget, fixtures.longNames)
