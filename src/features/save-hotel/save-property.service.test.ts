import { offlinePage, pageContext } from '../../../fixtures/pages'
import { pushToLayer, queuedEvents } from '../../services/analytics/analytics'
import type { PageEvents } from '../../services/events/events'
import type { Page } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import { keepSavedAtom } from './keep-saved.service'
import { readSavedAtom, saveAtom } from './save-property.service'
import { savedPropertiesAtom } from './saved-properties.service'

/** State of a fake server for one customer. */
interface Server {
  state: 'authenticated' | 'remembered' | 'anonymous'
  ids: string[]
  revision: number
  /** Runs before the server handles a write: simulates another tab or a fault. */
  beforeWrite: (write: number) => object | null | undefined | Promise<undefined>
}

interface Call {
  path: string
  body: Record<string, unknown>
  headers: Headers
  init: RequestInit | undefined
}

/** The clock of `offlinePage`. */
const NOW = Date.UTC(2026, 10, 21, 12)

async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5))
}

function startPage(
  changes: Partial<Server> = {},
  pageId = 'hotel-overview',
  overrides: Partial<Page> = {},
) {
  const server: Server = {
    state: 'authenticated',
    ids: ['MUCDE', 'TYOJP'],
    revision: 1,
    beforeWrite: () => undefined,
    ...changes,
  }
  const calls: Call[] = []
  let writes = 0
  const listed = () => server.ids.map((id) => ({ id, __typename: 'SavedProperty' }))

  const write = async (body: Call['body']) => {
    writes += 1
    const fault = await server.beforeWrite(writes)
    if (fault !== undefined) return fault
    const { input } = body.variables as {
      input: { revisionToken: string; savedProperties: { id: string }[] }
    }
    if (input.revisionToken !== `r${server.revision}`) return { httpStatus: 409, code: 'CONFLICT' }
    server.ids = input.savedProperties.map(({ id }) => id)
    server.revision += 1
    return { httpStatus: 200, code: 'Success' }
  }

  const answer = async (path: string, body: Call['body']): Promise<unknown> => {
    switch (path) {
      case '/mi/phoenix-account-auth/v1/userDetails':
        if (server.state === 'anonymous') return { status: 'ANONYMOUS' }
        return server.state === 'authenticated' ? { status: 'success' } : { rememberedUser: null }
      case '/mi/session':
        return { data: { consumerID: 'C1' } }
      case '/mi/query/CustomerSavedProperties':
        return {
          data: {
            customer: {
              id: 'C1',
              revisionToken: `r${server.revision}`,
              savedProperties: listed(),
              __typename: 'Customer',
            },
          },
        }
      case '/mi/query/UpdateSavedProperties': {
        const status = await write(body)
        const updateSavedProperties = status && { status, savedProperties: listed() }
        return { data: { updateSavedProperties } }
      }
      case '/mi/query/UpdateCustomerSavedProperties':
        return { data: { updateCustomerSavedProperties: { status: [await write(body)] } } }
      case '/mi/query/BookUpdateSavedProperties':
        return { data: { bookUpdateSavedProperties: await write(body) } }
      default:
        return {}
    }
  }

  const log = jest.fn()
  const { page, store } = offlinePage(
    pageContext({ page: { id: pageId, type: null, propertyId: 'NYCAB' } }),
    {
      log,
      fetch: async (input, init) => {
        const path = String(input)
        const body = init?.body ? JSON.parse(String(init.body)) : {}
        calls.push({ path, body, headers: new Headers(init?.headers), init })
        return new Response(JSON.stringify(await answer(path, body)), {
          headers: { 'content-type': 'application/json' },
        })
      },
      ...overrides,
    },
  )
  const to = (part: string) => calls.filter(({ path }) => path.includes(part))
  return {
    store,
    log,
    server,
    storage: page.storage,
    /** The lists that were sent, oldest first. */
    sent: () =>
      to('Update').map(({ body }) => {
        const { input } = body.variables as {
          input: { savedProperties: { id: string }[]; revisionToken: string }
        }
        return {
          ids: input.savedProperties.map(({ id }) => id),
          revisionToken: input.revisionToken,
        }
      }),
    to,
    saved: () => store.get(savedPropertiesAtom)?.ids,
    /** Loads the visitor and the list, as before a heart can be pressed. */
    async ready() {
      await store.set(visitorAtom)
      await store.set(readSavedAtom)
      return this
    },
  }
}

