import { atom } from 'jotai/vanilla'
import { safeTarget } from '../../rules/pages/redirects'
import { signInAndLinkCall, signInAndLinkV2Call, signInCall } from '../../rules/site/account-calls'
import { flagsAtom } from '../../services/flags/flags'
import { navigate } from '../../services/navigate/navigate'
import { type Page, pageAtom } from '../../services/page/page'
import { refreshVisitorAtom, signInFailedAtom } from '../../services/session/visitor'
import { callRest, type RestAnswer } from '../../services/transport/call-rest'
import { bannerIdAtom, leaveOutcomeAtom } from '../messages/banner.store'
import { nudgeAtom } from '../profile-nudge/profile-nudge.service'
import { accountAtom, clearAccountSession, readLoginAccount } from './account.store'
import { tellParent } from './frame-messages.service'
import { keepMfaAtom } from './keep-mfa.service'
import { sentPassword } from './password-encryption.service'
import { sentUsername } from './sign-in.rules'
import type { SignInErrorType } from './sign-in-errors.rules'
import { refusalOutcome, type SignInOutcome, successOutcome } from './sign-in-outcomes.rules'

export interface SignIn {
  userId: string
  password: string
  rememberMe: boolean
  pageModuleName: string
  /** `orderId` and the other fields of a reservation to link. */
  linkOrder: Record<string, string> | null
  successEvent: string
  isOverlay: boolean
  /** Whether phone numbers are accepted as usernames; default: the feature flag. */
  isMobileAuth: boolean | undefined
  isProvider: boolean | undefined
  /** Unchecked address of an author or a query. */
  returnTo: string
  clientId: string
  /** Pushes an analytics event of the widget (C.6: login-success and login-failure). */
  track: (event: string, fields: Record<string, unknown>) => void
}

/** A sign-in with the resolved feature flags. */
type Entry = SignIn & { isMobileAuth: boolean; isProvider: boolean }

/** Maximum wait of a sign-in for the flag service. */
const FLAG_WAIT_MS = 2_000

export type SignInResult =
  | { kind: 'leaving' | 'stay' }
  /** A code is required, on this page. */
  | { kind: 'mfa' }
  | { kind: 'show'; type: SignInErrorType | 'cookies'; text: string }

/** Signs in and follows the table of C.6. The result is the form's remaining task. */
export const signInAtom = atom(null, async (get, set, given: SignIn): Promise<SignInResult> => {
  const page = get(pageAtom)
  if (page.context.mode === 'edit') return { kind: 'stay' }
  // Without cookies the next page would ask for the sign-in again.
  if (globalThis.navigator?.cookieEnabled === false)
    return { kind: 'show', type: 'cookies', text: '' }
  // The flags load after the first interaction, which may be the submit itself.
  await Promise.race([set(flagsAtom), new Promise((resolve) => setTimeout(resolve, FLAG_WAIT_MS))])
  const { passwordEncryption, loginLinkV2, mobileAuth, eaaMode } = get(flagsAtom)
  const entry: Entry = {
    ...given,
    isMobileAuth: given.isMobileAuth ?? mobileAuth,
    isProvider: given.isProvider ?? eaaMode,
  }
  let password: string
  try {
    password = await sentPassword(page, entry.password, passwordEncryption)
  } catch (cause) {
    page.log('error', `sign-in|encryptionKeyMissing|${String(cause)}`)
    return { kind: 'show', type: 'generic', text: '' }
  }
  const linkCall = loginLinkV2 ? signInAndLinkV2Call : signInAndLinkCall
  const answer = await callRest(page, entry.linkOrder ? linkCall : signInCall, {
    body: bodyOf(page, entry, password),
    headers: { isEAA: `${entry.isProvider}` },
  })
  if (!answer.isOk) {
    set(signInFailedAtom)
    return refuse(page, entry, answer)
  }
  const { body } = answer
  const outcome = outcomeOf(page, entry, body)
  await set(clearAccountSession)
  const isPending = outcome.kind === 'mfa'
  entry.track('login-success', { outcome: outcome.name, ...(isPending ? { mfa: true } : {}) })
  if (isPending) {
    set(keepMfaAtom, { ...body, keepsPayload: outcome.name === 'linkedMfaRequired' })
    if (outcome.name === 'linkedMfaRequired') set(bannerIdAtom, outcome.bannerId)
    if (outcome.to !== null && navigate(page, outcome.to)) return { kind: 'leaving' }
    return { kind: 'mfa' }
  }
  const account = readLoginAccount(body)
  const isBrowserRegistrationOffered = body.showBrowserRegistrationCta === true
  set(accountAtom, account && { ...account, isBrowserRegistrationOffered })
  set(nudgeAtom, body.profileNudge)
  if (outcome.name === 'reservationLinked') set(leaveOutcomeAtom, { key: outcome.messageKey })
  const isForParent = outcome.kind === 'redirect' && entry.isOverlay
  if (isForParent && tellParent({ type: 'signin-success', to: outcome.to }))
    return { kind: 'leaving' }
  if (outcome.kind === 'redirect') return { kind: navigate(page, outcome.to) ? 'leaving' : 'stay' }
  if (outcome.kind === 'notify' && tellParent({ type: 'signin-success' }))
    return { kind: 'leaving' }
  if (outcome.kind === 'event') {
    window.dispatchEvent(new CustomEvent(entry.successEvent, { detail: body }))
  }
  await set(refreshVisitorAtom)
  return { kind: 'stay' }
})

