/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { emit } from '../../services/events/events'
import { type CartWatch, type KeptCart, type Watched, watchCart } from './cart-watch.model'

const MINUTE = 60_000

/** The tabs of one browser; messages arrive at once. */
class Channel extends EventTarget {
  static open = new Set<Channel>()
  constructor(readonly name: string) {
    super()
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  }
  close() {
    Channel.open.delete(this)
  }
}

let watches: CartWatch[] = []
let isHidden = false

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2027, 2, 1, 12) })
  Object.assign(globalThis, { BroadcastChannel: Channel, structuredClone: (data: unknown) => data })
  isHidden = false
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
})
afterEach(() => {
  for (const watch of watches) watch.stop()
  watches = []
  expect(Channel.open.size).toBe(0)
})

const KEPT: KeptCart = { revision: 1, expiresIn: 900 }

/** A tab with a cart; `answers` are those of the server to its extensions, the last one repeats. */
function openTab({
  cart = 'c1',
  kept = KEPT,
  answers = [KEPT] as (KeptCart | null | Error)[],
  idleMs = () => 30 * MINUTE,
} = {}) {
  const { page } = offlinePage(pageContext(), { now: () => Date.now() })
  const shown: Watched[] = []
  const changes: object[] = []
  let asked = 0
  const onEnd = jest.fn()
  const watch = watchCart({
    ...{ page, cart, kept, onEnd, warnMs: 5 * MINUTE, idleMs },
    extend: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      if (answer instanceof Error) throw answer
      return answer ?? null
    },
    show: (watched) => shown.push(watched),
    onChanged: (change) => changes.push(change),
  })
  watches.push(watch)
  return {
    ...{ watch, changes, onEnd },
    now: () => shown.at(-1) ?? { state: 'quiet' },
    asked: () => asked,
  }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const move = () => dispatchEvent(new Event('pointermove'))
