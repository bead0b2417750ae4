import { type RefObject, useEffect, useRef, useState } from 'react'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { rateListPath } from '../../rules/site/paths'
import { formatSearch } from '../../rules/stay/stay-search'
import { announce } from '../../services/accessibility/live-region'
import { emit } from '../../services/events/events'
import { execute } from '../../services/graphql/answers'
import { renewPageAtom } from '../../services/graphql/renew-page'
import { localPathAtom } from '../../services/navigate/context-path'
import { getSession, requestRefetch } from '../../services/session/session'
import { visitorAtom } from '../../services/session/visitor'
import { countText } from '../../ui/text/count-text'
import { type CartWatch, type Watched, watchCart } from './cart-watch.model'
import { clockText } from './clock-text'
import { cartClockQuery, extendCartExpirationMutation } from './session-timeout-modal.operations'
import type { SessionTimeoutModalProps } from './session-timeout-modal.schema'

/** What has come of the news that the cart has another revision than the page. */
export type News = 'none' | 'renewing' | 'renewed' | 'failed'

/** What every state of an open dialog has. */
export interface TimeoutDialog {
  isInline: boolean
  isSignedIn: boolean
  /** The rates of the same search. */
  searchHref: string
  proceed: () => void
  /** Escape and the close button go on as well; after the end they lead to the search. */
  close: () => void
  startRef: RefObject<HTMLButtonElement | null>
}

export type SessionTimeoutModalModel = {
  news: News
  /** Loads the latest figures again. */
  renew: () => void
  closeNews: () => void
} /** The page has no cart. */ & (
  | { state: 'none' }
  | { state: 'quiet' }
  | ({
      state: 'counting'
      of: 'cart' | 'session'
      left: TimeLeft
    } & TimeoutDialog)
  | ({ state: 'lapsed'; left: TimeLeft | null } & TimeoutDialog)
  | ({ state: 'extending' } & TimeoutDialog)
  | ({ state: 'unanswered' } & TimeoutDialog)
  | ({ state: 'ended' } & TimeoutDialog)
)

export interface TimeLeft {
  /** `4:59`. */
  text: string
  /** The last warning (E2-10). */
  isFinal: boolean
}

/** Times left at which the dialog speaks, beside those of the author; in seconds (W15). */
const SPOKEN = [30, 10]

/** When what sends is loaded: long before the first warning, and after everything that a form needs. */
const SENDER_MS = 60_000

const QUIET = { state: 'quiet' } as const

/** Warns before the booking of the page's cart ends, and follows its revisions (W15, 0052). */
export function useSessionTimeoutModal(props: SessionTimeoutModalProps): SessionTimeoutModalModel {
  const { id, labels, warnAtSeconds, finalSeconds, idleMinutes } = props
  const page = usePage()
  const { live } = useStores()
  const { context, site } = page
  const { cart } = context.page
  const isEdited = context.mode === 'edit'
  const localPath = usePageValue(localPathAtom)
  const search = usePageValue(staySearchAtom)
  const visitor = usePageValue(visitorAtom)
  const track = useTrack('session-timeout-modal', props)
  const answer = useQuery(cartClockQuery, cart && !isEdited ? { cartId: cart } : null)
  const known = answer.state === 'ready' ? answer.data.cart : null
  const [watched, setWatched] = useState<Watched>(QUIET)
  const [news, setNews] = useState<News>('none')
  const startRef = useRef<HTMLButtonElement>(null)
  const watch = useRef<CartWatch | null>(null)
  const tracker = useRef(track)
  useEffect(() => {
    tracker.current = track
  })

  const renew = async (by: 'page' | 'others') => {
    if (by === 'others') setNews('renewing')
    const renewal = await live.set(renewPageAtom)
    if (by === 'others') setNews(renewal === 'renewed' ? 'renewed' : 'failed')
  }

  const isKnown = known !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer starts the watch, which then knows more
  useEffect(() => {
    if (!cart || !known) return
    const track = (event: string) => tracker.current(event)
    watch.current = watchCart({
      page,
      cart,
      kept: known,
      warnMs: warnAtSeconds * 1000,
      idleMs: idleMinutes * 60_000,
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
    // The sending has to be there before the connection is lost: a browser does not fetch it twice.
    const sender = setTimeout(
      () => void import('../../services/graphql/client').catch(() => {}),
      SENDER_MS,
    )
    return () => {
      clearTimeout(sender)
      watch.current?.stop()
    }
  }, [page, cart, isKnown, warnAtSeconds, idleMinutes])

  const isWarned = watched.state === 'counting' || watched.state === 'lapsed'
  useEffect(() => {
    if (isWarned) tracker.current('session_warning')
  }, [isWarned])

  const { state } = watched
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'ended') document.getElementById(`${id}-dialog-title`)?.focus()
    if (state === 'unanswered') announce(labels.unansweredTitle, 'assertive')
  }, [state, id, labels])

  const left = isWarned ? watched.left : null
  const { locale } = context
  const spoken = left === null ? null : spokenOf(left, [warnAtSeconds, finalSeconds, ...SPOKEN])
  useEffect(() => {
    if (spoken === null) return
    const [text, count] =
      spoken % 60 === 0 ? [labels.minutesLeft, spoken / 60] : [labels.secondsLeft, spoken]
    announce(countText(text, count, locale), 'assertive')
  }, [spoken, labels, locale])

  const searchHref = localPath(`${rateListPath(site)}?${formatSearch(search, site)}`)
  const proceed = () => {
    track('session_extend')
    void watch.current?.proceed().then((isKept) => {
      if (!isKept) return
      // The answer of an ended session leads to its page (C.18).
      requestRefetch(page)
      getSession(page).catch(() => {})
    })
  }
  const dialog: TimeoutDialog = {
    isInline: isEdited,
    isSignedIn: visitor.state === 'authenticated',
    searchHref,
    proceed,
    close() {
      if (watched.state === 'ended') page.leave(searchHref, false)
      else if (watched.state !== 'extending') proceed()
    },
    startRef,
  }
  const shared = { news, renew: () => void renew('others'), closeNews: () => setNews('none') }
  const timeOf = (seconds: number): TimeLeft => ({
    text: clockText(seconds, locale),
    isFinal: seconds <= finalSeconds,
  })
  if (isEdited) {
    return { ...shared, ...dialog, state: 'counting', of: 'cart', left: timeOf(warnAtSeconds) }
  }
  if (!cart) return { ...shared, state: 'none' }
  switch (watched.state) {
    case 'quiet':
      return { ...shared, state: 'quiet' }
    case 'counting':
      return { ...shared, ...dialog, state: 'counting', of: watched.of, left: timeOf(watched.left) }
    case 'lapsed':
      return { ...shared, ...dialog, state: 'lapsed', left: left === null ? null : timeOf(left) }
    default:
      return { ...shared, ...dialog, state: watched.state }
  }
}

/** The smallest of the times that has been reached; null before the first. */
function spokenOf(left: number, times: readonly number[]): number | null {
  const reached = times.filter((time) => left <= time)
  return reached.length > 0 ? Math.min(...reached) : null
}