function bodyOf(page: Page, entry: Entry, password: string): Record<string, unknown> {
  const { userId, rememberMe, pageModuleName, linkOrder, isProvider, returnTo } = entry
  return {
    userId: sentUsername(userId),
    password,
    rememberMe: rememberMe && !isProvider,
    returnUrl: safeTarget(returnTo, page) ?? page.location().pathname,
    pageModuleName,
    ...(isProvider ? { queryParams: Object.fromEntries(page.location().searchParams) } : {}),
    ...linkOrder,
  }
}

function outcomeOf(page: Page, entry: SignIn, body: Record<string, unknown>): SignInOutcome {
  const success = {
    hasMfa: Boolean(body.mfaOption),
    isRedirect: body.isRedirect === true,
    nextStateURI: nextOf(page, body),
    isLinkRefused: body.isReservationLinked === false,
  }
  return successOutcome(success, placeOf(page, entry))
}

function refuse(
  page: Page,
  entry: Entry,
  answer: Extract<RestAnswer, { isOk: false }>,
): SignInResult {
  const { codes, body, status, eventDetails } = answer
  const refusal = {
    codes,
    isMobileAuth: entry.isMobileAuth,
    isProvider: entry.isProvider,
    isEnrolment: codes.some((code) => /^enrol/i.test(code)),
    providerWarningCodes: page.site.auth.providerWarningCodes,
    isRedirect: body.isRedirect === true,
    nextStateURI: nextOf(page, body),
  }
  const outcome = refusalOutcome(refusal, placeOf(page, entry))
  const type = outcome.kind === 'show' ? outcome.type : outcome.name
  entry.track('login-failure', { type, status, logineventdetails: eventDetails })
  if (outcome.kind === 'redirect' && navigate(page, outcome.to)) return { kind: 'leaving' }
  const shown = outcome.kind === 'show' ? outcome.type : 'generic'
  const text = shown === 'pageWarn' && typeof body.message === 'string' ? body.message : ''
  return { kind: 'show', type: shown, text }
}

function placeOf(page: Page, entry: SignIn) {
  const { linkOrder, successEvent, isOverlay, clientId, pageModuleName } = entry
  const returnTo = safeTarget(entry.returnTo, page)
  return {
    isLinking: linkOrder !== null,
    hasSuccessEvent: successEvent !== '',
    isOverlay,
    returnTo,
    clientId,
    orderId: linkOrder?.orderId ?? '',
    pageModuleName,
    site: page.site,
  }
}

/** The server's redirect target; an unsafe one is ignored and logged (C.6). */
function nextOf(page: Page, { nextStateURI }: Record<string, unknown>): string | null {
  if (typeof nextStateURI !== 'string' || !nextStateURI) return null
  const target = safeTarget(nextStateURI, page)
  if (target === null) page.log('error', 'redirect|unsafe|sign-in|nextStateURI is not allowed.')
  return target
}
