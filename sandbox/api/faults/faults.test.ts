import Fastify, { type FastifyRequest } from 'fastify'
import { findCustomer } from '../../database/members/customers'
import { testHotel } from '../../database/testing/test-hotels'
import { apiPlugin } from '../api-plugin'
import { testApi } from '../testing/test-api'
import {
  allOperations,
  propertyBar,
  propertyByPropertyIdStatus,
  updateSavedProperties,
} from '../testing/test-operations'
import { faultHeaders } from './faults'

const api = testApi({ hotels: [testHotel('NYCAB')], operations: allOperations })

const USER_DETAILS = '/mi/phoenix-account-auth/v1/userDetails'
const faulty = (value: string) => ({ headers: { 'x-foyer-fault': value } })
const bar = (value: string) => api.server.query(propertyBar, { propertyId: 'NYCAB' }, faulty(value))
const details = (value: string) => api.server.get(USER_DETAILS, faulty(value))
const fine = { data: { property: expect.objectContaining({ id: 'NYCAB' }) } }

test('late: the work is done at once, the answer comes later', async () => {
  const start = performance.now()
  const answer = await details('userDetails:late:150')
  expect(performance.now() - start).toBeGreaterThanOrEqual(149)
  expect((await answer.json()).status).toBe('ANONYMOUS')
})

test('lost: the work is done, and the connection ends without an answer', async () => {
  const cookie = await api.server.become('member-maria')
  const before = await findCustomer(api.database.db, 'C1001')
  const input = { id: 'C1001', revisionToken: before?.revisionToken, savedProperties: [] }
  const headers = { 'x-foyer-fault': 'UpdateSavedProperties:lost' }
  const call = api.server.query(updateSavedProperties, { input }, { cookie, headers })
  await expect(call).rejects.toThrow('fetch failed')
  expect((await findCustomer(api.database.db, 'C1001'))?.savedProperties).toEqual([])
})

test('slow: the answer is delayed', async () => {
  const start = performance.now()
  const [graphql, rest] = await Promise.all([
    bar('PropertyBar:slow:150'),
    details('userDetails:slow:150'),
  ])
  expect(performance.now() - start).toBeGreaterThanOrEqual(149)
  expect(await graphql.json()).toEqual(fine)
  expect((await rest.json()).status).toBe('ANONYMOUS')
})

test('status: an HTTP error, for the target only', async () => {
  expect((await bar('PropertyBar:status:503')).status).toBe(503)
  expect((await details('userDetails:status:429')).status).toBe(429)
  expect((await bar('PropertyBarAuth:status:503,userDetails:drop')).status).toBe(200)
  expect((await details('*:status:500')).status).toBe(500)
})

test('nonsense: 200 and no JSON', async () => {
  for (const answer of [await bar('*:nonsense'), await details('*:nonsense')]) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html'])
    await expect(answer.json()).rejects.toThrow()
  }
})

test('drop: the connection ends', async () => {
  await expect(bar('*:drop')).rejects.toThrow('fetch failed')
  await expect(details('*:drop')).rejects.toThrow('fetch failed')
  expect((await bar('')).status).toBe(200)
})

test('graphql: 200 with errors', async () => {
  const answer = await bar('PropertyBar:graphql')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    data: null,
    errors: [{ message: expect.any(String) }],
  })
})

test('null: no data at all', async () => {
  expect(await (await bar('PropertyBar:null')).json()).toEqual({ data: null })
  expect(await (await details('userDetails:null')).json()).toBeNull()
})

test('fail: the business status FAIL, and nothing is changed', async () => {
  const cookie = await api.server.become('member-maria')
  const before = await findCustomer(api.database.db, 'C1001')
  const input = { id: 'C1001', revisionToken: before?.revisionToken, savedProperties: [] }
  const headers = { 'x-foyer-fault': 'UpdateSavedProperties:fail' }
  const answer = await api.server.query(updateSavedProperties, { input }, { cookie, headers })
  expect((await answer.json()).data.updateSavedProperties.status.code).toBe('FAIL')
  expect(await findCustomer(api.database.db, 'C1001')).toEqual(before)

  const status = await api.server.query(
    propertyByPropertyIdStatus,
    { id: 'NYCAB' },
    faulty('*:fail'),
  )
  expect((await status.json()).data.propertyStatus).toMatchObject({
    property: null,
    status: { code: 'FAIL' },
  })
  expect(await (await details('userDetails:fail')).json()).toEqual({ status: 'FAIL' })
})

test('timeout: no answer until the client aborts', async () => {
  const signal = AbortSignal.timeout(200)
  const call = fetch(`${api.server.url}${USER_DETAILS}`, { ...faulty('*:timeout'), signal })
  await expect(call).rejects.toThrow(/timeout/)
})

test('timeout and slow end when the server closes', async () => {
  const fastify = Fastify()
  let arrived = 0
  const bothArrived = new Promise<void>((resolve) => {
    fastify.addHook('onRequest', async () => {
      arrived += 1
      if (arrived === 2) resolve()
    })
  })
  await fastify.register(apiPlugin, {
    database: api.database,
    operations: { regular: {}, dtt: {} },
  })
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' })
  const calls = ['*:timeout', '*:slow:100000'].map((fault) =>
    fetch(`${url}${USER_DETAILS}`, faulty(fault)).then(
      () => 'answered',
      () => 'ended',
    ),
  )
  await bothArrived
  await fastify.close()
  expect(await Promise.all(calls)).toEqual(['ended', 'ended'])
})

test('several faults: the delays first, then the first fault that answers', async () => {
  const start = performance.now()
  const answer = await bar('PropertyBar:status:503,PropertyBar:slow:100,*:null')
  expect(answer.status).toBe(503)
  expect(performance.now() - start).toBeGreaterThanOrEqual(99)
})

test('once: the first call only, also of concurrent calls; another nonce starts again', async () => {
  const once = 'PropertyBar:once-status:503'
  const statuses = async (value: string) =>
    (await Promise.all([1, 2, 3, 4].map(() => bar(value)))).map(({ status }) => status).sort()
  expect(await statuses(`${once}#1`)).toEqual([200, 200, 200, 503])
  expect(await statuses(`${once}#1`)).toEqual([200, 200, 200, 200])
  expect(await statuses(`${once}#2`)).toEqual([200, 200, 200, 503])
  expect((await details(`${once}#3`)).status).toBe(200)
  expect((await bar(`${once}#3`)).status).toBe(503)
})

test('the cookie has the same effect; the header takes precedence', async () => {
  const cookie = `foyer-faults=${encodeURIComponent('userDetails:status:503#x')}`
  expect((await api.server.get(USER_DETAILS, { cookie })).status).toBe(503)
  const both = { cookie, ...faulty('userDetails:status:418') }
  expect((await api.server.get(USER_DETAILS, both)).status).toBe(418)
})

test('a misspelt fault is refused, not ignored', async () => {
  const answer = await details('userDetails:slwo:1')
  expect(answer.status).toBe(400)
  expect((await answer.json()).message).toContain('Write target:kind')
})

test('faultHeaders passes on the faults of a page request, with the nonce', () => {
  const value = 'PropertyBar:once-status:503,userDetails:slow:1#abc'
  const request = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest
  expect(faultHeaders(request({ 'x-foyer-fault': value }))).toEqual({ 'x-foyer-fault': value })
  const cookie = `a=b; foyer-faults=${encodeURIComponent(value)}`
  expect(faultHeaders(request({ cookie }))).toEqual({ 'x-foyer-fault': value })
  expect(faultHeaders(request({}))).toEqual({})
})
