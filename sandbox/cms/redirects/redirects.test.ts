import Fastify, { type FastifyInstance } from 'fastify'
import { addDays } from '../../../src/rules/stay/days'
import { apiPlugin } from '../../api/api-plugin'
import { cookieOf } from '../../api/testing/test-server'
import { controlPlugin } from '../../control/control-plugin'
import type { Database } from '../../database/database'
import { sessions } from '../../database/schema'
import { seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import { testHotel } from '../../database/testing/test-hotels'
import { withoutContextPath } from '../locales'
import { registerCoBrand } from './co-brand-routes'
import { registerRedirectPage } from './redirect-page'
import { registerRedirects } from './redirects'

let database: Database
let fastify: FastifyInstance
let origin: string

beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { hotels: [testHotel('NYCAB')], pages: [] })
  fastify = Fastify({ rewriteUrl: withoutContextPath })
  await fastify.register(apiPlugin, { database, operations: { regular: {}, dtt: {} } })
  await fastify.register(controlPlugin, { database })
  await fastify.register(async (pages) => {
    registerRedirects(pages, { database })
    registerRedirectPage(pages)
    registerCoBrand(pages)
    pages.get('/*', async () => 'a page')
  })
  origin = await fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await fastify.close()
  await database.close()
})

const get = (path: string, cookie = '', headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { cookie, ...headers }, redirect: 'manual' })
const submit = (path: string, cookie: string, fields = {}, headers = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { cookie, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const become = async (visitor: string) =>
  cookieOf(await submit('/sandbox/visitor', '', { visitor }))
const store = (cookie: string, values: object) =>
  fetch(`${origin}/mi/session`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ values }),
  })
const where = ({ status, headers }: Response) => `${status} ${headers.get('location') ?? ''}`.trim()

test('R1: a visitor whose session has ended is redirected once, with hotel and dates', async () => {
  const cookie = await become('member-maria')
  const path = '/de-DE/reservation/rateListMenu.mi?propertyCode=NYCAB&fromDate=2026-12-01&x=1'
  expect(where(await get(path, cookie))).toBe('200')
  await submit('/sandbox/idle', cookie)
  const sent = await get(path, cookie)
  expect(where(sent)).toBe('302 /de-DE/sessionTimedOut.mi?propertyCode=NYCAB&fromDate=2026-12-01')
  expect(sent.headers.get('cache-control')).toBe('no-store')
  expect(sent.headers.getSetCookie().join()).toContain('foyer-session=;')
  const details = await get('/mi/phoenix-account-auth/v1/userDetails', cookie)
  expect((await details.json()).status).toBe('ANONYMOUS')
  expect(await (await get('/mi/session', cookie)).json()).toEqual({
    data: {},
    message: 'session.expired',
  })
})

test('the link to a new e-mail address opens although the session has ended', async () => {
  const cookie = await become('member-maria')
  await submit('/sandbox/idle', cookie)
  const path = '/loyalty/myAccount/profile.mi'
  expect(where(await get(`${path}?emailToken=x`, cookie))).toBe('200')
  expect(where(await get(path, cookie))).toBe('302 /sessionTimedOut.mi')
})

test('a session ends 30 minutes after its last use', async () => {
  const cookie = await become('member-maria')
  const shortly = new Date(Date.now() + 60_000)
  await database.db.update(sessions).set({ expiresAt: shortly })
  await get('/mi/session', cookie)
  const ends = (await database.db.select().from(sessions)).map(({ expiresAt }) => +expiresAt)
  expect(Math.max(...ends)).toBeGreaterThan(Date.now() + 29 * 60_000)
})

test('pages that need no session, and visitors without one, are not redirected', async () => {
  const ended = 'foyer-session=nobodys'
  expect(where(await get('/hotels/a/overview', ended))).toBe('200')
  expect(where(await get('/reservation/rateListMenu.mi'))).toBe('200')
  expect(where(await get('/sessionTimedOut.mi', ended))).toBe('200')
})

