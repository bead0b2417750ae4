import { attempts } from '../../database/members/account-schema'
import { hotels } from '../../seed/hotels'
import { MOST_LOOKUPS } from '../sign-in/rate-limits'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf, startTestServer } from '../testing/test-server'

const api = testApi({ hotels, empty: [attempts] })

const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const maria = { confirmationNumber: '70110001', lastName: 'Lindqvist' }
const lookUp = (body: object, options = {}) => api.server.post(LOOKUP, body, options)
const codeOf = async (answer: Response) =>
  (await answer.json()).phoenixErrorMessages.errorMessages[0]
/** A page of the stay that the handle in its address names. */
const pageAt = (path: string) => new RegExp(`^${path}\\?stay=[\\w-]{22}$`)
const sessionOf = async (cookie: string) =>
  (await (await api.server.get('/mi/session', { cookie })).json()).data

test('stores the stay in a session with a new id, and the address contains nothing of it but a handle', async () => {
  const planted = await api.server.become('anon')
  await api.server.post('/mi/session', { values: { locale: 'de-DE' } }, { cookie: planted })
  const answer = await lookUp(maria, { cookie: planted })
  expect(await answer.json()).toEqual({
    status: 'SUCCESS',
    isRedirect: true,
    nextStateURI: expect.stringMatching(pageAt('/reservation/findReservationDetail.mi')),
    reservations: [
      {
        propertyCode: 'MUCDE',
        hotelName: hotels.find(({ id }) => id === 'MUCDE')?.name['en-US'],
        checkInDate: '2031-05-12',
        checkOutDate: '2031-05-15',
        status: 'upcoming',
      },
    ],
  })
  expect(await sessionOf(cookieOf(answer))).toMatchObject({ propertyId: 'MUCDE', locale: 'de-DE' })
  expect(await sessionOf(planted)).not.toHaveProperty('propertyId')
})

test.each([
  [
    'past',
    { confirmationNumber: '70110005', lastName: 'Okafor' },
    '/reservation/expiredReservation.mi',
  ],
  [
    'cancelled',
    { confirmationNumber: '70110006', lastName: 'conti' },
    '/reservation/confirmReservationCancellation.mi',
  ],
  [
    'partner’s',
    { confirmationNumber: 'ald7k 2q90 x1', lastName: 'Nyberg' },
    '/reservation/findReservationDetail.mi',
  ],
])('redirects to the page of a %s stay', async (_which, body, nextStateURI) => {
  expect(await (await lookUp(body)).json()).toMatchObject({
    isRedirect: true,
    nextStateURI: expect.stringMatching(pageAt(nextStateURI)),
  })
})

test('whether a stay is over is asked of the call’s own clock', async () => {
  const headers = clockAt('2031-05-17T00:00:00Z')
  const { nextStateURI } = await (await lookUp(maria, { headers })).json()
  expect(nextStateURI).toMatch(pageAt('/reservation/expiredReservation.mi'))
})

test.each([
  { confirmationNumber: '７０１１０００３', lastName: 'MULLER', firstName: 'jürgen' },
  { confirmationNumber: '٧٠١١٠٠٠٣', lastName: ' Müller ', checkInDate: '2031-02-07' },
  { confirmationNumber: '70110003', lastName: 'Mu\u0308ller', email: 'Guest-70110003@Example.com' },
  { confirmationNumber: '70110004', lastName: '佐藤', firstName: '花子' },
])('accepts %j in every spelling', async (body) => {
  expect((await lookUp(body)).status).toBe(200)
})

test('has the same answer for an unknown number and a wrong name', async () => {
  const wrong = [
    { ...maria, confirmationNumber: '70119999' },
    { ...maria, lastName: 'Lindquist' },
    { ...maria, firstName: 'Marta' },
    { ...maria, checkInDate: '2031-05-13' },
    { ...maria, email: 'other@example.com' },
    { confirmationNumber: '70110007', lastName: 'Lindqvist' },
  ]
  const answers = await Promise.all(wrong.map((body) => lookUp(body)))
  const seen = await Promise.all(
    answers.map(async (answer) => {
      const { date: _date, ...headers } = Object.fromEntries(answer.headers)
      return JSON.stringify([answer.status, headers, await answer.text()])
    }),
  )
  expect(new Set(seen).size).toBe(1)
  expect(seen[0]).toContain('reservation.not.found')
  expect(answers[0]?.status).toBe(404)
})

