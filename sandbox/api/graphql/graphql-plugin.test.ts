import { testHotel } from '../../database/testing/test-hotels'
import { testApi } from '../testing/test-api'
import {
  allOperations,
  propertyBar,
  propertyBarAuth,
  propertyBarDtt,
  propertyByPropertyIdStatus,
} from '../testing/test-operations'
import { type GraphqlAnswer, sha256 } from '../testing/test-server'

const hotels = [testHotel('NYCAB'), testHotel('MUCDE', { isMax: true })]
const api = testApi({ hotels, operations: allOperations, dtt: [propertyBarDtt] })

const answerOf = async (response: Response): Promise<GraphqlAnswer> => response.json()
const codeOf = async (response: Response) =>
  (await answerOf(response)).errors?.[0]?.extensions?.code

describe('which operations are answered', () => {
  const path = '/mi/query/PropertyBar'
  const persistedQuery = { version: 1, sha256Hash: sha256(propertyBar) }
  const variables = { propertyId: 'NYCAB' }
  const known = { operationName: 'PropertyBar', variables, extensions: { persistedQuery } }

  test.each([undefined, 'application/json', 'application/graphql-response+json'])(
    'a registered one, to a client that accepts %s',
    async (accept) => {
      const answer = await api.server.post(path, known, { headers: accept ? { accept } : {} })
      expect(answer.status).toBe(200)
      expect((await answerOf(answer)).data).toMatchObject({ property: { id: 'NYCAB' } })
    },
  )

  test('a hash with the prefix that code generators write', async () => {
    const prefixed = { version: 1, sha256Hash: `sha256:${sha256(propertyBar)}` }
    const answer = await api.server.post(path, {
      ...known,
      extensions: { persistedQuery: prefixed },
    })
    expect((await answerOf(answer)).data).toMatchObject({ property: { id: 'NYCAB' } })
  })

  test.each(['*/*', 'application/json', 'application/graphql-response+json'])(
    'refused with a 4xx to a client that accepts %s: unknown hash, text, no hash, other name',
    async (accept) => {
      const refused = async (to: string, body: unknown) => {
        const answer = await api.server.post(to, body, { headers: { accept } })
        return [answer.status, await codeOf(answer)]
      }
      const unknown = { version: 1, sha256Hash: sha256('query PropertyBar { x }') }
      expect(await refused(path, { ...known, extensions: { persistedQuery: unknown } })).toEqual([
        404,
        'PERSISTED_QUERY_NOT_IN_LIST',
      ])
      const withText = [400, 'CANNOT_SEND_PQ_ID_AND_BODY']
      expect(await refused(path, { ...known, query: propertyBar })).toEqual(withText)
      expect(await refused(path, { query: propertyBar, variables })).toEqual(withText)
      expect(await refused(path, { operationName: 'PropertyBar', variables })).toEqual([
        400,
        'PERSISTED_QUERY_ID_REQUIRED',
      ])
      expect(await refused('/mi/query/PropertyBarAuth', known)).toEqual([
        400,
        'OPERATION_NAME_MISMATCH',
      ])
    },
  )

  test('a name in the body that differs from the path is refused', async () => {
    const answer = await api.server.post(path, { ...known, operationName: 'PropertyBarAuth' })
    expect(answer.status).toBe(400)
  })

  test('batches, broken JSON, forms, GET and other origins are refused', async () => {
    expect((await api.server.post(path, [known, known])).status).toBe(400)
    const send = (body: string, headers: Record<string, string>) =>
      fetch(`${api.server.url}${path}`, { method: 'POST', body, headers })
    const json = { 'content-type': 'application/json' }
    expect((await send('{"operationName":', json)).status).toBe(400)
    expect((await send(JSON.stringify(known), { 'content-type': 'text/plain' })).status).toBe(415)
    const foreign = { ...json, origin: 'https://elsewhere.example' }
    expect((await send(JSON.stringify(known), foreign)).status).toBe(403)
    expect((await send(JSON.stringify(known), { ...json, origin: 'null' })).status).toBe(403)
    expect((await send(JSON.stringify(known), { ...json, origin: api.server.url })).status).toBe(
      200,
    )
    const query = new URLSearchParams({ extensions: JSON.stringify(known.extensions) })
    for (const accept of ['*/*', '']) {
      const got = await api.server.get(`${path}?${query}`, { headers: { accept } })
      expect([got.status, await codeOf(got)]).toEqual([405, 'METHOD_NOT_ALLOWED'])
    }
  })

  test('the DTT set: its own hash with the header, the regular one with a warning', async () => {
    const dtt = { dtt: 'true' }
    const own = await api.server.query(propertyBarDtt, variables, { headers: dtt })
    expect([own.status, own.headers.get('warning')]).toEqual([200, null])
    const fallback = await api.server.query(propertyBar, variables, { headers: dtt })
    expect(fallback.status).toBe(200)
    expect(fallback.headers.get('warning')).toMatch(/^299 .*DTT/)
    expect((await api.server.query(propertyBarDtt, variables)).status).toBe(404)
    const regular = await api.server.query(propertyBar, variables, { headers: { dtt: 'false' } })
    expect([regular.status, regular.headers.get('warning')]).toEqual([200, null])
  })
})

