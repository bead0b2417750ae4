import { about, show } from '../../../stories/show'
import * as fixtures from './sign-in.fixtures'
import widget from './sign-in.widget'

export default {
  title: 'Page/Sign-in form',
  ...about(widget, {
    use: 'For signing in, on its own page or inside another component. It is for members; a reservation has its own lookup.',
    events: {
      signin_submit: 'Analytics, when it is sent.',
      signin_field_error: 'Analytics, when a field is found wrong: `rule`. Never what was typed.',
      'login-success': 'Analytics: `outcome`, the row of C.6; `mfa` if a code is required.',
      'login-failure': 'Analytics: `type`, `status`, `logineventdetails`.',
      'overlay-open': 'Window, `id` otp: the dialog for the code.',
    },
    accessibility: [
      'Works without a script: the browser posts it to the same address.',
      'Errors are announced at once, name the field and its correction; the first invalid field gets the focus.',
      'The button keeps the focus and is busy while the form is sent.',
      'Pasting and password managers work; a password can be shown.',
      'The place for a remembered visitor is reserved, so that nothing moves; no name is shown before the state is known.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const RememberedVisitor = show(widget, fixtures.rememberedVisitor)
export const Empty = show(widget, fixtures.empty)
export const Sending = show(widget, fixtures.sending)
export const Failed = show(widget, fixtures.failed)
export const Provider = show(widget, fixtures.provider)
export const Flyout = show(widget, fixtures.flyout)
export const Disabled = show(widget, fixtures.disabled)
export const SignedIn = show(widget, fixtures.signedIn)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
