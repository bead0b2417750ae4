import { offlinePage, pageContext } from '../../../fixtures/pages'
import { propertyBarQuery } from '../../components/property-bar/property-bar.operations'
import { updateSavedPropertiesMutation } from '../../features/save-hotel/saved-properties.operations'
import type { Page } from '../page/page'
import { CallError } from '../transport/rest'
import { execute } from './answers'
import { executeOperation } from './client'
import { registeredHash } from './registered'
import { reportGraphqlError } from './report'

type Call = { url: string; headers: Record<string, string>; body: Record<string, unknown> }

/** A gateway that returns the answers in order and repeats the last one. */
function gateway(...answers: (() => Response | Promise<Response>)[]) {
  const calls: Call[] = []
  const fetch: Page['fetch'] = async (url, init) => {
    calls.push({
      url: String(url),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: JSON.parse(String(init?.body)),
    })
    const answer = answers[Math.min(calls.length, answers.length) - 1]
    if (!answer) throw new TypeError('no network')
    return answer()
  }
  return { calls, fetch }
}

const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    new Response(JSON.stringify(body), {
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    })
const status = (code: number) => () => new Response('{}', { status: code })
const property = { data: { property: null } }

function pageWith(
  fetch: Page['fetch'],
  config: Partial<ReturnType<typeof pageContext>['site']> = {},
) {
  const lines: string[] = []
  const context = pageContext()
  const { page } = offlinePage(
    { ...context, locale: 'de-DE', site: { ...context.site, ...config } },
    { fetch, log: (_level, line) => void lines.push(line) },
  )
  return { page, lines }
}

const win = Object.assign(new EventTarget(), { parent: null as unknown })
beforeAll(() => {
  win.parent = win
  Object.assign(globalThis, { window: win })
})

const bar = { propertyId: 'NYCAB' }

it('sends the hash and never the text, to the path of the operation, with the headers of C.1', async () => {
  const { calls, fetch } = gateway(json(property))
  const { page } = pageWith(fetch)
  await execute(page, propertyBarQuery, bar)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.url).toBe('/mi/query/PropertyBar')
  expect(calls[0]?.body).toEqual({
    operationName: 'PropertyBar',
    variables: bar,
    extensions: {
      persistedQuery: { version: 1, sha256Hash: await registeredHash(propertyBarQuery, false) },
    },
  })
  expect(calls[0]?.headers).toMatchObject({
    'accept-language': 'de-DE',
    'graphql-operation-name': 'PropertyBar',
    'x-requested-by': 'foyer-sandbox',
    dtt: 'false',
    'apollographql-client-name': 'foyer-web',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'content-type': 'application/json',
  })
})

it('sends the hash of the DTT set where the site is DTT', async () => {
  const { calls, fetch } = gateway(json(property))
  await execute(pageWith(fetch, { dtt: true }).page, propertyBarQuery, bar)
  expect(calls[0]?.headers.dtt).toBe('true')
  expect(calls[0]?.body.extensions).toMatchObject({
    persistedQuery: { sha256Hash: await registeredHash(propertyBarQuery, true) },
  })
})

