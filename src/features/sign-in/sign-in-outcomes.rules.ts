import { CHECKED_IN_BANNER_ID } from '../../rules/codes/codes'
import { signInErrorPath } from '../../rules/site/page-paths'
import { type QuerySite, withQuery } from '../../rules/site/query'
import type { PathSite } from '../../rules/site/site-path'
import { type SignInErrorType, type SignInFailure, signInErrorType } from './sign-in-errors.rules'

/** The context of a sign-in. Addresses are safe targets already, or null. */
export interface SignInPlace {
  /** Whether a reservation is to be linked. */
  isLinking: boolean
  hasSuccessEvent: boolean
  /** Whether the page is in a frame of another page (`overlay=true`). */
  isOverlay: boolean
  returnTo: string | null
  clientId: string
  /** The reservation to be linked; the error page's form links it on the next attempt. */
  orderId?: string
  pageModuleName?: string
  /** Names the error page and its query. */
  site: PathSite & QuerySite
}

/** The fields of a login response (S2 §3) that decide the outcome. */
export interface SignInSuccess {
  hasMfa: boolean
  isRedirect: boolean
  /** Null if missing or not a safe target. */
  nextStateURI: string | null
  /** Ours: the server has refused to link the reservation; `nextStateURI` says so. */
  isLinkRefused: boolean
}

export interface SignInRefusal extends SignInFailure {
  isRedirect: boolean
  nextStateURI: string | null
}

/** The outcome of a sign-in; `name` is its row of C.6 and goes into the data layer. */
export type SignInOutcome =
  /** OK1: the reservation is linked, a code is required: at an address, or in the page's dialog. */
  | {
      name: 'linkedMfaRequired'
      kind: 'mfa'
      to: string | null
      bannerId: string
      keepsPayload: true
    }
  /** OK3: a code is required. */
  | { name: 'mfaRequired'; kind: 'mfa'; to: string | null }
  /** OK2: the reservation is linked, and the server redirects. */
  | { name: 'reservationLinked'; kind: 'redirect'; to: string; messageKey: string }
  /**
   * OK5: the server redirects; OK7: the visitor returns; ER1: a frame shows the error page; ER2: a
   * refusal redirects.
   */
  | {
      name: 'redirected' | 'returned' | 'errorPageInFrame' | 'refusalRedirected'
      kind: 'redirect'
      to: string
    }
  /** OK4: the author's event is emitted with the response. */
  | { name: 'successEventRaised'; kind: 'event' }
  /** OK6: the parent page of the frame is notified. */
  | { name: 'parentPageNotified'; kind: 'notify' }
  /** OK8: the visitor is signed in and stays. */
  | { name: 'signedIn'; kind: 'stay' }
  /** ER3 to ER11: the form shows the error. */
  | { name: 'refusalShown'; kind: 'show'; type: SignInErrorType }

type Row<Given> = (given: Given, place: SignInPlace) => SignInOutcome | null | false | ''

/** OK1 to OK8 of C.6; the first match applies. */
const SUCCESSES: Row<SignInSuccess>[] = [
  ({ hasMfa, nextStateURI: to }, { isLinking }) =>
    isLinking &&
    hasMfa && {
      name: 'linkedMfaRequired',
      kind: 'mfa',
      to,
      bannerId: CHECKED_IN_BANNER_ID,
      keepsPayload: true,
    },
  ({ isRedirect, nextStateURI: to, isLinkRefused }, { isLinking }) =>
    isLinking &&
    !isLinkRefused &&
    isRedirect &&
    to !== null && { name: 'reservationLinked', kind: 'redirect', to, messageKey: LINKED },
  ({ hasMfa, nextStateURI: to }) => hasMfa && { name: 'mfaRequired', kind: 'mfa', to },
  (_, { hasSuccessEvent }) => hasSuccessEvent && { name: 'successEventRaised', kind: 'event' },
  ({ isRedirect, nextStateURI: to }) =>
    isRedirect && to !== null && { name: 'redirected', kind: 'redirect', to },
  (_, { isOverlay }) => isOverlay && { name: 'parentPageNotified', kind: 'notify' },
  (_, { returnTo: to }) => to !== null && { name: 'returned', kind: 'redirect', to },
]

/** ER1 and ER2; ER3 to ER11 are in `features/sign-in/sign-in-errors.rules.ts`. */
const REFUSALS: Row<SignInRefusal>[] = [
  (refusal, place) =>
    place.isOverlay && {
      name: 'errorPageInFrame',
      kind: 'redirect',
      to: errorHref(refusal, place),
    },
  ({ isRedirect, nextStateURI: to }) =>
    isRedirect && to !== null && { name: 'refusalRedirected', kind: 'redirect', to },
]

const LINKED = 'reservationLinkedMsg'

/** The outcome of an accepted sign-in, by the table of C.6. */
export function successOutcome(success: SignInSuccess, place: SignInPlace): SignInOutcome {
  return first(SUCCESSES, success, place) ?? { name: 'signedIn', kind: 'stay' }
}

/** The outcome of a refused, failed or unsent sign-in. */
export function refusalOutcome(refusal: SignInRefusal, place: SignInPlace): SignInOutcome {
  const shown = { name: 'refusalShown', kind: 'show', type: signInErrorType(refusal) } as const
  return first(REFUSALS, refusal, place) ?? shown
}

function first<Given>(rows: Row<Given>[], given: Given, place: SignInPlace): SignInOutcome | null {
  for (const row of rows) {
    const outcome = row(given, place)
    if (outcome) return outcome
  }
  return null
}

type ErrorPlace = Omit<SignInPlace, 'isLinking' | 'hasSuccessEvent'>

/** The error page for a frame, and for a form sent without a script (ER1, E.6). */
export function errorHref(
  failure: SignInFailure,
  { returnTo, clientId, orderId, pageModuleName, isOverlay, site }: ErrorPlace,
): string {
  const errorMessageType = signInErrorType(failure)
  const isMismatch = errorMessageType === 'credentials' || errorMessageType === 'standard'
  return withQuery(site, signInErrorPath(site), {
    returnTo: returnTo ?? '/',
    errorMessageType,
    inValidCredentials: isMismatch ? 'true' : '',
    clientId,
    // Ours: the next attempt is the same sign-in.
    orderId,
    pageModuleName: pageModuleName === 'sign-in' ? '' : pageModuleName,
    // Ours: keeps the error page in its frame variant.
    overlay: isOverlay ? 'true' : '',
  })
}
