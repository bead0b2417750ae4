import { eq, sql } from 'drizzle-orm'
import { sessions } from '../database/schema'
import { testHotel } from '../database/testing/test-hotels'
import { testApi } from './testing/test-api'
import { cookieOf, sha256 } from './testing/test-server'

const hotels = [
  testHotel('NYCAB', { isMax: true }),
  testHotel('RZONE', { brand: { id: 'RZ', name: 'Rozelle' } }),
]
const api = testApi({ hotels })

const json = async (answer: Promise<Response> | Response) => (await answer).json()

const sessionIdOf = (cookie: string) => /foyer-session=([^;]+)/.exec(cookie)?.[1] ?? ''

describe('the session cookie', () => {
  const become = (headers: Record<string, string> = {}, visitor = 'member-maria') =>
    fetch(`${api.server.url}/sandbox/visitor`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ visitor }),
      redirect: 'manual',
    })

  test('cannot be read by scripts or sent by forms of other sites, and has 256 bits', async () => {
    const [cookie = ''] = (await become()).headers.getSetCookie()
    expect(cookie).toMatch(
      /^foyer-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
  })

  test('is stored in the database as a hash only', async () => {
    const id = sessionIdOf(cookieOf(await become()))
    const { rows } = (await api.database.db.execute(sql`
      SELECT id_hash, row_to_json(sessions)::text AS row FROM sessions WHERE id_hash = ${sha256(id)}
    `)) as unknown as { rows: { row: string }[] }
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(id)
  })

  test('is replaced for each visitor, and the old one is invalid', async () => {
    const old = cookieOf(await become())
    const fresh = cookieOf(await become({ cookie: old }))
    expect(fresh).not.toBe(old)
    const details = (cookie: string) =>
      json(api.server.get('/mi/phoenix-account-auth/v1/userDetails', { cookie }))
    expect((await details(fresh)).status).toBe('SUCCESS')
    expect((await details(old)).status).toBe('ANONYMOUS')
  })

  test('expires', async () => {
    const cookie = cookieOf(await become())
    const idHash = sha256(sessionIdOf(cookie))
    const expiresAt = new Date(Date.now() - 1000)
    await api.database.db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash))
    const ended = { data: {}, message: 'session.expired' }
    expect(await json(api.server.get('/mi/session', { cookie }))).toEqual(ended)
  })
})

describe('user details', () => {
  test.each(['v1', 'v2'])('distinguish the three kinds of visitors (%s)', async (version) => {
    const details = async (visitor?: string) => {
      const options = visitor ? { cookie: await api.server.become(visitor) } : {}
      return json(api.server.get(`/mi/phoenix-account-auth/${version}/userDetails`, options))
    }
    const nobody = { status: 'ANONYMOUS', headerSubtext: { consumerName: '' } }
    expect(await details()).toEqual(nobody)
    expect(await details('anon')).toEqual(nobody)
    expect(await details('remembered-maria')).toEqual({
      status: 'REMEMBERED',
      headerSubtext: { consumerName: 'maria' },
      rememberedUser: { name: 'maria', memberNumber: '1002003001', rememberedUser: true },
    })
    expect(await details('member-maria')).toEqual({
      status: 'SUCCESS',
      headerSubtext: { consumerName: 'maria' },
      isUserDetailsSaved: true,
    })
  })
})

describe('the session call', () => {
  test('returns the values of each visitor, and is not stored by caches', async () => {
    // Each session has a public id, which cannot be used as its token.
    const sessionId = expect.stringMatching(/^[\da-f]{32}$/)
    const testCell = expect.stringMatching(/^[AB]$/)
    const read = async (visitor: string) =>
      api.server.get('/mi/session', { cookie: await api.server.become(visitor) })
    const anonymous = await read('anon')
    expect(anonymous.headers.get('cache-control')).toContain('no-store')
    expect(await json(anonymous)).toEqual({
      data: { sessionId, testCell, memState: 'anonymous', isMemberRate: false },
    })
    expect(await json(read('remembered-maria'))).toEqual({
      data: {
        sessionId,
        testCell,
        consumerID: 'C1001',
        memState: 'remembered',
        firstName: 'maria',
        isMemberRate: false,
      },
    })
    expect(await json(read('member-maria'))).toEqual({
      data: {
        sessionId,
        testCell,
        consumerID: 'C1001',
        memState: 'authenticated',
        firstName: 'maria',
        lastName: 'Lindqvist',
        rewardsId: '1002003001',
        isMemberRate: false,
      },
    })
    expect((await json(read('agent'))).data).toMatchObject({ travelAgentProgram: 'H77' })
  })

  test('stores values, adds derived values, and returns the requested keys', async () => {
    const cookie = await api.server.become('member-maria')
    const searched = 'cacheData.data.AriesSearch.searchCriteria.propertyId'
    const values = { locale: 'de-DE', propertyId: 'NYCAB', [searched]: 'RZONE' }
    await api.server.post('/mi/session', { values }, { cookie })
    await api.server.post('/mi/session', { values: { locale: 'ja-JP' } }, { cookie })
    const { data } = await json(api.server.get('/mi/session', { cookie }))
    expect(data).toMatchObject({
      locale: 'ja-JP',
      propertyId: 'NYCAB',
      prop_name: 'Hotel NYCAB en-US',
      brndCode: 'MC',
      isMax: true,
      cacheData: { data: { AriesSearch: { searchCriteria: { propertyId: 'RZONE' } } } },
    })
    const keys = ['locale', searched, 'consumerID', 'authToken']
    expect(await json(api.server.post('/mi/session', { keys }, { cookie }))).toEqual({
      data: {
        consumerID: 'C1001',
        locale: 'ja-JP',
        cacheData: { data: { AriesSearch: { searchCriteria: { propertyId: 'RZONE' } } } },
      },
    })
  })

  test('storing values does not change who the visitor is', async () => {
    const cookie = await api.server.become('anon')
    const values = {
      ...{ consumerID: 'C1001', memState: 'remembered', isMax: true, locale: {} },
      // A browser must not set values of the booking, such as those that determine prices.
      ...{ isMemberRate: true, isACRS: true, shoppingCartId: 'somebody-elses', sessionId: 'x' },
    }
    expect((await api.server.post('/mi/session', { values }, { cookie })).status).toBe(200)
    const polluting = { values: { ['__proto__']: { locale: 'x' } } }
    expect((await api.server.post('/mi/session', polluting, { cookie })).status).toBe(400)
    expect(await json(api.server.get('/mi/session', { cookie }))).toEqual({
      data: {
        sessionId: expect.stringMatching(/^[\da-f]{32}$/),
        testCell: expect.stringMatching(/^[AB]$/),
        memState: 'anonymous',
        isMemberRate: false,
      },
    })
  })

  test('a visitor without a session gets one by storing values, not by reading values', async () => {
    expect((await api.server.get('/mi/session')).headers.getSetCookie()).toEqual([])
    const stored = await api.server.post('/mi/session', { values: { locale: 'ar-SA' } })
    expect((await json(stored)).data).toMatchObject({ locale: 'ar-SA', memState: 'anonymous' })
    const cookie = cookieOf(stored)
    expect((await json(api.server.get('/mi/session', { cookie }))).data.locale).toBe('ar-SA')
  })

  test('a body with neither keys nor values is refused', async () => {
    for (const body of [{}, null, [], { keys: 'locale' }, { values: null }]) {
      expect((await api.server.post('/mi/session', body)).status).toBe(400)
    }
  })
})