describe('for a visitor with a session', () => {
  const session = (values: object | number, delayed = false) => {
    const { calls, fetch } = gateway(json(property))
    const asked: string[] = []
    const answer: Page['fetch'] = async (url, init) => {
      if (String(url) !== '/mi/session') return fetch(url, init)
      asked.push(String(url))
      if (delayed) return new Promise(() => {})
      return typeof values === 'number' ? status(values)() : Response.json({ data: values })
    }
    return { calls, asked, fetch: answer }
  }
  const show = (isKnown: boolean) =>
    Object.assign(globalThis, { document: { documentElement: { hasAttribute: () => isKnown } } })
  beforeEach(() => void show(true))
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document')
  })
  const sent = (call: Call | undefined) => [call?.headers.dtt, call?.headers['x-requested-by']]

  it.each([
    [
      'before the site’s settings',
      { isDTT: 'true', tripsXRequestedByHeader: 'trips' },
      'true',
      'trips',
    ],
    ['unless it has none', {}, 'false', 'foyer-sandbox'],
    ['unless it fails', 503, 'false', 'foyer-sandbox'],
  ])(
    'the session determines the set of operations and the caller, %s',
    async (_what, values, dtt, requestedBy) => {
      const { calls, fetch } = session(values)
      await execute(pageWith(fetch).page, propertyBarQuery, bar)
      expect(sent(calls[0])).toEqual([dtt, requestedBy])
      expect(calls[0]?.body.extensions).toMatchObject({
        persistedQuery: { sha256Hash: await registeredHash(propertyBarQuery, dtt === 'true') },
      })
    },
  )

  it('a regular session on a DTT site uses the regular set', async () => {
    const { calls, fetch } = session({ isDTT: false })
    await execute(pageWith(fetch, { dtt: true }).page, propertyBarQuery, bar)
    expect(sent(calls[0])).toEqual(['false', 'foyer-sandbox'])
  })

  it('two operations request the session once', async () => {
    const { asked, fetch } = session({})
    const { page } = pageWith(fetch)
    await execute(page, propertyBarQuery, bar)
    await execute(page, propertyBarQuery, { propertyId: 'MUCDE' })
    expect(asked).toHaveLength(1)
  })

  it('an operation waits two seconds for the session at most', async () => {
    await registeredHash(propertyBarQuery, false)
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
    const { calls, fetch } = session({}, true)
    void execute(pageWith(fetch).page, propertyBarQuery, bar)
    await jest.advanceTimersByTimeAsync(1999)
    expect(calls).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(1)
    expect(sent(calls[0])).toEqual(['false', 'foyer-sandbox'])
  })

  it('requests no session for an unknown visitor', async () => {
    show(false)
    const { asked, fetch } = session({ isDTT: true })
    await execute(pageWith(fetch).page, propertyBarQuery, bar)
    expect(asked).toEqual([])
  })
})

it('sends identical queries once, and none for a cached response', async () => {
  const { calls, fetch } = gateway(json(property))
  const { page } = pageWith(fetch)
  await Promise.all([execute(page, propertyBarQuery, bar), execute(page, propertyBarQuery, bar)])
  await execute(page, propertyBarQuery, bar)
  expect(calls).toHaveLength(1)
})

it('keeps the prices of two searches for one product apart', async () => {
  const priced = (amount: number) => {
    const total = { __typename: 'Money', amount, decimalPoint: 2, currency: 'EUR' }
    const totalPricing = { __typename: 'Pricing', total }
    const product = { __typename: 'Product', id: 'MUCDE-KING-FLEX', totalPricing }
    return json({ data: { searchProductInfo: { __typename: 'ProductInfo', product } } })
  }
  const { calls, fetch } = gateway(priced(10000), priced(20000))
  const { page } = pageWith(fetch)
  const query = {
    name: 'StickyBar',
    text: 'query StickyBar($search:SearchInput!){searchProductInfo(search:$search){product{id totalPricing{total{amount decimalPoint currency __typename}__typename}__typename}__typename}}',
  } as unknown as typeof propertyBarQuery
  const amountOf = async (checkIn: string) => {
    const { data } = await execute(page, query, { search: { checkIn } } as never)
    return data
  }
  const first = await amountOf('2027-03-10')
  await amountOf('2027-04-10')
  expect(await amountOf('2027-03-10')).toEqual(first)
  expect(calls).toHaveLength(2)
})

describe('with fake timers', () => {
  // Fake timers do not advance the hashing thread, so the hash is memoized beforehand.
  beforeAll(() => registeredHash(propertyBarQuery, false))
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))

  it('repeats a query once, 500 ms after a 503', async () => {
    const { calls, fetch } = gateway(status(503), json(property))
    const reply = execute(pageWith(fetch).page, propertyBarQuery, bar)
    await jest.advanceTimersByTimeAsync(499)
    expect(calls).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(await reply).toEqual({ data: property.data })
    expect(calls).toHaveLength(2)
  })

  it('gives up after the second failure, and logs it', async () => {
    const { calls, fetch } = gateway(status(503))
    const { page, lines } = pageWith(fetch)
    const reply = execute(page, propertyBarQuery, bar)
    await jest.advanceTimersByTimeAsync(5000)
    expect((await reply).error).toMatchObject({ kind: 'http', status: 503 })
    expect(calls).toHaveLength(2)
    expect(lines).toEqual([expect.stringContaining('PropertyBar')])
  })
})

