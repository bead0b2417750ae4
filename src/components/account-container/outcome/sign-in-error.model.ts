import {
  SIGN_IN_ERROR_TYPES,
  type SignInErrorType,
} from '../../../features/sign-in/sign-in-errors.rules'
import { usePage } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { dialHref, formatPhone } from '../../../rules/formats/phone'
import { forgotPasswordPath } from '../../../rules/site/paths'
import { asked } from '../../../rules/site/query'
import { localPathAtom } from '../../../services/navigate/context-path'
import type { Page } from '../../../services/page/page'

export interface SignInErrorModel {
  state: 'none' | 'refused'
  /** The error of a refused sign-in; null on a page without a refusal. */
  type: SignInErrorType | null
  /** The page to reset a locked or outdated password; null if a reset does not help. */
  reset: string | null
  /** The phone number for an account under audit. */
  phone: { href: string; text: string }
}

const RENEWED: readonly SignInErrorType[] = ['locked', 'lockout', 'fcp']

/** The message of an address with `errorMessageType` (W52). */
export function useSignInError(): SignInErrorModel {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const { helpPhone } = page.site
  const type = errorTypeOf(page)
  return {
    state: type ? 'refused' : 'none',
    type,
    reset: type && RENEWED.includes(type) ? localPath(forgotPasswordPath(page.site)) : null,
    phone: {
      href: dialHref({ number: helpPhone }) ?? '',
      text: formatPhone({ number: helpPhone }, page.context.locale) ?? helpPhone,
    },
  }
}

/** An unknown type becomes the generic one; on the error page also a missing type. */
function errorTypeOf(page: Page): SignInErrorType | null {
  if (page.context.page.id !== 'sign-in-error') return null
  const given = asked(page, 'errorMessageType') ?? ''
  const known = SIGN_IN_ERROR_TYPES.find((type) => type === given)
  if (asked(page, 'inValidCredentials') === 'true')
    return known === 'standard' ? 'standard' : 'credentials'
  return known ?? 'generic'
}
