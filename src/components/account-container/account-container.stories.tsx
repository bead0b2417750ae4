import { about, show } from '../../../stories/show'
import * as fixtures from './account-container.fixtures'
import widget from './account-container.widget'

export default {
  title: 'Page/Account',
  ...about(widget, {
    use: 'For every page of signing in, joining, passwords and the member’s account. The page’s address determines the view; nested components are shown beside it.',
    events: {
      account_view: 'Analytics, when a view is shown: `view`.',
      forgot_submit: 'Analytics, when a link for a new password is asked for. Never for whom.',
      activate_result: 'Analytics, after each step of activating: `step`, `result`.',
      enroll_start: 'Analytics, with the first touch of the join form: `placement`.',
      enroll_success: 'Analytics, when somebody has joined.',
      enroll_error: 'Analytics, when joining was refused: `key`, the code of it.',
      contact_result:
        'Analytics, after contact details were sent: `result`, `saved` or the code of the refusal.',
      'overlay-open': 'Raised by the view of the one-time password: `id` `otp`.',
      'otp-accepted': 'Heard by that view, which then leads to the page that the visitor wanted.',
    },
    accessibility: [
      'The view’s title is the page’s h1, and is focused when the view changes to another step.',
      'The rules of a password are its description; the number of met rules is announced when the typing pauses.',
      'The first field with an error gets the focus; each error is the description of its field.',
      'Each form can be sent without a script; a page then shows the outcome.',
      'While a form is sent its button keeps the focus and is busy; typed values are never lost.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Refused = show(widget, fixtures.refused)
export const Forgot = show(widget, fixtures.forgot)
export const Sent = show(widget, fixtures.sent)
export const NewPassword = show(widget, fixtures.newPassword)
export const ExpiredLink = show(widget, fixtures.expiredLink)
export const Activate = show(widget, fixtures.activate)
export const Join = show(widget, fixtures.join)
export const JoinJapanese = show(widget, fixtures.joinJapanese)
export const SignedOut = show(widget, fixtures.signedOut)
export const SignedOutRemembered = show(widget, fixtures.signedOutRemembered)
export const Otp = show(widget, fixtures.otp)
export const Loading = show(widget, fixtures.loading)
export const Member = show(widget, fixtures.member)
export const Contact = show(widget, fixtures.contact)
export const EmailSent = show(widget, fixtures.emailSent)
export const ConfirmEmail = show(widget, fixtures.confirmEmail)
export const Failed = show(widget, fixtures.failed)
