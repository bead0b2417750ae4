import { attempts, rememberedBrowsers } from '../../database/members/account-schema'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { testApi } from '../testing/test-api'
import { cookieOf, sha256 } from '../testing/test-server'

const api = testApi({ empty: [attempts] })

const AUTH = '/mi/phoenix-account-auth/v1'
const json = async (answer: Promise<Response> | Response) => (await answer).json()
const signIn = (userId: string, password = SEED_PASSWORD, more: object = {}, options = {}) =>
  api.server.post(`${AUTH}/loginWithCredentials`, { userId, password, ...more }, options)
const signOut = (cookie: string) => api.server.post(`${AUTH}/signOut`, {}, { cookie })
const details = (cookie: string) => json(api.server.get(`${AUTH}/userDetails`, { cookie }))

describe('the remembered cookie', () => {
  const remember = () => signIn('maria@example.com', SEED_PASSWORD, { rememberMe: true })

  test('lasts 129600 minutes, cannot be read by scripts, and contains no personal data', async () => {
    const cookies = (await remember()).headers.getSetCookie()
    const remembered = cookies.find((cookie) => cookie.startsWith('foyer-remembered='))
    expect(remembered).toMatch(
      /^foyer-remembered=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    )
    const value = remembered?.slice('foyer-remembered='.length).split(';')[0] ?? ''
    const rows = await api.database.db.select().from(rememberedBrowsers)
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(sha256(value))
    expect(JSON.stringify(rows)).not.toContain(value)
  })

  test('is set on request only, and never in provider mode', async () => {
    const names = async (more: object, headers = {}) =>
      cookieOf(await signIn('maria@example.com', SEED_PASSWORD, more, { headers }))
    expect(await names({})).not.toContain('foyer-remembered')
    expect(await names({ rememberMe: true }, { isEAA: 'true' })).not.toContain('foyer-remembered')
    expect(await names({ rememberMe: true })).toContain('foyer-remembered')
  })

  test('keeps the visitor remembered after signing out, and when the session has ended', async () => {
    const cookie = cookieOf(await remember())
    expect((await details(cookie)).status).toBe('SUCCESS')
    expect((await signOut(cookie)).status).toBe(200)
    expect(await details(cookie)).toEqual({
      status: 'REMEMBERED',
      headerSubtext: { consumerName: 'maria' },
      rememberedUser: { name: 'maria', memberNumber: '1002003001', rememberedUser: true },
    })
    const stored = await api.server.post('/mi/session', { values: { locale: 'de-DE' } }, { cookie })
    expect((await json(stored)).data).toMatchObject({ memState: 'remembered', locale: 'de-DE' })
  })

  test('gives no access to member data', async () => {
    const cookie = cookieOf(await remember())
    await signOut(cookie)
    const path = '/phoenix-reservation/v1/fetchHotelHeaderCustomerData'
    expect((await api.server.post(path, { customerId: 'C1001' }, { cookie })).status).toBe(401)
  })

  test('is invalid after its lifetime, and when another member signs in', async () => {
    const cookie = cookieOf(await remember())
    await signOut(cookie)
    const other = await signIn('1002003002', SEED_PASSWORD, {}, { cookie })
    expect(other.headers.getSetCookie().join()).toContain('foyer-remembered=; Path=/; Max-Age=0')
    expect((await details(cookie)).status).toBe('ANONYMOUS')

    const late = cookieOf(await remember())
    await signOut(late)
    await api.database.db.update(rememberedBrowsers).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await details(late)).status).toBe('ANONYMOUS')
  })

  test('is cleared by a call that other sites cannot make', async () => {
    const cookie = cookieOf(await remember())
    await signOut(cookie)
    const path = `${AUTH}/clearRememberedUser?returnTo=${encodeURIComponent('//evil.example')}`
    expect((await api.server.get(path, { cookie })).status).toBe(403)
    const foreign = { isEAA: 'false', origin: 'https://elsewhere.example' }
    expect((await api.server.get(path, { cookie, headers: foreign })).status).toBe(403)
    expect((await details(cookie)).status).toBe('REMEMBERED')

    const answer = await api.server.get(path, { cookie, headers: { isEAA: 'false' } })
    expect(await answer.json()).toEqual({ status: 'SUCCESS', nextStateURI: '/' })
    expect(answer.headers.getSetCookie().join()).toContain('foyer-remembered=; Path=/; Max-Age=0')
    expect((await details(cookie)).status).toBe('ANONYMOUS')
  })
})

test('signing out ends the session, and can be repeated', async () => {
  const cookie = cookieOf(await signIn('maria@example.com'))
  const answer = await signOut(cookie)
  expect(answer.headers.getSetCookie().join()).toMatch(/foyer-session=; Path=\/; Max-Age=0/)
  expect((await details(cookie)).status).toBe('ANONYMOUS')
  expect((await signOut(cookie)).status).toBe(200)
})

describe('the cookie by which the loader recognises a known visitor', () => {
  const known = ({ headers }: Response) =>
    headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith('foyer-known='))
      .at(-1)
  const forget = (cookie: string) =>
    api.server.get(`${AUTH}/clearRememberedUser`, { cookie, headers: { isEAA: 'false' } })
  const NOBODY = 'foyer-known=; Path=/; Max-Age=0; SameSite=Lax'

  test('is set and removed with a session, and can be read by scripts', async () => {
    const answer = await signIn('maria@example.com')
    expect(known(answer)).toBe('foyer-known=1; Path=/; Max-Age=2592000; SameSite=Lax')
    expect(known(await signOut(cookieOf(answer)))).toBe(NOBODY)
  })

  test('stays as long as the visitor is remembered', async () => {
    const answer = await signIn('maria@example.com', SEED_PASSWORD, { rememberMe: true })
    const stays = 'foyer-known=1; Path=/; Max-Age=7776000; SameSite=Lax'
    expect(known(answer)).toBe(stays)
    const cookie = cookieOf(answer)
    expect(known(await signOut(cookie))).toBe(stays)
    const remembered = cookie.replace(/foyer-session=[^;]*(; )?/, '')
    expect(known(await forget(remembered))).toBe(NOBODY)
  })

  test('is absent for an unknown visitor', async () => {
    expect(known(await api.server.get('/mi/session'))).toBeUndefined()
    expect(known(await signIn('maria@example.com', 'wrong'))).toBeUndefined()
  })
})