/** The computer sleeps: no timer runs, the clock goes on. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms)
const show = async (isShown: boolean) => {
  isHidden = !isShown
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
}

test('after ten minutes without use the last five of the cart are counted, each second once', async () => {
  const tab = openTab()
  await pass(10 * MINUTE - 1)
  expect(tab.now()).toEqual({ state: 'quiet' })
  await pass(1)
  expect(tab.now()).toMatchObject({ state: 'counting', of: 'cart', left: 300 })
  await pass(MINUTE)
  expect(tab.now()).toMatchObject({ left: 240 })
  expect(tab.asked()).toBe(0)
})

test('the cart’s time passes without leaving the page; the session’s end leaves it', async () => {
  const tab = openTab()
  await pass(15 * MINUTE)
  expect(tab.now()).toMatchObject({ state: 'lapsed', left: null })
  await pass(10 * MINUTE)
  expect(tab.now()).toMatchObject({ state: 'lapsed', left: 300 })
  expect(tab.onEnd).not.toHaveBeenCalled()
  await pass(5 * MINUTE)
  expect(tab.now()).toEqual({ state: 'ended' })
  expect(tab.onEnd).toHaveBeenCalledTimes(1)
  expect(tab.asked()).toBe(0)
})

describe('a visitor who is found to be a member after the page was loaded', () => {
  const openStranger = (answers: (KeptCart | null)[]) => {
    let idle = 24 * 60 * MINUTE
    const tab = openTab({ idleMs: () => idle, answers })
    const becomeMember = async () => {
      idle = 30 * MINUTE
      emit('auth-changed', { state: 'authenticated', previous: 'unauthenticated' })
      await pass(0)
    }
    return { ...tab, becomeMember }
  }

  test('is warned of the end of a member’s session', async () => {
    const tab = openStranger([KEPT])
    await tab.becomeMember()
    await pass(30 * MINUTE)
    expect(tab.onEnd).toHaveBeenCalledTimes(1)
    expect(tab.asked()).toBe(0)
  })

  test('goes on when the quote had ended, with a new one', async () => {
    const tab = openStranger([KEPT])
    await pass(40 * MINUTE)
    expect(tab.now()).toMatchObject({ state: 'lapsed', left: null })
    await tab.becomeMember()
    expect([tab.now(), tab.asked()]).toEqual([{ state: 'quiet' }, 1])
    await pass(30 * MINUTE)
    expect(tab.onEnd).toHaveBeenCalledTimes(1)
  })

  test('leaves when the server has no such cart', async () => {
    const tab = openStranger([null])
    await pass(40 * MINUTE)
    await tab.becomeMember()
    expect(tab.onEnd).toHaveBeenCalledTimes(1)
  })
})

test('activity keeps the cart, and asks the server once a minute at most', async () => {
  const tab = openTab()
  for (let second = 0; second < 20 * 60; second += 10) {
    move()
    await pass(10_000)
  }
  expect(tab.now()).toEqual({ state: 'quiet' })
  expect(tab.asked()).toBe(19)
})

test('a visitor who is asked by the bank in a frame keeps the cart, as one who moves the pointer', async () => {
  const tab = openTab()
  for (let minute = 0; minute < 20; minute += 1) {
    emit('visitor-active', {})
    await pass(MINUTE)
  }
  expect(tab.now()).toEqual({ state: 'quiet' })
  expect(tab.asked()).toBeGreaterThan(15)
})

test('activity while the warning is open does not answer it', async () => {
  const tab = openTab()
  await pass(11 * MINUTE)
  move()
  await pass(MINUTE)
  expect(tab.now()).toMatchObject({ state: 'counting', left: 180 })
  expect(tab.asked()).toBe(0)
})

test('going on keeps the cart and starts both clocks again', async () => {
  const tab = openTab()
  await pass(14 * MINUTE)
  expect(await tab.watch.proceed()).toBe(true)
  expect(tab.now()).toEqual({ state: 'quiet' })
  await pass(10 * MINUTE)
  expect(tab.now()).toMatchObject({ state: 'counting', left: 300 })
})

test('an unanswered attempt is repeated once, a second one is told and can be tried again', async () => {
  const lost = new Error('no answer')
  const once = openTab({ answers: [lost, KEPT] })
  await pass(12 * MINUTE)
  expect(await once.watch.proceed()).toBe(true)
  expect([once.now().state, once.asked()]).toEqual(['quiet', 2])
  once.watch.stop()
  const twice = openTab({ answers: [lost, lost, KEPT] })
  await pass(12 * MINUTE)
  expect(await twice.watch.proceed()).toBe(false)
  expect([twice.now().state, twice.asked()]).toEqual(['unanswered', 2])
  expect(await twice.watch.proceed()).toBe(true)
  expect(twice.now().state).toBe('quiet')
})

test('a cart that the server does not have any more is told as ended, and nothing is asked again', async () => {
  const tab = openTab({ answers: [null] })
  await pass(12 * MINUTE)
  expect(await tab.watch.proceed()).toBe(false)
  await pass(60 * MINUTE)
  expect([tab.now().state, tab.asked()]).toEqual(['ended', 1])
})

describe('a laptop that has slept for two hours', () => {
  it('is asked about by the page that is seen again: an unchanged cart goes on without a word', async () => {
    const tab = openTab()
    await show(false)
    sleep(120 * MINUTE)
    await show(true)
    expect([tab.now().state, tab.asked(), tab.changes]).toEqual(['quiet', 1, []])
    await pass(10 * MINUTE)
    expect(tab.now()).toMatchObject({ state: 'counting', left: 300 })
  })

  it('wakes with the page in sight: a late timer does the same', async () => {
    const tab = openTab()
    await pass(MINUTE)
    sleep(120 * MINUTE)
    await pass(9 * MINUTE)
    expect([tab.now().state, tab.asked()]).toEqual(['quiet', 1])
    expect(tab.onEnd).not.toHaveBeenCalled()
  })

  it('has lost its session: the page ends', async () => {
    const tab = openTab({ answers: [null] })
    await show(false)
    sleep(120 * MINUTE)
    await show(true)
    expect(tab.now().state).toBe('ended')
    expect(tab.onEnd).toHaveBeenCalledTimes(1)
  })

  it('has another price by now: the page hears of the revision', async () => {
    const tab = openTab({ answers: [{ revision: 2, expiresIn: 900 }] })
    await show(false)
    sleep(20 * MINUTE)
    await show(true)
    expect(tab.changes).toEqual([{ revision: 2, by: 'others' }])
  })

  it('has no network yet: the visitor can try again', async () => {
    const tab = openTab({ answers: [new Error('offline'), KEPT] })
    await show(false)
    sleep(20 * MINUTE)
    await show(true)
    expect(tab.now().state).toBe('unanswered')
    expect(await tab.watch.proceed()).toBe(true)
  })
})

test('a hidden page neither ends nor asks before its visitor is back', async () => {
  const tab = openTab()
  await show(false)
  await pass(90 * MINUTE)
  expect([tab.onEnd.mock.calls.length, tab.asked()]).toEqual([0, 0])
  await show(true)
  expect([tab.now().state, tab.asked()]).toEqual(['quiet', 1])
})

describe('two tabs', () => {
  it('of one cart: going on in one closes the warning of the other', async () => {
    const [one, two] = [openTab(), openTab()]
    await pass(11 * MINUTE)
    expect([one.now().state, two.now().state]).toEqual(['counting', 'counting'])
    await two.watch.proceed()
    expect(one.now().state).toBe('quiet')
  })

  it('of two carts share the session, and not the time of a cart', async () => {
    const one = openTab()
    const two = openTab({ cart: 'c2', kept: { revision: 1, expiresIn: 1740 } })
    await pass(11 * MINUTE)
    expect([one.now().state, two.now().state]).toEqual(['counting', 'quiet'])
    await two.watch.proceed()
    expect(one.now()).toMatchObject({ state: 'counting', of: 'cart' })
    await pass(15 * MINUTE)
    // Without the other tab its session would be near its end.
    expect(one.now()).toMatchObject({ state: 'lapsed', left: null })
  })

  it('of one cart: the older one hears of the newer revision, whichever speaks first', () => {
    const older = openTab()
    openTab({ kept: { revision: 3, expiresIn: 900 } })
    expect(older.changes).toEqual([{ revision: 3, by: 'others' }])
    const late = openTab({ kept: { revision: 2, expiresIn: 900 } })
    expect(late.changes).toEqual([{ revision: 3, by: 'others' }])
    expect(older.changes).toHaveLength(1)
  })

  it('of one cart: a change in one page is told to its widgets and to the other tab', () => {
    const [one, two] = [openTab(), openTab()]
    one.watch.stop()
    const other = openTab()
    emit('cart-changed', { cart: 'c1', revision: 2 })
    emit('cart-changed', { cart: 'c1', revision: 2 })
    emit('cart-changed', { cart: 'another', revision: 9 })
    // Both stand on one window here, so that both are the page that has changed the cart.
    expect([two.changes.length, other.changes.length]).toEqual([1, 1])
    expect(two.changes[0]).toMatchObject({ revision: 2 })
  })

  it('a page of the back/forward cache leaves the tabs, and compares its revision when it is back', async () => {
    const tab = openTab({ answers: [{ revision: 2, expiresIn: 900 }] })
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(Channel.open.size).toBe(0)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await pass(0)
    expect(tab.changes).toEqual([{ revision: 2, by: 'others' }])
    expect(Channel.open.size).toBe(1)
  })
})