test.each([
  ['R2', 'cart.validation.failed', '/reservation/reviewDetails.mi', '/reservation/rateListMenu.mi'],
  [
    'R4',
    'lookup.reservation.authentication',
    '/reservation/findReservationDetail.mi',
    '/reservation/lookupReservation.mi',
  ],
])('%s', async (_row, pageMessage, path, target) => {
  const cookie = await become('anon')
  await store(cookie, { pageMessage })
  expect(where(await get(path, cookie))).toBe(`302 ${target}`)
  expect(where(await get(path, cookie))).toBe('200')
})

test('a search for one hotel leads to its rates, with the rest of the search', async () => {
  const results = '/search/findHotels'
  const search = 'propertyCode=nycab&utm_source=x&numRooms=2'
  expect(where(await get(`${results}?${search}`))).toBe(
    '302 /reservation/rateListMenu.mi?propertyCode=NYCAB&numRooms=2',
  )
  expect(where(await get(`${results}?destinationAddress=Munich`))).toBe('200')
})

test('R5: only the availability check follows a navigation URL, and no foreign one', async () => {
  const cookie = await become('anon')
  await store(cookie, { navigationUrl: '/reservation/rateListMenu.mi?propertyCode=NYCAB' })
  expect(where(await get('/reservation/guestInfo.mi', cookie))).toBe('200')
  const check = '/reservation/availability.mi'
  expect(where(await get(check, cookie))).toBe(
    '302 /reservation/rateListMenu.mi?propertyCode=NYCAB',
  )
  for (const navigationUrl of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    await store(cookie, { navigationUrl })
    expect(where(await get(check, cookie))).toBe('302 /homepage-searchform.mi')
  }
})

test.each([
  [
    'propertyCode=nycab&fromDate=2099-12-01&toDate=2099-12-03&numRooms=2',
    '302 /hotels/hotel-nycab/overview?numRooms=2',
  ],
  ['propertyCode=NYCAB&rateCode=ABC', '302 /hotels/hotel-nycab/overview?rateCode=ABC'],
  ['propertyCode=XXXXX', '307 /error'],
  ['destinationAddress=Munich&x=1', '302 /search/findHotels?destinationAddress=Munich'],
  ['', '302 /homepage-searchform.mi'],
])('the availability check of %j: %s', async (query, target) => {
  expect(where(await get(`/reservation/availability.mi?${query}`))).toBe(target)
})

