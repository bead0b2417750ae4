import { offlinePage, pageContext } from '../../../fixtures/pages'
import type { Page } from '../page/page'
import { getSession, REFETCH_FLAG } from './session'
import { refreshVisitorAtom, signInFailedAtom, visitorAtom } from './visitor'

interface Answers {
  userDetails?: unknown
  session?: unknown
}

function site({ userDetails, session }: Answers, pageId = 'hotel-overview') {
  const calls: string[] = []
  const fetch: Page['fetch'] = async (url, init) => {
    const path = String(url)
    calls.push(`${init?.method ?? 'GET'} ${path}`)
    const said = path.includes('userDetails') ? userDetails : session
    const answer = typeof said === 'function' ? said(path) : said
    if (typeof answer === 'number') return new Response('', { status: answer })
    return Response.json(answer)
  }
  const lines: string[] = []
  const context = pageContext({ page: { id: pageId, type: null } })
  const { page, store } = offlinePage(context, {
    fetch,
    log: (_level, line) => void lines.push(line),
  })
  return { page, store, calls, lines, context }
}

const member = { data: { consumerID: 'C1' } }

it.each([
  ['status SUCCESS in any case', { status: 'SUCCESS' }, 'authenticated'],
  ['a rememberedUser field, even null', { rememberedUser: null }, 'remembered'],
  ['neither', { status: 'none' }, 'unauthenticated'],
  ['an empty answer', null, 'unauthenticated'],
])('%s', async (_what, userDetails, state) => {
  const { store } = site({ userDetails, session: member })
  await store.set(visitorAtom)
  expect(store.get(visitorAtom).state).toBe(state)
})

it('sends one request for all callers, and no second one for an anonymous visitor', async () => {
  const { store, calls } = site({ userDetails: {}, session: member })
  await Promise.all([store.set(visitorAtom), store.set(visitorAtom)])
  await store.set(visitorAtom)
  expect(calls).toEqual(['GET /mi/phoenix-account-auth/v1/userDetails'])
})

it('has the session’s customer id for a signed-in visitor', async () => {
  const { store } = site({ userDetails: { status: 'success' }, session: member })
  await store.set(visitorAtom)
  expect(store.get(visitorAtom)).toEqual({ state: 'authenticated', customerId: 'C1' })
})

it('recognises a remembered visitor on booking pages by memState and consumer id', async () => {
  const session = { data: { consumerID: 'C1', memState: 'remembered' } }
  const booking = site({ userDetails: {}, session }, 'rate-list')
  await booking.store.set(visitorAtom)
  expect(booking.store.get(visitorAtom).state).toBe('remembered')
  const elsewhere = site({ userDetails: {}, session })
  await elsewhere.store.set(visitorAtom)
  expect(elsewhere.store.get(visitorAtom).state).toBe('unauthenticated')
})

it('treats a failed call as an anonymous visitor, logs it, and stores nothing for the next page', async () => {
  const { store, lines } = site({ userDetails: 500 })
  await store.set(visitorAtom)
  expect(store.get(visitorAtom)).toEqual({ state: 'unauthenticated' })
  expect(lines).toEqual([expect.stringContaining('user details')])
})

describe('after a failure', () => {
  it('nothing is stored, and the next caller requests again, until a response is stored', async () => {
    let userDetails: unknown = 500
    const { store, calls } = site({ userDetails: () => userDetails, session: member })
    await store.set(visitorAtom)
    userDetails = { status: 'SUCCESS' }
    await store.set(visitorAtom)
    expect(store.get(visitorAtom)).toMatchObject({ state: 'authenticated', customerId: 'C1' })
    await store.set(visitorAtom)
    expect(calls.filter((call) => call.includes('userDetails'))).toHaveLength(2)
  })

  it('of the session call, the next attempt gives a member’s customer id', async () => {
    let session: unknown = 503
    const { store } = site({ userDetails: { status: 'SUCCESS' }, session: () => session })
    await store.set(visitorAtom)
    expect(store.get(visitorAtom)).toEqual({ state: 'authenticated' })
    session = member
    await store.set(visitorAtom)
    expect(store.get(visitorAtom).customerId).toBe('C1')
  })

  it.each(['online', 'visibilitychange'])('the page requests again on %s', async (type) => {
    const win = new EventTarget()
    const { addEventListener, removeEventListener } = EventTarget.prototype
    Object.assign(globalThis, {
      addEventListener: addEventListener.bind(win),
      removeEventListener: removeEventListener.bind(win),
    })
    let userDetails: unknown = 500
    const { store, calls } = site({ userDetails: () => userDetails, session: member })
    const states = jest.fn()
    const answered = () =>
      new Promise<void>((resolve) => {
        const stop = store.sub(visitorAtom, () => {
          stop()
          resolve()
        })
      })
    const stop = store.sub(visitorAtom, states)
    await answered()
    expect(store.get(visitorAtom).state).toBe('unauthenticated')
    userDetails = { status: 'SUCCESS' }
    const next = answered()
    win.dispatchEvent(new Event(type))
    await next
    expect(store.get(visitorAtom).state).toBe('authenticated')
    const before = calls.length
    win.dispatchEvent(new Event(type))
    stop()
    win.dispatchEvent(new Event(type))
    await store.set(visitorAtom)
    expect(calls).toHaveLength(before)
    Reflect.deleteProperty(globalThis, 'addEventListener')
    Reflect.deleteProperty(globalThis, 'removeEventListener')
  })
})

