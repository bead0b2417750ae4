import { findCustomer } from '../../database/members/customers'
import { testHotels } from '../../database/testing/test-hotels'
import { testApi } from '../testing/test-api'
import {
  allOperations,
  bookUpdateSavedProperties,
  customerSavedProperties,
  updateCustomerSavedProperties,
  updateSavedProperties,
} from '../testing/test-operations'
import type { GraphqlAnswer } from '../testing/test-server'

interface Saved {
  status: { httpStatus: number; code: string }
  savedProperties: { id: string }[]
}

let cookie: string
const api = testApi({ hotels: testHotels, operations: allOperations })
beforeEach(async () => {
  await fetch(`${api.server.url}/sandbox/reset`, { method: 'POST', body: new URLSearchParams() })
  cookie = await api.server.become('agent')
})

const CUSTOMER = 'C1004'
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

async function run(text: string, variables: object): Promise<GraphqlAnswer> {
  return (await api.server.query(text, variables, { cookie })).json()
}

async function read(): Promise<{ revisionToken: string; ids: string[] }> {
  const { data } = await run(customerSavedProperties, { customerId: CUSTOMER })
  const customer = data?.customer as { revisionToken: string; savedProperties: { id: string }[] }
  return { revisionToken: customer.revisionToken, ids: idsOf(customer.savedProperties) }
}

async function write(revisionToken: string, ids: string[]): Promise<Saved> {
  const savedProperties = ids.map((id) => ({ id }))
  const input = { id: CUSTOMER, revisionToken, savedProperties }
  const { data } = await run(updateSavedProperties, { input })
  return data?.updateSavedProperties as Saved
}

test('a save returns the new list, and the next save needs the new token', async () => {
  const { revisionToken } = await read()
  const saved = await write(revisionToken, ['H01', 'H02'])
  expect(saved).toMatchObject({ status: { httpStatus: 200, code: 'SUCCESS' } })
  expect(idsOf(saved.savedProperties)).toEqual(['H01', 'H02'])

  const stale = await write(revisionToken, ['H03'])
  expect(stale).toMatchObject({
    status: {
      httpStatus: 409,
      code: 'CONFLICT',
      messages: { dev: [{ message: expect.stringContaining('read it again') }] },
    },
  })
  expect(idsOf(stale.savedProperties)).toEqual(['H01', 'H02'])

  const after = await read()
  expect(after.ids).toEqual(['H01', 'H02'])
  expect(after.revisionToken).not.toBe(revisionToken)
  expect((await write(after.revisionToken, ['H02'])).status.code).toBe('SUCCESS')
  expect((await read()).ids).toEqual(['H02'])
})

test('the two other mutations write the same list', async () => {
  const save = async (mutation: string, ids: string[], more = {}) => {
    const { revisionToken } = await read()
    const savedProperties = ids.map((id) => ({ id }))
    const input = { id: CUSTOMER, revisionToken, savedProperties, ...more }
    return (await run(mutation, { input })).data
  }
  expect(await save(updateCustomerSavedProperties, ['H05'])).toEqual({
    updateCustomerSavedProperties: { status: [{ httpStatus: 200, code: 'SUCCESS' }] },
  })
  expect((await read()).ids).toEqual(['H05'])
  const web = { contentErrorOption: 'WEB' }
  expect(await save(bookUpdateSavedProperties, ['H06'], web)).toEqual({
    bookUpdateSavedProperties: { httpStatus: 200, code: 'SUCCESS' },
  })
  expect((await read()).ids).toEqual(['H06'])
})

