import { about, show } from '../../../stories/show'
import * as fixtures from './sign-in-modal.fixtures'
import widget from './sign-in-modal.widget'

export default {
  title: 'Overlay/Sign-in dialog',
  ...about(widget, {
    use: 'For signing in without leaving the page. Its id is “sign-in”, which other components open.',
    events: {
      signin_modal_open: 'Analytics: `reason`.',
      signin_modal_result: 'Analytics: `result` (success, mfa), `reason`.',
      'auth-changed': 'Window, when the visitor is signed in; the page shows what members see.',
    },
    accessibility: [
      'The title names the purpose of signing in; the focus goes to the first editable field.',
      'The legacy version is a frame with a name; if it fails to load, a link to the page.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Opened = show(widget, fixtures.opened)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