describe('a property', () => {
  const property = async (headers: Record<string, string> = {}) => {
    const answer = await api.server.query(propertyBar, { propertyId: 'nycab' }, { headers })
    return { answer, data: (await answerOf(answer)).data as { property: Record<string, unknown> } }
  }

  test('has its texts in the requested language, else in en-US', async () => {
    const cases = [
      ['ja-JP', 'ja-JP'],
      ['de', 'de-DE'],
      ['ar_SA', 'ar-SA'],
      ['fr-FR, zh-CN;q=0.8, de;q=0.9', 'de-DE'],
      ['es-MX', 'es-ES'],
      ['fr-FR', 'en-US'],
      ['', 'en-US'],
    ] as const
    for (const [asked, given] of cases) {
      const { answer, data } = await property({ 'accept-language': asked })
      expect(answer.headers.get('content-language')).toBe(given)
      expect(data.property.basicInformation).toMatchObject({ name: `Hotel NYCAB ${given}` })
    }
  })

  test('has the shapes of the catalogue', async () => {
    const { data } = await property({ 'accept-language': 'de-DE' })
    expect(data.property).toMatchObject({
      id: 'NYCAB',
      isMax: false,
      reviews: { numberOfReviews: { count: 1204 }, stars: { count: 4.3 } },
      contactInformation: {
        contactNumbers: [
          {
            number: null,
            phoneNumber: { original: '+4989123', display: '+49 89 123' },
            type: { code: 'phone' },
          },
        ],
        address: { line1: 'Line de-DE', stateProvince: { code: 'BY', description: 'State de-DE' } },
      },
      mandatoryFees: [
        {
          name: 'City tax de-DE',
          basis: 'PERSON',
          amount: { amount: 250, decimalPoint: 2, currency: 'EUR' },
          mandatory: true,
        },
      ],
    })
  })

  test('its answers have a request id and the migration status of the property', async () => {
    const { answer } = await property({ 'x-request-id': 'abc-1' })
    expect(answer.headers.get('x-request-id')).toBe('abc-1')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const statuses = await Promise.all(
      ['NYCAB', 'MUCDE', 'NYCAB', 'EMPTY'].map(async (propertyId) =>
        (await api.server.query(propertyBar, { propertyId })).headers.get('uxl-migration-status'),
      ),
    )
    expect(statuses).toEqual(['legacy', 'migrated', 'legacy', null])
  })

  test('is null for an unknown code, without an error', async () => {
    const answer = await api.server.query(propertyBar, { propertyId: 'EMPTY' })
    expect(await answerOf(answer)).toEqual({ data: { property: null } })
    const status = await api.server.query(propertyByPropertyIdStatus, { id: 'EMPTY' })
    expect((await answerOf(status)).data).toMatchObject({
      propertyStatus: { property: null, status: { httpStatus: 404, code: 'PROPERTY_NOT_FOUND' } },
    })
  })
})

describe('the customer record', () => {
  const ask = async (customerId: string, cookie?: string, headers?: Record<string, string>) => {
    const variables = { propertyId: 'NYCAB', customerId }
    const options = { ...(cookie && { cookie }), ...(headers && { headers }) }
    return answerOf(await api.server.query(propertyBarAuth, variables, options))
  }

  test('an anonymous visitor gets the property and an error', async () => {
    for (const cookie of [undefined, 'foyer-session=forged', await api.server.become('anon')]) {
      const answer = await ask('C1001', cookie)
      expect(answer.data).toEqual({ property: { id: 'NYCAB' }, customer: null })
      expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    }
  })

  test('a member gets their own record and no other', async () => {
    const cookie = await api.server.become('member-maria')
    expect((await ask('C1001', cookie)).data?.customer).toMatchObject({
      id: 'C1001',
      savedProperties: [{ id: 'MUCDE' }, { id: 'TYOJP' }, { id: 'BKKTH' }],
      profile: { name: { givenName: 'maria', surname: 'Lindqvist' } },
      loyaltyInformation: {
        rewards: { level: { code: 'G' }, levelType: null },
        currentPointBalance: 84_500,
        rewardsSummary: { yearly: [{ totalNights: 12 }] },
      },
    })
    const other = await ask('C1002', cookie)
    expect(other.data?.customer).toBeNull()
    expect(other.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  test('a remembered visitor with the header gets the first name and the saved hotels', async () => {
    const cookie = await api.server.become('remembered-maria')
    expect((await ask('C1001', cookie)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    const answer = await ask('C1001', cookie, { 'access-type': 'remember-me' })
    expect(answer.data?.customer).toMatchObject({
      savedProperties: [{ id: 'MUCDE' }, { id: 'TYOJP' }, { id: 'BKKTH' }],
      profile: { name: { givenName: 'maria', surname: null } },
      loyaltyInformation: null,
    })
  })

  test('the level P has its type', async () => {
    const customer = (await ask('C1003', await api.server.become('member-p'))).data?.customer
    expect(customer).toMatchObject({
      loyaltyInformation: { rewards: { level: { code: 'P' }, levelType: { code: 'PLT' } } },
    })
  })
})