test('the availability check of a stay leads to its rates, with the whole search', async () => {
  const from = addDays(new Date().toISOString().slice(0, 10), 30)
  const search =
    `propertyCode=NYCAB&fromDate=${from}&toDate=${addDays(from, 2)}&numRooms=2` +
    '&numAdultsPerRoom=2-1&childrenAges=4.7-&rateType=group&rateCode=ABC123'
  const answer = await get(`/de-DE/reservation/availability.mi?utm_source=x&${search}`)
  expect(where(answer)).toBe(`302 /de-DE/reservation/rateListMenu.mi?${search}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('the fourth redirect in ten seconds ends on the error page', async () => {
  const cookie = await become('anon')
  let all = cookie
  const seen: string[] = []
  for (let time = 0; time < 4; time += 1) {
    await store(cookie, { pageMessage: 'cart.validation.failed' })
    const answer = await get('/reservation/reviewDetails.mi', all)
    seen.push(where(answer))
    all = `${cookie}; ${cookieOf(answer)}`
  }
  expect(seen.slice(2)).toEqual(['302 /reservation/rateListMenu.mi', '307 /error'])
})

test('filters and area of the results go along to the same destination only', async () => {
  const kept = 'area=48%2C11%2C49%2C12&filter=brand.alderway&filter=amenities.pool'
  const to = (destination: string) =>
    get(
      `/search/findHotels?destinationAddress=${destination}&page=1&${kept}&destinationAddress=Oslo`,
    )
  expect(where(await to('Oslo'))).toBe(`302 /search/findHotels?destinationAddress=Oslo&${kept}`)
  expect(where(await to('Tokyo'))).toBe('302 /search/findHotels?destinationAddress=Tokyo')
  expect(where(await get(`/search/findHotels?destinationAddress=Oslo&${kept}`))).toBe('200')
})

test('/login redirects to the sign-in page, with its query', async () => {
  expect(where(await get('/de-DE/login?returnTo=%2Floyalty'))).toBe(
    '302 /de-DE/sign-in.mi?returnTo=%2Floyalty',
  )
})

test('/logout.mi signs out a visitor from this site, and no visitor from another site', async () => {
  const cookie = await become('member-maria')
  const state = async () =>
    (await (await get('/mi/phoenix-account-auth/v1/userDetails', cookie)).json()).status
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, undefined]) {
    expect(where(await get('/logout.mi', cookie, headers))).toBe('200')
    expect(await state()).toBe('SUCCESS')
  }
  const left = await get('/logout.mi', cookie, { 'sec-fetch-site': 'same-origin' })
  expect([left.status, left.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await state()).toBe('ANONYMOUS')
})

test('/redirect continues automatically or by its link; unsafe and circular targets lead to the home page', async () => {
  const answer = await get('/de-DE/redirect?returnTo=%2Floyalty%3Fa%3D%22%3E')
  const body = await answer.text()
  expect(body).toContain('content="0; url=/de-DE/loyalty?a=%22%3E"')
  expect(body).toContain('<a href="/de-DE/loyalty?a=%22%3E">Weiter</a>')
  expect(body).toContain('<html lang="de-DE" dir="ltr">')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (const to of ['//evil.example', 'javascript:alert(1)', '/redirect?returnTo=/redirect', ''])
    expect(await (await get(`/redirect?returnTo=${encodeURIComponent(to)}`)).text()).toContain(
      '0; url=/"',
    )
})

describe.each([
  ['chase', 'Chase'],
  ['amex', 'American Express'],
])('/mi/cobrand/%s.mi', (program, partner) => {
  const path = (destination: string) =>
    `/mi/cobrand/${program}.mi?destinationURL=${encodeURIComponent(destination)}&alt_cust_id=x9&cookie_id=c0ffee&rpcCode=0513&evil=1`
  const card = path('https://cards.alderway.example/apply?a=b')

  test('names the card and its destination, and shows no ids of the visitor', async () => {
    const answer = await get(`/de-DE${card}`)
    const body = await answer.text()
    expect(body).toContain(`<h1>Weiter zu ${partner}</h1>`)
    expect(body).toContain('<html lang="de-DE" dir="ltr">')
    expect(body).toContain('cards.alderway.example')
    expect(body).not.toMatch(/x9|c0ffee|0513|apply|<script| style=/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /form-action 'self' https:\/\/cards\.alderway\.example;.*script-src 'none'/,
    )
  })

  test('continues to the card’s page with the link’s parameters and no others', async () => {
    expect(where(await submit(card, ''))).toBe(
      '302 https://cards.alderway.example/apply?a=b&alt_cust_id=x9&cookie_id=c0ffee&rpcCode=0513',
    )
    expect(where(await submit(`/de-DE${path('/loyalty')}`, ''))).toBe(
      '302 /de-DE/loyalty?alt_cust_id=x9&cookie_id=c0ffee&rpcCode=0513',
    )
  })

  test('tells the partner no id of a visitor whose browser sends the privacy signal', async () => {
    expect(where(await submit(card, '', {}, { 'sec-gpc': '1' }))).toBe(
      '302 https://cards.alderway.example/apply?a=b&rpcCode=0513',
    )
  })

  test('does not redirect to another site', async () => {
    for (const foreign of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '']) {
      expect(where(await get(path(foreign)))).toBe('307 /error')
      expect(where(await submit(path(foreign), ''))).toBe('307 /error')
    }
  })
})
