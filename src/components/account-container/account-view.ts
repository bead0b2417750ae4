import { asked } from '../../rules/site/query'
import type { Page } from '../../services/page/page'
import type { AccountContainerProps } from './account-container.schema'

/**
 * A view of the container: one that an author can set, the second step of activating an account, the
 * form for the member's contact details, the step that confirms a new e-mail address, or the outcome of a form without a script.
 */
export type AccountView =
  | NonNullable<AccountContainerProps['view']>
  | 'activatePassword'
  | 'contact'
  | 'confirmEmail'
  | 'outcome'

const BY_PAGE: Record<string, AccountView> = {
  'sign-in': 'signIn',
  'sign-in-error': 'signIn',
  login: 'signIn',
  'sign-in-code': 'otp',
  logout: 'status',
  'session-timed-out': 'status',
  'session-timeout': 'status',
  unauth: 'status',
  'create-account': 'join',
  'enroll-prefill': 'join',
  'activate-account': 'activate',
  'forgot-password': 'forgot',
  profile: 'profile',
}

/** The views whose page has a form, and with it an outcome. */
const HAS_FORM: AccountView[] = ['forgot', 'newPassword', 'activate', 'join', 'profile']

/** The query parameters of a mailed link; each selects the second step of the page of its path. */
export const PASSWORD_TOKEN = 'token'
export const ACTIVATION_TOKEN = 'activation'
export const EMAIL_TOKEN = 'emailToken'
export type LinkToken = typeof PASSWORD_TOKEN | typeof ACTIVATION_TOKEN | typeof EMAIL_TOKEN

/** The views that only a signed-in member may see. */
export const MEMBER_VIEWS: AccountView[] = ['profile', 'contact']

/** The query parameter of the profile's page that selects the form for the contact details. */
export const CONTACT_STEP = { step: 'contact' } as const

/** The author's view, else that of the page's path; a mailed link's token selects the second step. */
export function accountViewOf(
  { view }: Pick<AccountContainerProps, 'view'>,
  page: Page,
): AccountView {
  const { id } = page.context.page
  const own = view ?? (Object.hasOwn(BY_PAGE, id) ? BY_PAGE[id] : undefined) ?? 'signIn'
  const says = (name: 'outcome' | LinkToken) => asked(page, name) !== null
  if (HAS_FORM.includes(own) && says('outcome')) return 'outcome'
  if (own === 'profile' && says(EMAIL_TOKEN)) return 'confirmEmail'
  if (own === 'profile' && asked(page, 'step') === CONTACT_STEP.step) return 'contact'
  if (own === 'forgot' && says(PASSWORD_TOKEN)) return 'newPassword'
  const isMember = own === 'join' || own === 'activate'
  if (isMember && says(ACTIVATION_TOKEN)) return 'activatePassword'
  return own
}