const events: PageEvents['saved-properties-changed'][] = []
beforeAll(() => {
  const window = new EventTarget()
  window.addEventListener('saved-properties-changed', (event) =>
    events.push((event as CustomEvent).detail),
  )
  Object.assign(globalThis, { window })
  queuedEvents.take = pushToLayer
})
beforeEach(() => {
  events.length = 0
  ;(globalThis as { window?: Window }).window?.adobeDataLayer?.splice(0)
})
afterAll(() => Reflect.deleteProperty(globalThis, 'window'))

const tracked = () =>
  ((globalThis as { window?: Window }).window?.adobeDataLayer ?? []) as {
    event: string
    eventInfo: Record<string, unknown>
  }[]

const twenty = Array.from({ length: 20 }, (_, index) => `HOTEL${index}`)

it('sends the old ids and the new one with the revision token', async () => {
  const page = await startPage().ready()

  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('saved')

  expect(page.sent()).toEqual([{ ids: ['MUCDE', 'TYOJP', 'NYCAB'], revisionToken: 'r1' }])
  expect(page.saved()).toEqual(['MUCDE', 'TYOJP', 'NYCAB'])
  expect(page.store.get(savedPropertiesAtom)?.revisionToken).toBe('r2')
})

it('sends the list without the id when the hotel was saved', async () => {
  const page = await startPage({ ids: ['MUCDE', 'NYCAB'] }).ready()
  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('removed')
  expect(page.sent()[0]?.ids).toEqual(['MUCDE'])
})

it.each([
  ['bar', 'hotel-overview', 'UpdateSavedProperties'],
  ['header', 'rate-list', 'BookUpdateSavedProperties'],
  ['header', 'profile', 'UpdateCustomerSavedProperties'],
  ['card', 'search-results', 'UpdateCustomerSavedProperties'],
] as const)('a heart in a %s on %s sends %s', async (surface, pageId, operation) => {
  const page = await startPage({}, pageId).ready()
  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface })).toBe('saved')
  const [call] = page.to(`/mi/query/${operation}`)
  expect(call?.body.variables).toEqual({
    input: {
      id: 'C1',
      revisionToken: 'r1',
      savedProperties: [{ id: 'MUCDE' }, { id: 'TYOJP' }, { id: 'NYCAB' }],
      ...(operation === 'BookUpdateSavedProperties' ? { contentErrorOption: 'WEB' } : {}),
    },
  })
  expect(page.sent()).toHaveLength(1)
})