describe('the other calls', () => {
  test('customer data is returned to its own customer only', async () => {
    const path = '/phoenix-reservation/v1/fetchHotelHeaderCustomerData'
    const ask = async (visitor: string, customerId: string, headers = {}) => {
      const cookie = await api.server.become(visitor)
      return api.server.post(path, { customerId }, { cookie, headers })
    }
    expect((await ask('anon', 'C1001')).status).toBe(401)
    expect((await ask('member-p', 'C1001')).status).toBe(403)
    expect((await ask('remembered-maria', 'C1001')).status).toBe(401)
    const remembered = await ask('remembered-maria', 'C1001', { 'access-type': 'remember-me' })
    expect((await json(remembered)).customer).toMatchObject({
      id: 'C1001',
      memberNumber: null,
    })
    expect((await json(ask('member-maria', 'C1001'))).customer).toMatchObject({
      id: 'C1001',
      revisionToken: expect.any(String),
      memberNumber: '1002003001',
      savedProperties: [{ id: 'MUCDE' }, { id: 'TYOJP' }, { id: 'BKKTH' }],
      loyaltyInformation: { currentPointBalance: 84_500 },
    })
  })

  test('the content service returns the logos of the requested brand', async () => {
    const path = '/mi/content?limit=5&defaultLocale=true'
    const body = { includeLink: true, locales: ['en-US'], types: ['logo'] }
    const logos = (brand: string) =>
      ['s', 'l'].map((size) => ({
        name: `${brand}-logo-${size}`,
        images: [{ imageFile: `/media/logos/${brand}-${size}.svg` }],
      }))
    const ask = (more: object, cookie = '') =>
      json(api.server.post(path, { ...body, ...more }, { cookie }))
    expect(await ask({ navIds: ['brand/rz'], taxonomies: [] })).toEqual({ content: logos('rz') })
    expect(await ask({ navIds: [], taxonomies: ['hotel:NYCAB'] })).toEqual({ content: logos('mc') })
    expect(await ask({ navIds: ['logos'] })).toEqual({ content: [] })
    const cookie = await api.server.become('anon')
    await api.server.post('/mi/session', { values: { propertyId: 'RZONE' } }, { cookie })
    expect(await ask({ navIds: ['logos'] }, cookie)).toEqual({ content: logos('rz') })
    const one = await json(api.server.post('/mi/content?limit=1', { navIds: ['RZ'] }))
    expect(one.content).toHaveLength(1)
  })

  test('a customer can clear their own cache', async () => {
    const cookie = await api.server.become('member-maria')
    const clear = (consumerID: string) =>
      api.server.post('/mi/cache/clear', { consumerID }, { cookie })
    expect((await clear('C1001')).status).toBe(200)
    expect((await clear('C1002')).status).toBe(403)
    expect((await api.server.post('/mi/cache/clear', { consumerID: 'C1001' })).status).toBe(403)
  })

  test('the log keeps the last 200 messages', async () => {
    for (let count = 1; count <= 205; count++) {
      const answer = await api.server.post('/mi/account/api/logger', { message: `line ${count}` })
      expect(answer.status).toBe(204)
    }
    const { lines } = await json(api.server.get('/sandbox/log'))
    expect(lines).toHaveLength(200)
    expect([lines[0].message, lines.at(-1).message]).toEqual(['line 6', 'line 205'])
    expect((await api.server.post('/mi/account/api/logger', { message: 7 })).status).toBe(400)
  })

  test('calls that a form of another site could make are refused', async () => {
    const calls = ['/mi/session', '/mi/cache/clear', '/mi/account/api/logger', '/mi/content']
    for (const path of calls) {
      const plain = { method: 'POST', body: '{"message":"x"}' }
      expect((await fetch(`${api.server.url}${path}`, plain)).status).toBe(415)
      const headers = { origin: 'https://elsewhere.example' }
      expect((await api.server.post(path, { message: 'x' }, { headers })).status).toBe(403)
    }
  })
})