test('twenty can be saved; the twenty-first changes nothing', async () => {
  const twenty = testHotels.slice(0, 20).map(({ id }) => id)
  expect((await write((await read()).revisionToken, twenty)).status.code).toBe('SUCCESS')
  const { revisionToken } = await read()
  const refused = await write(revisionToken, [...twenty, 'H21'])
  expect(refused.status).toMatchObject({ httpStatus: 422, code: 'LIMIT_EXCEEDED' })
  expect(await read()).toEqual({ revisionToken, ids: twenty })
  expect((await write(revisionToken, twenty.slice(1))).status.code).toBe('SUCCESS')
  // A list with an old token is a conflict first; after reading again it may be within the limit.
  expect((await write(revisionToken, [...twenty, 'H21'])).status.code).toBe('CONFLICT')
})

test('repeated and unknown hotels are dropped; a hotel that has left the chain stays', async () => {
  const { revisionToken } = await read()
  const saved = await write(revisionToken, ['H01', 'h01', ' H02', 'NOSUCH', 'H01'])
  expect(idsOf(saved.savedProperties)).toEqual(['H01', 'H02'])
  const repeated = Array.from({ length: 40 }, () => 'H03')
  const once = await write((await read()).revisionToken, repeated)
  expect([once.status.code, idsOf(once.savedProperties)]).toEqual(['SUCCESS', ['H03']])

  cookie = await api.server.become('member-full')
  const full = await findCustomer(api.database.db, 'C1002')
  const kept = full?.savedProperties.slice(1) ?? []
  expect(kept).toContain('OLD01')
  const input = {
    id: 'C1002',
    revisionToken: full?.revisionToken,
    savedProperties: kept.map((id) => ({ id })),
  }
  const { data } = await run(updateSavedProperties, { input })
  const trimmed = data?.updateSavedProperties as Saved
  expect(idsOf(trimmed.savedProperties)).toEqual(kept)
})

test('of several writes with one token exactly one succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const { revisionToken } = await read()
    const ids = testHotels.slice(0, 12).map(({ id }) => id)
    const results = await Promise.all(ids.map((id) => write(revisionToken, [id])))
    const winners = ids.filter((_, index) => results[index]?.status.code === 'SUCCESS')
    expect(winners).toHaveLength(1)
    expect((await read()).ids).toEqual(winners)
    expect(results.filter(({ status }) => status.code === 'CONFLICT')).toHaveLength(11)
  }
})

test('clients that read again after a conflict lose no hotel', async () => {
  const add = async (id: string) => {
    for (;;) {
      const { revisionToken, ids } = await read()
      const { status } = await write(revisionToken, [...ids, id])
      if (status.code === 'SUCCESS') return
      expect(status.code).toBe('CONFLICT')
    }
  }
  const wanted = testHotels.slice(0, 10).map(({ id }) => id)
  await Promise.all(wanted.map(add))
  expect((await read()).ids.sort()).toEqual(wanted)
})

test('no other visitor can write the list', async () => {
  const { revisionToken, ids } = await read()
  const input = { id: CUSTOMER, revisionToken, savedProperties: [{ id: 'H01' }] }
  const attempt = async (as: string, headers = {}) => {
    const options = { cookie: as, headers }
    const answer = await api.server.query(updateSavedProperties, { input }, options)
    return ((await answer.json()) as GraphqlAnswer).errors?.[0]?.extensions?.code
  }
  expect(await attempt(await api.server.become('anon'))).toBe('UNAUTHENTICATED')
  expect(await attempt(await api.server.become('member-maria'))).toBe('FORBIDDEN')
  expect((await read()).ids).toEqual(ids)

  const maria = await findCustomer(api.database.db, 'C1001')
  const remembered = await api.server.become('remembered-maria')
  const variables = {
    input: { id: 'C1001', revisionToken: maria?.revisionToken, savedProperties: [{ id: 'H01' }] },
  }
  const ask = async (headers = {}) =>
    (
      await api.server.query(updateSavedProperties, variables, { cookie: remembered, headers })
    ).json()
  expect((await ask()).errors[0].extensions.code).toBe('UNAUTHENTICATED')
  const allowed = await ask({ 'access-type': 'remember-me' })
  expect(allowed.data.updateSavedProperties.status.code).toBe('SUCCESS')
})