describe('presses during a request', () => {
  const press = (page: ReturnType<typeof startPage>, propertyId: string) =>
    page.store.set(saveAtom, { propertyId, surface: 'card' })

  it('show at once, and are sent one after another with the newest token', async () => {
    const page = await startPage().ready()

    const outcomes = [press(page, 'NYCAB'), press(page, 'MUCDE'), press(page, 'TYOJP')]

    expect(page.saved()).toEqual(['NYCAB'])
    expect(page.sent()).toEqual([])
    expect(await Promise.all(outcomes)).toEqual(['saved', 'removed', 'removed'])
    expect(page.sent()).toEqual([
      { ids: ['MUCDE', 'TYOJP', 'NYCAB'], revisionToken: 'r1' },
      { ids: ['TYOJP', 'NYCAB'], revisionToken: 'r2' },
      { ids: ['NYCAB'], revisionToken: 'r3' },
    ])
    expect(page.server.ids).toEqual(['NYCAB'])
  })

  /** The first request stays pending until `release`. */
  async function startSlow() {
    let release = () => {}
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    const page = await startPage({
      beforeWrite: (write) => (write === 1 ? released : undefined),
    }).ready()
    const first = press(page, 'NYCAB')
    await until(() => page.sent().length === 1)
    return { page, first, release }
  }

  it('the last press for a hotel wins', async () => {
    const { page, first, release } = await startSlow()

    const second = press(page, 'NYCAB')

    expect(page.saved()).toEqual(['MUCDE', 'TYOJP'])
    release()
    expect(await Promise.all([first, second])).toEqual(['ignored', 'removed'])
    expect(page.server.ids).toEqual(['MUCDE', 'TYOJP'])
    expect(tracked().map(({ event }) => event)).toEqual(['hotel_save', 'hotel_unsave'])
  })

  it('a press that restores the saved state sends no further request', async () => {
    const { page, first, release } = await startSlow()
    const others = [press(page, 'NYCAB'), press(page, 'NYCAB')]
    release()
    expect(await Promise.all([first, ...others])).toEqual(['ignored', 'ignored', 'saved'])
    expect(page.sent()).toHaveLength(1)
    expect(tracked().map(({ event }) => event)).toEqual(['hotel_save'])
  })

  it('a refusal reverts its own hotel and no other', async () => {
    const refusal = { httpStatus: 500, code: 'FAIL' }
    const page = await startPage({
      beforeWrite: (write) => (write === 1 ? refusal : undefined),
    }).ready()
    const outcomes = [press(page, 'NYCAB'), press(page, 'BKKTH')]
    expect(page.saved()).toEqual(['MUCDE', 'TYOJP', 'NYCAB', 'BKKTH'])
    expect(await Promise.all(outcomes)).toEqual(['failed', 'saved'])
    expect(page.saved()).toEqual(['MUCDE', 'TYOJP', 'BKKTH'])
  })

  it('a removal makes room for the hotel that is saved after it', async () => {
    const page = await startPage({ ids: twenty }).ready()
    const outcomes = [press(page, 'HOTEL3'), press(page, 'NYCAB'), press(page, 'BKKTH')]
    expect(page.saved()).toHaveLength(20)
    expect(await Promise.all(outcomes)).toEqual(['removed', 'saved', 'limit'])
    expect(page.server.ids).toContain('NYCAB')
  })
})

describe('leaving the page', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const press = (page: ReturnType<typeof startPage>, propertyId: string) =>
    page.store.set(saveAtom, { propertyId, surface: 'card' })
  /** The next page of the same tab, with the same server. */
  const nextPage = (server: Server, storage: Page['storage']) =>
    startPage(server, 'hotel-overview', { storage }).ready()

  it('does not cancel its requests', async () => {
    const page = await startPage().ready()
    await press(page, 'NYCAB')
    const [{ init } = {}] = page.to('Update')
    expect(init?.keepalive).toBe(true)
  })

  it('sends pending changes as one list, far below the limit of 64 KB', async () => {
    const page = await startPage({ ids: twenty }).ready()
    page.store.set(keepSavedAtom)
    await press(page, 'HOTEL0')
    page.server.beforeWrite = () => new Promise(() => {})
    void press(page, 'HOTEL1')
    await until(() => page.sent().length === 2)
    void press(page, 'HOTEL2')
    void press(page, 'HOTEL3')

    leave()

    await until(() => page.sent().length === 3)
    expect(page.sent().at(-1)?.ids).toEqual(twenty.slice(4))
    const { init } = page.to('Update').at(-1) ?? {}
    expect(init?.keepalive).toBe(true)
    expect(String(init?.body).length).toBeLessThan(2_000)
  })

  it('stores unconfirmed changes, which the next page shows at once', async () => {
    const page = await startPage().ready()
    page.store.set(keepSavedAtom)
    page.server.beforeWrite = () => new Promise(() => {})
    void press(page, 'NYCAB')
    void press(page, 'MUCDE')
    leave()

    const next = await nextPage({ ...page.server, beforeWrite: () => undefined }, page.storage)
    next.store.set(keepSavedAtom)
    expect(next.saved()).toEqual(['TYOJP', 'NYCAB'])
    await until(() => next.sent().length === 2)
    expect(next.sent().at(-1)?.ids).toEqual(['TYOJP', 'NYCAB'])
  })

  it('stores nothing that is confirmed, for another customer, or for long', async () => {
    const page = await startPage().ready()
    page.store.set(keepSavedAtom)
    await press(page, 'NYCAB')
    leave()
    expect(page.storage.session.get('savedWishes')).toBeNull()

    const wishes = [{ propertyId: 'BKKTH', surface: 'card', wanted: true }]
    for (const left of [
      { customerId: 'C2', at: NOW, wishes },
      { customerId: 'C1', at: NOW - 60_000, wishes },
    ]) {
      page.storage.session.set('savedWishes', JSON.stringify(left))
      const next = await nextPage(page.server, page.storage)
      next.store.set(keepSavedAtom)
      expect(next.saved()).not.toContain('BKKTH')
      expect(page.storage.session.get('savedWishes')).toBeNull()
    }
  })
})

