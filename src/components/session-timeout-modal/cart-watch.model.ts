import { listen } from '../../services/events/events'
import type { Page } from '../../services/page/page'
import { type Moment, momentOf } from './cart-moment'
import { joinTabs, type TabNews } from './cart-tabs'

/** What the server says of a cart that it has just kept. */
export interface KeptCart {
  revision: number
  /** Seconds. */
  expiresIn: number
}

export type Watched =
  | { state: 'quiet' }
  | Extract<Moment, { state: 'counting' | 'lapsed' }>
  | { state: 'extending' }
  /** Two attempts to keep the cart were not answered. */
  | { state: 'unanswered' }
  /** The server has no such cart any more, or the session has ended without use. */
  | { state: 'ended' }

interface WatchOptions {
  page: Page
  cart: string
  /** As the page shows it. */
  kept: KeptCart
  warnMs: number
  /** How long the visitor may do nothing: who has signed in meanwhile has less time. */
  idleMs: () => number
  /** Keeps the cart on the server. Null: there is none; rejects without an answer. */
  extend: () => Promise<KeptCart | null>
  show: (watched: Watched) => void
  /** The cart has another revision than the page shows. */
  onChanged: (change: { revision: number; by: 'page' | 'others' }) => void
  /** The session ends now, in front of the visitor. */
  onEnd: () => void
}

export interface CartWatch {
  /** The visitor stays. */
  proceed: () => Promise<boolean>
  stop: () => void
}

const ACTIVITY = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll']

/** Activity is passed on at most this often, to the server and to other tabs. */
const NOTED_EVERY_MS = 60_000

/** A timer that is later than this has slept with the computer. */
const SLEPT_MS = 5_000

/**
 * Watches how long the cart of a page stands, together with the other tabs of the browser
 * (docs/decisions/0052). Starts at once.
 */
export function watchCart(options: WatchOptions): CartWatch {
  const { page, cart, warnMs, idleMs, extend, show, onChanged, onEnd } = options
  let { revision } = options.kept
  let seenAt = page.now()
  let notedAt = seenAt
  let cartEnd = seenAt + options.kept.expiresIn * 1000
  let shown: Watched['state'] = 'quiet'
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0
  let tabs = joinTabs(page, hear)

  const tell = () => tabs.tell({ cart, revision, cartEnd, seenAt })
  const turn = (watched: Watched) => {
    if (watched.state === 'quiet' && shown === 'quiet') return
    shown = watched.state
    show(watched)
  }

  function check() {
    clearTimeout(timer)
    if (shown === 'extending' || shown === 'unanswered' || shown === 'ended') return
    const now = page.now()
    const moment = momentOf({ now, cartEnd, sessionEnd: seenAt + idleMs(), warnMs })
    const hasSlept = dueAt > 0 && now - dueAt > SLEPT_MS
    dueAt = 0
    if (moment.state === 'over' || (hasSlept && moment.state === 'lapsed')) {
      // Nobody looks at a hidden page: it asks the server once the visitor is back.
      if (document.hidden) return
      if (hasSlept) return void comeBack()
      turn({ state: 'ended' })
      return onEnd()
    }
    turn(moment)
    dueAt = moment.next
    timer = setTimeout(check, moment.next - now)
  }

  function hear(news: TabNews) {
    seenAt = Math.max(seenAt, news.seenAt)
    if (news.cart === cart) {
      cartEnd = Math.max(cartEnd, news.cartEnd)
      if (news.revision < revision) tell()
      learn(news.revision, 'others')
      // Another tab has got the answer that this one is waiting for.
      if (shown === 'unanswered' && page.now() < news.cartEnd) turn({ state: 'quiet' })
    }
    check()
  }

  function learn(newer: number, by: 'page' | 'others') {
    if (newer <= revision) return
    revision = newer
    onChanged({ revision, by })
  }

  /** Throws without an answer; false when there is no such cart. */
  async function keep(): Promise<boolean> {
    const kept = await extend()
    if (!kept) {
      turn({ state: 'ended' })
      return false
    }
    seenAt = notedAt = page.now()
    cartEnd = seenAt + kept.expiresIn * 1000
    learn(kept.revision, 'others')
    tell()
    return true
  }

  /** The visitor is not told when it fails: the next activity tries again. */
  async function keepSilently() {
    if (await keep().catch(() => false)) turn({ state: 'quiet' })
    check()
  }

  function onActivity() {
    if (shown !== 'quiet') return
    const now = page.now()
    if (now >= Math.min(cartEnd, seenAt + idleMs())) return
    seenAt = now
    if (now - notedAt < NOTED_EVERY_MS) return
    notedAt = now
    tell()
    void keepSilently()
  }

  /** After a sleep, in a page that was hidden, for another visitor: only the server knows what has ended. */
  async function comeBack() {
    if (shown === 'extending' || shown === 'ended' || shown === 'unanswered') return
    const now = page.now()
    if (now < Math.min(cartEnd, seenAt + idleMs())) return check()
    clearTimeout(timer)
    const isKept = await keep().catch(() => null)
    if (isKept) turn({ state: 'quiet' })
    if (isKept === false) return onEnd()
    if (isKept === null) turn({ state: 'unanswered' })
    check()
  }

  const stopper = new AbortController()
  const { signal } = stopper
  for (const type of ACTIVITY)
    addEventListener(type, onActivity, { signal, capture: true, passive: true })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden) void comeBack()
    },
    { signal },
  )
  addEventListener(
    'pagehide',
    () => {
      clearTimeout(timer)
      // A page with an open channel is thrown out of the back/forward cache by a message.
      tabs.leave()
    },
    { signal },
  )
  addEventListener(
    'pageshow',
    ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      tabs = joinTabs(page, hear)
      // The cart may have changed since, in this tab too.
      void keepSilently()
    },
    { signal },
  )
  const stopListening = [
    listen('cart-changed', ({ cart: changed, revision: newer }) => {
      if (changed !== cart || newer <= revision) return
      seenAt = page.now()
      learn(newer, 'page')
      tell()
    }),
    listen('visitor-active', onActivity),
    // Who turns out to be a member has less time than the timer was set for.
    listen('auth-changed', () => void comeBack()),
  ]

  tell()
  check()
  return {
    async proceed() {
      if (shown === 'extending' || shown === 'ended') return false
      clearTimeout(timer)
      turn({ state: 'extending' })
      const isKept = await keep()
        .catch(keep)
        .catch(() => null)
      if (isKept === null) turn({ state: 'unanswered' })
      if (isKept) turn({ state: 'quiet' })
      check()
      return isKept === true
    },
    stop() {
      clearTimeout(timer)
      stopper.abort()
      for (const stop of stopListening) stop()
      tabs.leave()
    },
  }
}