test('a number can be tried five times, whether it exists or not', async () => {
  for (const confirmationNumber of ['70110001', '70119999']) {
    const statuses = []
    for (let count = 0; count <= MOST_LOOKUPS; count++) {
      statuses.push((await lookUp({ confirmationNumber, lastName: 'x' })).status)
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    const { status, headers } = await lookUp({ ...maria, confirmationNumber })
    expect([status, Number(headers.get('retry-after')) > 800]).toEqual([429, true])
  }
  // Spaces do not change the number.
  expect((await lookUp({ ...maria, confirmationNumber: '7011 0001' })).status).toBe(429)
  expect((await lookUp({ confirmationNumber: '70110002', lastName: 'Adeyemi' })).status).toBe(200)
})

test('an IP address that fails too often has to wait, whatever the numbers', async () => {
  const strict = await startTestServer(api.database, { regular: [] }, { failures: 2, messages: 1 })
  const statuses = []
  for (const confirmationNumber of ['1', '2', '70110001']) {
    statuses.push((await strict.post(LOOKUP, { ...maria, confirmationNumber })).status)
  }
  await strict.close()
  expect(statuses).toEqual([404, 404, 429])
})

test('a member’s stay is shown to that member only, when signed in', async () => {
  const stay = { confirmationNumber: '70110007', lastName: 'Morishita' }
  const other = await api.server.become('member-maria')
  for (const options of [{}, { cookie: other }]) {
    const answer = await lookUp(stay, options)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    expect(await codeOf(answer)).toBe('lookup.reservation.authentication')
  }
  const cookie = await api.server.become('member-p')
  expect((await lookUp(stay, { cookie })).status).toBe(200)
  expect(await sessionOf(cookie)).toMatchObject({ propertyId: 'SYDAU', consumerID: 'C1003' })
})

test('of several stays one is chosen by its arrival date; until then nothing is stored', async () => {
  const stay = { confirmationNumber: '70110008', lastName: 'Haddad' }
  const several = await lookUp(stay)
  const body = await several.json()
  expect(body).toMatchObject({ isRedirect: false, nextStateURI: null })
  expect(several.headers.getSetCookie()).toEqual([])
  const days = body.reservations.map((one: { checkInDate: string }) => one.checkInDate)
  expect(days).toEqual(['2031-03-01', '2031-03-04'])
  const chosen = await lookUp({ ...stay, checkInDate: days[1] })
  expect(await sessionOf(cookieOf(chosen))).toMatchObject({ propertyId: 'SHACN' })
})

test.each<[object, string]>([
  [{ lastName: 'x' }, 'confirmation.number.format.invalid'],
  [{ ...maria, confirmationNumber: '701100010000' }, 'confirmation.number.format.invalid'],
  [{ ...maria, confirmationNumber: "7' OR '1'='1" }, 'confirmation.number.format.invalid'],
  [{ ...maria, confirmationNumber: '<script>' }, 'confirmation.number.format.invalid'],
  [{ ...maria, confirmationNumber: { like: '%' } }, 'confirmation.number.format.invalid'],
  [{ ...maria, lastName: ' ' }, 'UNPROCESSABLE_ENTITY'],
  [{ ...maria, lastName: 'x'.repeat(81) }, 'UNPROCESSABLE_ENTITY'],
  [{ ...maria, lastName: ['Lindqvist'] }, 'UNPROCESSABLE_ENTITY'],
  [{ ...maria, lastName: "' OR 1=1 --" }, 'reservation.not.found'],
  [{ ...maria, lastName: '%' }, 'reservation.not.found'],
  [{ ...maria, checkInDate: '0000-99-99' }, 'reservation.not.found'],
])('refuses %j', async (body, code) => {
  const answer = await lookUp(body)
  expect(answer.status).toBe(code === 'reservation.not.found' ? 404 : 422)
  expect(await codeOf(answer)).toBe(code)
})

describe('a form without a script', () => {
  const post = (fields: Record<string, string>, headers: object = {}, site = '') =>
    fetch(api.server.url + site + LOOKUP, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: api.server.url, ...headers },
      body: new URLSearchParams(fields),
    })

  test.each([
    [maria, '/reservation/findReservationDetail.mi?stay=the-handle'],
    [
      { ...maria, lastName: 'x' },
      '/reservation/lookupReservation.mi?outcome=reservation.not.found',
    ],
    [
      { confirmationNumber: '70110007', lastName: 'Morishita' },
      '/reservation/lookupReservation.mi?outcome=lookup.reservation.authentication',
    ],
    [
      { confirmationNumber: '70110008', lastName: 'Haddad', firstName: '', checkInDate: '' },
      '/reservation/lookupReservation.mi?outcome=several',
    ],
  ])('%j leads to %s', async (fields, location) => {
    const answer = await post(fields)
    expect(answer.status).toBe(303)
    const handle = 'stay=the-handle'
    const target = answer.headers.get('location')?.replace(/stay=[\w-]{22}/, handle)
    expect(target).toBe(location)
    expect(await answer.text()).toBe('')
  })

  test('of another origin is refused', async () => {
    expect((await post(maria, { origin: 'https://evil.example' })).status).toBe(403)
  })
})