describe('returning from another tab', () => {
  const comeBack = (hidden = false) => {
    Object.assign(globalThis, {
      document: { hidden, documentElement: { hasAttribute: () => true } },
    })
    window.dispatchEvent(new Event('visibilitychange'))
  }
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'))

  async function startReading() {
    let now = NOW
    const page = await startPage({}, 'hotel-overview', { now: () => now }).ready()
    page.store.set(keepSavedAtom)
    return {
      page,
      reads: () => page.to('CustomerSavedProperties').length,
      wait: (ms: number) => {
        now += ms
      },
    }
  }

  it('reads again the list that the other tab has changed', async () => {
    const { page, wait } = await startReading()
    page.server.ids = ['BKKTH']
    wait(3_000)
    comeBack()
    await until(() => page.saved()?.includes('BKKTH') ?? false)
    expect(page.saved()).toEqual(['BKKTH'])
    expect(events).toEqual([{ ids: ['BKKTH'] }])
  })

  it('reads nothing when the tab is hidden, or soon after the last read', async () => {
    const { reads, wait } = await startReading()
    wait(2_999)
    comeBack()
    wait(3_000)
    comeBack(true)
    expect(reads()).toBe(1)
    comeBack()
    comeBack()
    await until(() => reads() > 1)
    expect(reads()).toBe(2)
  })

  it('a press wins over an older response', async () => {
    const { page, wait } = await startReading()
    wait(3_000)
    comeBack()
    void page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'card' })
    await until(() => page.server.ids.includes('NYCAB'))
    expect(page.saved()).toEqual(['MUCDE', 'TYOJP', 'NYCAB'])
  })
})

it.each(['SUCCESS', 'success'])('"%s" is a success', async (code) => {
  const page = await startPage({ beforeWrite: () => ({ httpStatus: 200, code }) }).ready()
  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('saved')
  expect(page.log).not.toHaveBeenCalled()
})

it('"FAIL" changes nothing and is logged', async () => {
  const page = await startPage({ beforeWrite: () => ({ httpStatus: 500, code: 'FAIL' }) }).ready()

  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('failed')

  expect(page.saved()).toEqual(['MUCDE', 'TYOJP'])
  expect(page.log).toHaveBeenCalledTimes(1)
  expect(page.log).toHaveBeenCalledWith('error', 'error while updating properties|FAIL')
  expect(events).toEqual([])
  expect(page.to('/mi/cache/clear')).toEqual([])
})

it('distinguishes a failure from a session that has ended', async () => {
  const page = await startPage({ beforeWrite: () => ({ httpStatus: 401, code: 'FAIL' }) }).ready()
  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('failed')
  page.server.state = 'anonymous'
  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('signedOut')
  expect(page.store.get(visitorAtom).state).toBe('unauthenticated')
})

it('an invalid answer counts as a failure, and the next press works', async () => {
  const page = await startPage({
    beforeWrite: (write) => (write === 1 ? null : undefined),
  }).ready()
  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('failed')
  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('saved')
})

it('a 21st hotel is refused before any call', async () => {
  const page = await startPage({ ids: twenty }).ready()
  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('limit')
  expect(page.sent()).toEqual([])
  expect(tracked().map(({ event, eventInfo }) => [event, eventInfo.reason])).toEqual([
    ['hotel_save_blocked', 'limit'],
  ])
})

