import { useEffect, useRef, useState } from 'react'
import { usePage, useStores } from '../../hooks/page-store'
import { useLatePart } from '../../hooks/use-late-part'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { emit } from '../../services/events/events'
import { execute } from '../../services/graphql/answers'
import { renewPageAtom } from '../../services/graphql/renew-page'
import { getSession, requestRefetch } from '../../services/session/session'
import { type AuthState, visitorAtom } from '../../services/session/visitor'
import type { CartState } from './cart-state'
import { type CartWatch, type Watched, watchCart } from './cart-watch.model'
import { cartClockQuery, extendCartExpirationMutation } from './session-timeout-modal.operations'
import { sessionTimeoutModalParts } from './session-timeout-modal.parts'
import type { SessionTimeoutModalProps } from './session-timeout-modal.schema'
import type { TimeoutNewsModel } from './timeout-news.model'

export type SessionTimeoutModalModel =
  /** The page has no cart. */
  | { state: 'none' }
  /** `isReady`: the script of the dialog and the news is loaded. */
  | { state: 'watching'; isReady: boolean; cart: CartState }

/**
 * When the scripts that send, warn and tell are loaded, if nothing needs them before: long before
 * the first warning, and after everything that a form needs. A browser without a connection would
 * not fetch them.
 */
const LOADED_AFTER_MS = 60_000

/** Visitors who have not signed in. */
const STRANGERS: readonly AuthState[] = ['unauthenticated', 'attemptedSignIn', 'remembered']

/** How long the server keeps the cart of a visitor who has not signed in (docs/decisions/0075). */
const CART_KEPT_MS = 24 * 60 * 60_000

const QUIET = { state: 'quiet' } as const

/** Watches the booking of the page's cart, and follows its revisions (W15, 0052). */
export function useSessionTimeoutModal(props: SessionTimeoutModalProps): SessionTimeoutModalModel {
  const { warnAtSeconds, idleMinutes } = props
  const page = usePage()
  const { live } = useStores()
  const { context } = page
  const { cart } = context.page
  const isEdited = context.mode === 'edit'
  const track = useTrack('session-timeout-modal', props)
  const answer = useQuery(cartClockQuery, cart && !isEdited ? { cartId: cart } : null)
  const known = answer.state === 'ready' ? answer.data.cart : null
  const [watched, setWatched] = useState<Watched>(QUIET)
  const [news, setNews] = useState<TimeoutNewsModel['state']>('none')
  const [isDue, setDue] = useState(false)
  const watch = useRef<CartWatch | null>(null)

  const renew = async (by: 'page' | 'others') => {
    if (by === 'others') setNews('renewing')
    const renewal = await live.set(renewPageAtom)
    if (by === 'others') setNews(renewal === 'renewed' ? 'renewed' : 'failed')
  }

  const isKnown = known !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer starts the watch, which then knows more
  useEffect(() => {
    if (!cart || !known) return
    watch.current = watchCart({
      page,
      cart,
      kept: known,
      warnMs: warnAtSeconds * 1000,
      idleMs: () =>
        STRANGERS.includes(live.get(visitorAtom).state) ? CART_KEPT_MS : idleMinutes * 60_000,
      async extend() {
        const { data, error } = await execute(page, extendCartExpirationMutation, { cartId: cart })
        // An error of the server is no answer about the cart.
        if (error || !data) throw error
        return data.extendCartExpiration
      },
      show(next) {
        setWatched(next)
        if (next.state === 'ended') track('session_expired')
      },
      onChanged({ revision, by }) {
        void renew(by)
        if (by === 'others') emit('cart-changed', { cart, revision })
      },
      onEnd() {
        const leave = async () => {
          const { followResult } = await import('../../services/navigate/follow-result')
          followResult(page, { message: 'session.expired' })
        }
        // Without the script the dialog stays, which has the way on.
        leave().catch(() => {})
      },
    })
    const loading = setTimeout(() => {
      setDue(true)
      import('../../services/graphql/client').catch(() => {})
    }, LOADED_AFTER_MS)
    return () => {
      clearTimeout(loading)
      watch.current?.stop()
    }
  }, [page, cart, isKnown, warnAtSeconds, idleMinutes])

  const isWarned = watched.state === 'counting' || watched.state === 'lapsed'
  useEffect(() => {
    if (isWarned) track('session_warning')
  }, [isWarned, track])

  const moment = `${watched.state} ${news}`
  /** When the script did not come; the next moment tries again. */
  const [failedAt, setFailedAt] = useState<string>()
  const hasSomething = watched.state !== 'quiet' || news !== 'none'
  const isWanted = isEdited || ((isDue || hasSomething) && moment !== failedAt)
  const options = { isWanted, onFailure: () => setFailedAt(moment) }
  const hasDialog = useLatePart(sessionTimeoutModalParts.dialog, options)
  const hasNews = useLatePart(sessionTimeoutModalParts.news, options)

  if (!cart && !isEdited) return { state: 'none' }
  return {
    state: 'watching',
    isReady: hasDialog && hasNews,
    cart: {
      watched: isEdited ? { state: 'counting', of: 'cart', left: warnAtSeconds, next: 0 } : watched,
      news: { state: news, renew: () => void renew('others'), close: () => setNews('none') },
      proceed() {
        track('session_extend')
        void watch.current?.proceed().then((isKept) => {
          if (!isKept) return
          // The answer of an ended session leads to its page (C.18).
          requestRefetch(page)
          getSession(page).catch(() => {})
        })
      },
    },
  }
}
