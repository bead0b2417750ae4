import { offlinePage, pageContext } from '../../fixtures/pages'
import type { Page } from './page'
import { getSession, REFETCH_FLAG } from './session'
import { visitorAtom } from './visitor'

interface Answers {
  userDetails?: unknown
  session?: unknown
}

function site({ userDetails, session }: Answers, pageId = 'hotel-overview') {
  const calls: string[] = []
  const fetch: Page['fetch'] = async (url, init) => {
    const path = String(url)
    calls.push(`${init?.method ?? 'GET'} ${path}`)
    const answer = path.includes('userDetails') ? userDetails : session
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

it('asks once for all who want to know, and nothing more for an anonymous visitor', async () => {
  const { store, calls } = site({ userDetails: {}, session: member })
  await Promise.all([store.set(visitorAtom), store.set(visitorAtom)])
  await store.set(visitorAtom)
  expect(calls).toEqual(['GET /mi/phoenix-account-auth/v1/userDetails'])
})

it('has the customer id of the session for who is signed in', async () => {
  const { store } = site({ userDetails: { status: 'success' }, session: member })
  await store.set(visitorAtom)
  expect(store.get(visitorAtom)).toEqual({ state: 'authenticated', customerId: 'C1' })
})

it('knows a remembered visitor on booking pages by memState and consumer id', async () => {
  const session = { data: { consumerID: 'C1', memState: 'remembered' } }
  const booking = site({ userDetails: {}, session }, 'rate-list')
  await booking.store.set(visitorAtom)
  expect(booking.store.get(visitorAtom).state).toBe('remembered')
  const elsewhere = site({ userDetails: {}, session })
  await elsewhere.store.set(visitorAtom)
  expect(elsewhere.store.get(visitorAtom).state).toBe('unauthenticated')
})

it('treats a failed call as nobody, logs it, and leaves no trace for the next page', async () => {
  const { store, lines } = site({ userDetails: 500 })
  await store.set(visitorAtom)
  expect(store.get(visitorAtom)).toEqual({ state: 'unauthenticated' })
  expect(lines).toEqual([expect.stringContaining('user details')])
})

it('posts the locale where the address does not hold the word phoenix', async () => {
  const { page, store, calls } = site({ userDetails: {} })
  page.context.config = {
    ...page.context.config,
    rest: { ...page.context.config.rest, userDetails: '/userDetails' },
  }
  await store.set(visitorAtom)
  expect(calls).toEqual(['POST /userDetails'])
})

it('asks nothing in author mode', async () => {
  const { store, calls, page } = site({ userDetails: { status: 'success' } })
  page.context.mode = 'edit'
  await store.set(visitorAtom)
  expect(calls).toEqual([])
})

describe('the session', () => {
  it('is read once per page, and again when the refetch flag was set, which then is gone', async () => {
    const { page, calls } = site({ session: member })
    await Promise.all([getSession(page), getSession(page)])
    expect(calls).toHaveLength(1)
    page.storage.session.set(REFETCH_FLAG, 'true')
    await getSession(page)
    await getSession(page)
    expect(calls).toHaveLength(2)
    expect(page.storage.session.get(REFETCH_FLAG)).toBeNull()
  })

  it('rejects with the word session, logs it, and may be asked again', async () => {
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