it('posts the locale where the address does not hold the word phoenix', async () => {
  const { page, store, calls } = site({ userDetails: {} })
  page.site = {
    ...page.site,
    rest: { ...page.site.rest, userDetails: '/userDetails' },
  }
  await store.set(visitorAtom)
  expect(calls).toEqual(['POST /userDetails'])
})

describe('the name', () => {
  const named = { status: 'SUCCESS', headerSubtext: { consumerName: ' maria' } }

  it('is in the same response if both calls have one address, and is capitalised', async () => {
    const { store, calls } = site({ userDetails: named, session: member })
    await store.set(visitorAtom)
    expect(store.get(visitorAtom)).toEqual({
      state: 'authenticated',
      customerId: 'C1',
      name: 'Maria',
    })
    expect(calls).toHaveLength(2)
  })

  it('is requested by its own call where the addresses differ, after the state is known', async () => {
    const { page, store, calls } = site({ userDetails: named, session: member })
    page.storage.session.set('flags', '{"userDetailsV2":true}')
    await store.set(visitorAtom)
    expect(calls).toEqual([
      'GET /mi/phoenix-account-auth/v1/userDetails',
      'GET /mi/session',
      'GET /mi/phoenix-account-auth/v2/userDetails',
    ])
    expect(store.get(visitorAtom).name).toBe('Maria')
  })

  it.each([500, null, [], { headerSubtext: null }, { headerSubtext: { consumerName: 7 } }])(
    'is missing without an error when its call answers %j',
    async (answer) => {
      const details = (path: string) => (path.includes('v2') ? answer : { rememberedUser: null })
      const { page, store, lines } = site({ userDetails: details, session: {} })
      page.storage.session.set('flags', '{"userDetailsV2":true}')
      await store.set(visitorAtom)
      expect(store.get(visitorAtom)).toEqual({ state: 'remembered' })
      expect(lines).toEqual([])
    },
  )
})

describe('when it is refreshed', () => {
  it('reports each change once', async () => {
    let userDetails: object = {}
    const { store } = site({ userDetails: () => userDetails, session: member })
    const states: string[] = []
    store.sub(visitorAtom, () => states.push(store.get(visitorAtom).state))
    await store.set(visitorAtom)
    await store.set(refreshVisitorAtom)
    userDetails = { status: 'SUCCESS' }
    await store.set(refreshVisitorAtom)
    expect(store.get(visitorAtom)).toMatchObject({ state: 'authenticated', customerId: 'C1' })
    expect(states.at(-1)).toBe('authenticated')
  })

  it('keeps the previous state when the call fails', async () => {
    let userDetails: unknown = { status: 'SUCCESS' }
    const { store, lines } = site({ userDetails: () => userDetails, session: member })
    await store.set(visitorAtom)
    userDetails = 500
    await store.set(refreshVisitorAtom)
    expect(store.get(visitorAtom).state).toBe('authenticated')
    expect(lines).toHaveLength(1)
  })

  it('waits for a pending response, which may be older', async () => {
    let userDetails: object = {}
    const { store, calls } = site({ userDetails: () => userDetails, session: member })
    const first = store.set(visitorAtom)
    const second = store.set(refreshVisitorAtom)
    userDetails = { status: 'SUCCESS' }
    await Promise.all([first, second])
    expect(calls.filter((call) => call.includes('userDetails'))).toHaveLength(2)
    expect(store.get(visitorAtom).state).toBe('authenticated')
  })
})

it('reports a refused sign-in for an anonymous visitor only', async () => {
  const { store } = site({ userDetails: {} })
  store.set(signInFailedAtom)
  expect(store.get(visitorAtom).state).toBe('unknown')
  await store.set(visitorAtom)
  store.set(signInFailedAtom)
  expect(store.get(visitorAtom).state).toBe('attemptedSignIn')
  const member = site({ userDetails: { rememberedUser: null }, session: {} }).store
  await member.set(visitorAtom)
  member.set(signInFailedAtom)
  expect(member.get(visitorAtom).state).toBe('remembered')
})

it('sends no request in author mode', async () => {
  const { store, calls, page } = site({ userDetails: { status: 'success' } })
  page.context.mode = 'edit'
  await store.set(visitorAtom)
  expect(calls).toEqual([])
})

describe('the session', () => {
  it('is requested once per page, and again if the refetch flag is set, which is then removed', async () => {
    const { page, calls } = site({ session: member })
    await Promise.all([getSession(page), getSession(page)])
    expect(calls).toHaveLength(1)
    page.storage.session.set(REFETCH_FLAG, 'true')
    await getSession(page)
    await getSession(page)
    expect(calls).toHaveLength(2)
    expect(page.storage.session.get(REFETCH_FLAG)).toBeNull()
  })

  it('rejects with the word “session”, logs it, and can be requested again', async () => {
    const { page, calls, lines } = site({ session: 503 })
    await expect(getSession(page)).rejects.toBe('session')
    await expect(getSession(page)).rejects.toBe('session')
    expect(calls).toHaveLength(2)
    expect(lines[0]).toMatch(/^Session call failed/)
  })

  it('reads flags that the server wrote as text', async () => {
    const { page } = site({ session: { data: { isMax: 'true', isMemberRate: '1' } } })
    expect(await getSession(page)).toMatchObject({ isMax: true, isMemberRate: true })
  })
})
