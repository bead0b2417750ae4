import { type RefObject, useEffect, useRef, useState } from 'react'
import { clearAccountSession } from '../../../features/sign-in/account.store'
import { usePage, useStores } from '../../../hooks/page-store'
import { usePageAction, usePageValue } from '../../../hooks/use-page-value'
import { signOutCall } from '../../../rules/site/account-calls'
import { searchResultsPath } from '../../../rules/site/booking-paths'
import { homeSearchPath, rateListPath } from '../../../rules/site/paths'
import { type QueryName, queryName } from '../../../rules/site/query'
import { localPathAtom } from '../../../services/navigate/context-path'
import { navigate } from '../../../services/navigate/navigate'
import type { Page } from '../../../services/page/page'
import { refreshVisitorAtom, visitorAtom } from '../../../services/session/visitor'
import { callRest } from '../../../services/transport/call-rest'
import type { AccountContainerProps } from '../account-container.schema'
import { returnPath, signInHref } from '../account-way'
import { useTitleFocus } from '../form/title-focus.model'

export type StatusMode = NonNullable<AccountContainerProps['statusMode']>

const BY_PAGE: Record<string, StatusMode> = {
  logout: 'signedOut',
  'session-timed-out': 'timedOut',
  'session-timeout': 'timedOut',
}

export type StatusModel = { titleRef?: RefObject<HTMLHeadingElement | null>; isBusy: boolean } & (
  | {
      state: StatusMode
      signIn: string
      /** A search; `isKept`: the one that the visitor was in. */
      search: string
      isKept: boolean
      remembered: StillRemembered | null
    }
  /** The visitor is still signed in: signing out failed, or another site linked to this page. */
  | { state: 'stillIn'; signOut: () => void }
)

/** For a visitor whom the browser still remembers by name after signing out. */
interface StillRemembered {
  forget: () => void
  hasFailed: boolean
}

/** The text of an account page without a form. The page after signing out also signs out (W52). */
export function useStatus(props: AccountContainerProps): StatusModel {
  const page = usePage()
  const { id } = page.context.page
  const mode =
    props.statusMode ?? (Object.hasOwn(BY_PAGE, id) ? BY_PAGE[id] : undefined) ?? 'unAuth'
  const localPath = usePageValue(localPathAtom)
  const visitor = usePageValue(visitorAtom)
  const clear = usePageAction(clearAccountSession)
  const refresh = usePageAction(refreshVisitorAtom)
  const [isBusy, setBusy] = useState(false)
  const [isStillIn, setStillIn] = useState(false)
  const [hasForgetFailed, setForgetFailed] = useState(false)
  const { live } = useStores()
  const isAsked = useRef(false)

  const signOut = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await callRest(page, signOutCall, { body: {} })
    setBusy(false)
    setStillIn(!answer.isOk)
    if (!answer.isOk) return
    clear()
    void refresh()
  }
  const forget = async () => {
    if (isBusy) return
    setBusy(true)
    setForgetFailed(false)
    try {
      const { clearRememberedAtom } = await import('../../../features/sign-in/remembered.service')
      const { pathname, search } = page.location()
      const isForgotten = await live.set(clearRememberedAtom, {})
      if (isForgotten && navigate(page, pathname + search, { replace: true })) return
    } catch {}
    setBusy(false)
    setForgetFailed(true)
  }
  const isOver = mode === 'signedOut' || mode === 'timedOut'
  const { state } = visitor
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor's state is known
  useEffect(() => {
    if (!isOver || state === 'unknown' || isAsked.current) return
    isAsked.current = true
    if (state !== 'authenticated') clear()
    else if (mode === 'signedOut' && isFromHere()) void signOut()
    else if (mode === 'signedOut') setStillIn(true)
  }, [isOver, state])

  const titleRef = useTitleFocus(isStillIn ? 'stillIn' : mode)
  if (isStillIn) return { state: 'stillIn', isBusy, titleRef, signOut: () => void signOut() }
  const signIn = localPath(signInHref(page, returnPath(page)))
  const remembered =
    mode === 'signedOut' && state === 'remembered'
      ? { forget: () => void forget(), hasFailed: hasForgetFailed }
      : null
  const kept = mode === 'timedOut' ? keptSearch(page) : null
  const search = localPath(kept ?? homeSearchPath(page.site))
  return { state: mode, isBusy, titleRef, signIn, search, isKept: kept !== null, remembered }
}

/** The search that a redirect has kept in the address (C.18): rates of a hotel, else hotels. */
function keptSearch({ site, location }: Page): string | null {
  const query = new URLSearchParams(location().search)
  query.delete(queryName(site, 'returnTo'))
  const has = (name: QueryName) => query.get(queryName(site, name))
  if (has('propertyCode')) return `${rateListPath(site)}?${query}`
  return has('destinationAddress') || has('placeId') ? `${searchResultsPath(site)}?${query}` : null
}

/** Whether the visitor came from this site: a link of another site must not sign out. */
function isFromHere(): boolean {
  return document.referrer === '' || document.referrer.startsWith(`${location.origin}/`)
}