it('the 20th is saved, and one of 20 is removed', async () => {
  const page = await startPage({ ids: twenty.slice(1) }).ready()
  expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('saved')
  expect(page.saved()).toHaveLength(20)
  expect(await page.store.set(saveAtom, { propertyId: 'HOTEL5', surface: 'bar' })).toBe('removed')
  expect(page.saved()).toHaveLength(19)
})

describe('after another tab has changed the list', () => {
  it('reads it again and retries once, keeping what the other tab saved', async () => {
    const page = await startPage().ready()
    page.server.ids = ['MUCDE', 'BKKTH']
    page.server.revision = 7

    expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('saved')

    expect(page.sent()).toEqual([
      { ids: ['MUCDE', 'TYOJP', 'NYCAB'], revisionToken: 'r1' },
      { ids: ['MUCDE', 'BKKTH', 'NYCAB'], revisionToken: 'r7' },
    ])
    expect(page.saved()).toEqual(['MUCDE', 'BKKTH', 'NYCAB'])
    expect(page.log).not.toHaveBeenCalled()
  })

  it('sends nothing if that tab has saved the same hotel', async () => {
    const page = await startPage().ready()
    page.server.ids = ['MUCDE', 'NYCAB']
    page.server.revision = 7
    expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('saved')
    expect(page.sent()).toHaveLength(1)
    expect(page.saved()).toEqual(['MUCDE', 'NYCAB'])
  })

  it('refuses if that tab has filled the list', async () => {
    const page = await startPage().ready()
    page.server.ids = twenty
    page.server.revision = 7
    expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('limit')
    expect(page.sent()).toHaveLength(1)
  })

  it('gives up after the second conflict, with a log', async () => {
    const conflict = { httpStatus: 409, code: 'CONFLICT' }
    const page = await startPage({ beforeWrite: () => conflict }).ready()

    expect(await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })).toBe('failed')

    expect(page.sent()).toHaveLength(2)
    expect(page.saved()).toEqual(['MUCDE', 'TYOJP'])
    expect(page.log.mock.calls).toEqual([['error', 'error while updating properties|CONFLICT']])
  })
})

it('after success clears the server’s cache and updates every heart of the page', async () => {
  const page = await startPage().ready()
  await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })

  expect(page.to('/mi/cache/clear').map(({ body }) => body)).toEqual([{ consumerID: 'C1' }])
  expect(events).toEqual([{ ids: ['MUCDE', 'TYOJP', 'NYCAB'] }])
  expect(tracked().map(({ event }) => event)).toEqual(['hotel_save'])
})

it('customer calls for a remembered visitor have the header for it', async () => {
  const page = await startPage({ state: 'remembered' }, 'rate-list').ready()
  await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'header' })
  const calls = [...page.to('CustomerSavedProperties'), ...page.to('BookUpdate')]
  expect(calls.map(({ headers }) => headers.get('access-type'))).toEqual(
    calls.map(() => 'remember-me'),
  )
  expect(calls).toHaveLength(3)
})

it('a state that is already saved sends no request', async () => {
  const page = await startPage({ ids: ['NYCAB'] }).ready()
  const wish = { propertyId: 'NYCAB', surface: 'header', save: true } as const
  expect(await page.store.set(saveAtom, wish)).toBe('ignored')
  expect(page.sent()).toEqual([])
})

it('many cards read the list once', async () => {
  const page = startPage()
  await page.store.set(visitorAtom)
  await Promise.all([1, 2, 3].map(() => page.store.set(readSavedAtom)))
  expect(page.to('CustomerSavedProperties')).toHaveLength(1)
})

it('a response to a request from before a save does not undo it', async () => {
  const page = await startPage().ready()
  await page.store.set(saveAtom, { propertyId: 'NYCAB', surface: 'bar' })
  page.store.set(savedPropertiesAtom, {
    id: 'C1',
    revisionToken: 'r1',
    savedProperties: [{ id: 'MUCDE' }],
  })
  expect(page.saved()).toEqual(['MUCDE', 'TYOJP', 'NYCAB'])
})