it('never repeats a mutation', async () => {
  const { calls, fetch } = gateway(status(503))
  const input = { id: 'C1', revisionToken: 'r1', savedProperties: [] }
  const reply = await execute(pageWith(fetch).page, updateSavedPropertiesMutation, { input })
  expect(reply.error).toMatchObject({ kind: 'http' })
  expect(calls).toHaveLength(1)
})

it('keeps the migration status per property and sends it with the next call', async () => {
  const headers = { 'uxl-migration-status': 'migrated' }
  const { calls, fetch } = gateway(json(property, { headers }))
  const { page } = pageWith(fetch)
  await execute(page, propertyBarQuery, bar)
  await execute(page, propertyBarQuery, { propertyId: 'MUCDE' })
  await execute(page, propertyBarQuery, bar, { fresh: true })
  expect(calls.map((call) => call.headers['uxl-migration-status'])).toEqual([
    undefined,
    undefined,
    'migrated',
  ])
  expect(page.storage.session.get('uxlMigrationStatus')).toBe(
    '{"NYCAB":"migrated","MUCDE":"migrated"}',
  )
})

const failed = json({
  data: null,
  errors: [{ message: 'no', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
})

it('raises graphql-error once for a listed operation', async () => {
  const { fetch } = gateway(failed)
  const listed = { ...pageContext().site.gql, uxlOperations: ['PropertyBar'] }
  const { page, lines } = pageWith(fetch, { gql: listed })
  const events: unknown[] = []
  const listen = (event: Event) => events.push((event as CustomEvent).detail)
  win.addEventListener('graphql-error', listen)
  await execute(page, propertyBarQuery, bar)
  win.removeEventListener('graphql-error', listen)
  expect(events).toEqual([
    {
      source: 'UXL_ERROR',
      operationName: 'PropertyBar',
      errors: [{ code: 'INTERNAL_SERVER_ERROR', message: 'no' }],
      requestId: expect.any(String),
    },
  ])
  expect(lines).toEqual([expect.stringMatching(/^UXL_ERROR\|graphql\|PropertyBar\|/)])
})

it('raises nothing for an operation that is not listed', async () => {
  const { fetch } = gateway(failed)
  const raised = jest.fn()
  win.addEventListener('graphql-error', raised)
  await execute(pageWith(fetch).page, propertyBarQuery, bar)
  win.removeEventListener('graphql-error', raised)
  expect(raised).not.toHaveBeenCalled()
})

it('posts to the parent page for payment-info operations, and raises no event', () => {
  const raised = jest.fn()
  const posted: unknown[][] = []
  win.addEventListener('graphql-error', raised)
  win.parent = { postMessage: (...words: unknown[]) => posted.push(words) }
  const error = new CallError('graphql', 'no cards', 200, 'request-1')
  const { page } = pageWith(gateway().fetch)
  reportGraphqlError(page, 'CustomerPaymentInfo', error, error)
  win.parent = win
  win.removeEventListener('graphql-error', raised)
  expect(raised).not.toHaveBeenCalled()
  expect(posted).toEqual([
    [
      {
        type: 'graphQlError',
        operationName: 'CustomerPaymentInfo',
        code: 'graphql',
        requestId: 'request-1',
      },
      'https://www.alderway.example',
    ],
  ])
})

it('uses the data of a partial answer and logs its errors', async () => {
  const partial = { data: { property: { id: 'NYCAB' } }, errors: [{ message: 'reviews are down' }] }
  const { fetch } = gateway(json(partial))
  const { page, lines } = pageWith(fetch)
  const reply = await executeOperation(page, propertyBarQuery, bar, {})
  expect(reply.data).toEqual({ property: { id: 'NYCAB' } })
  expect(reply.error?.kind).toBe('graphql')
  expect(lines).toHaveLength(1)
})

it.each([
  [
    'HTML in place of JSON',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    'parse',
  ],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  [
    'no answer in time',
    () => Promise.reject(Object.assign(new Error('late'), { name: 'TimeoutError' })),
    'timeout',
  ],
])('reports %s with its own kind of error', async (_what, answer, kind) => {
  const { fetch } = gateway(answer)
  const input = { id: 'C1', revisionToken: 'r1', savedProperties: [] }
  const reply = await execute(pageWith(fetch).page, updateSavedPropertiesMutation, { input })
  expect(reply.error?.kind).toBe(kind)
})
