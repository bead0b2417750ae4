import { eq } from 'drizzle-orm'
import { claims } from '../../database/booking/booking-schema'
import { findOrdersOfNumber } from '../../database/booking/orders'
import { attempts, messages } from '../../database/members/account-schema'
import { sessions } from '../../database/schema'
import { hashOf, storeValues } from '../../database/sessions'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { bookingTest } from './testing/booking-test'
import {
  addToCalendar,
  cancelNow,
  orderOperations,
  reservationDetails,
} from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: [attempts, messages],
  ledger,
})
const { visitor, order, cardToken, query } = bookingTest(api, ledger)

const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'
const SHARE = '/phoenix-reservation/v1/shareReservation'
const MARIAS = { confirmationNumber: '70110001', lastName: 'Lindqvist' }
const ADEYEMIS = { confirmationNumber: '70110002', lastName: 'Adeyemi' }
const MULLERS = { confirmationNumber: '70110003', lastName: 'Müller' }
const SATOS = { confirmationNumber: '70110004', lastName: '佐藤' }
const OKAFORS = { confirmationNumber: '70110005', lastName: 'Okafor' }
const CONTIS = { confirmationNumber: '70110006', lastName: 'Conti' }

const stayIn = (address: string) => new URL(address, 'http://a').searchParams.get('stay') ?? ''

/** What the browser sends after an answer has changed some of its cookies. */
const merged = (before: string, after: string) => {
  const pairs = `${before}; ${after}`.split('; ').map((pair) => pair.split('='))
  return [...new Map(pairs.map(([name, ...value]) => [name, value.join('=')]))]
    .filter(([name]) => name)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
}

/** Finds a stay in the session of the cookie, or in a new one. */
async function find(body: object, cookie?: string) {
  const answer = await api.server.post(LOOKUP, body, cookie ? { cookie } : {})
  expect(answer.status).toBe(200)
  const { nextStateURI } = await answer.json()
  return { cookie: merged(cookie ?? '', cookieOf(answer)), stay: stayIn(nextStateURI) }
}

/** Finds all of them in one session. */
async function findAll(...bodies: object[]) {
  let cookie: string | undefined
  const stays: string[] = []
  for (const body of bodies) {
    const found = await find(body, cookie)
    cookie = found.cookie
    stays.push(found.stay)
  }
  return { cookie: cookie ?? '', stays }
}

const numberOf = async (cookie: string, stay?: string) =>
  (await query(reservationDetails, stay === undefined ? {} : { stay }, cookie)).data
    ?.confirmationNumber ?? null

const cancel = async (cookie: string, body: object) =>
  (await api.server.post(CANCEL, body, { cookie })).json()

/** As a browser sends a form without a script. */
const submit = async (path: string, cookie: string, fields: Record<string, string>) => {
  const answer = await fetch(api.server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: api.server.url },
    body: new URLSearchParams(fields),
  })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

const stored = async (number: string) => {
  const [found] = await findOrdersOfNumber(api.database.db, number)
  if (!found) throw new Error(`There is no order ${number}.`)
  return found
}

async function booked() {
  const one = await visitor('HIGH')
  const { order: made } = await order(one, { token: await cardToken(one, '4111111111111111') })
  return { cookie: one.cookie, number: made.confirmationNumber as string }
}

test('a handle opens nothing by itself, and is answered like one that no order has', async () => {
  const { handle } = await stored(MARIAS.confirmationNumber)
  const { cookie } = await find(ADEYEMIS)
  for (const stay of [handle, 'AAAAAAAAAAAAAAAAAAAAAA', '', "' OR 1=1 --", 'x'.repeat(500)]) {
    expect((await query(reservationDetails, { stay }, cookie)).data).toBeNull()
    expect((await query(cancelNow, { stay }, cookie)).data).toBeNull()
    expect((await query(addToCalendar, { stay }, cookie)).data).toBeNull()
    const answer = await cancel(cookie, { stay, revision: '1' })
    expect(answer.status.code).toBe('NOT_FOUND')
  }
  // Also of no text: the call never falls back on the stay that was found last.
  for (const stay of [7, ['a'], {}, true])
    expect((await cancel(cookie, { stay, revision: '1' })).status.code).toBe('NOT_FOUND')
  expect((await stored(ADEYEMIS.confirmationNumber)).rooms[0].cancelledAt).toBeNull()
  const path = `/phoenix-reservation/v1/calendar?stay=${handle}`
  expect((await api.server.get(path, { cookie })).status).toBe(404)
})

test('two stays of one session are both open, each by its handle; without one the last found', async () => {
  const { cookie, stays } = await findAll(MARIAS, ADEYEMIS)
  expect(await numberOf(cookie, stays[0])).toBe(MARIAS.confirmationNumber)
  expect(await numberOf(cookie, stays[1])).toBe(ADEYEMIS.confirmationNumber)
  expect(await numberOf(cookie)).toBe(ADEYEMIS.confirmationNumber)
  // Found again, it is the last one.
  const again = await find(MARIAS, cookie)
  expect(await numberOf(again.cookie)).toBe(MARIAS.confirmationNumber)
  expect(await numberOf(again.cookie, stays[1])).toBe(ADEYEMIS.confirmationNumber)
})

test('a session keeps five stays, and loses the one that was found first', async () => {
  const { cookie, stays } = await findAll(MARIAS, ADEYEMIS, MULLERS, SATOS, OKAFORS, CONTIS)
  const numbers = []
  for (const stay of stays) numbers.push(await numberOf(cookie, stay))
  expect(numbers).toEqual([null, '70110002', '70110003', '70110004', '70110005', '70110006'])
})

test('one number of two hotels is two stays, by their arrival', async () => {
  const haddads = { confirmationNumber: '70110008', lastName: 'Haddad' }
  const { cookie, stays } = await findAll(
    { ...haddads, checkInDate: '2031-03-01' },
    { ...haddads, checkInDate: '2031-03-04' },
  )
  const hotelOf = async (stay: string | undefined) =>
    (await query(reservationDetails, { stay }, cookie)).data.propertyId
  expect([await hotelOf(stays[0]), await hotelOf(stays[1])]).toEqual(['RUHSA', 'SHACN'])
})

test('a session from before the handles still opens its stay, also beside another', async () => {
  const cookie = await api.server.become('anon')
  await api.server.post('/mi/session', { values: { locale: 'de-DE' } }, { cookie })
  const id = /foyer-session=([^;]+)/.exec(cookie)?.[1] ?? ''
  const [row] = await api.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.idHash, hashOf(id)))
  expect(row).toBeDefined()
  const old = `${MARIAS.confirmationNumber} 2031-05-12`
  await storeValues(api.database, id, { foundReservation: old })
  expect(await numberOf(cookie)).toBe(MARIAS.confirmationNumber)
  const { handle } = await stored(MARIAS.confirmationNumber)
  expect(await numberOf(cookie, handle)).toBe(MARIAS.confirmationNumber)
  const later = await find(ADEYEMIS, cookie)
  expect(await numberOf(later.cookie, later.stay)).toBe(ADEYEMIS.confirmationNumber)
  expect(await numberOf(later.cookie, handle)).toBe(MARIAS.confirmationNumber)
})

test.each(['JSON', 'form'])(
  'J5: two tabs with two orders: a %s cancels the order of its tab',
  async (way) => {
    const first = await booked()
    const { handle, rooms } = await stored(first.number)
    // The second tab of the same session.
    const { cookie: owner, stay: other } = await find(SATOS, first.cookie)
    const [{ itemId }] = rooms
    if (way === 'JSON') {
      const answer = await cancel(owner, { stay: handle, rooms: itemId, revision: '1' })
      expect(answer).toMatchObject({ status: { code: 'SUCCESS' }, isAll: true })
      expect(stayIn(answer.nextStateURI)).toBe(handle)
    } else {
      const fields = { stay: handle, rooms: itemId, revision: '1' }
      const location = await submit(CANCEL, owner, fields)
      expect(location).toMatch(/confirmReservationCancellation\.mi\?.*outcome=reservationCancelled/)
      expect(stayIn(location)).toBe(handle)
      const back = await submit(CANCEL, owner, { stay: handle, rooms: itemId, undo: 'yes' })
      expect(stayIn(back)).toBe(handle)
      expect((await stored(first.number)).rooms[0].cancelledAt).toBeNull()
      // A refusal leads back to the page of the same stay, with the choice.
      const refused = await submit(CANCEL, owner, fields)
      expect(refused).toContain('outcome=STALE_REVISION')
      expect([stayIn(refused), new URL(refused, 'http://a').searchParams.get('rooms')]).toEqual([
        handle,
        itemId,
      ])
      return
    }
    expect((await stored(first.number)).rooms[0].cancelledAt).not.toBeNull()
    expect(await numberOf(owner, other)).toBe(SATOS.confirmationNumber)
    expect((await stored(SATOS.confirmationNumber)).rooms[0].cancelledAt).toBeNull()
  },
)

test('a seeded stay is cancelled, and its nights are given back', async () => {
  const { cookie, stay } = await find(MULLERS)
  const before = await stored(MULLERS.confirmationNumber)
  expect(await api.database.db.$count(claims, eq(claims.owner, before.id))).toBe(7)
  expect((await cancel(cookie, { stay, revision: '1' })).status.code).toBe('SUCCESS')
  expect(await api.database.db.$count(claims, eq(claims.owner, before.id))).toBe(0)
  expect((await cancel(cookie, { stay, undo: true })).status.code).toBe('SUCCESS')
  expect(await api.database.db.$count(claims, eq(claims.owner, before.id))).toBe(7)
})

test('the order of the tab is shared, and its calendar is given', async () => {
  const first = await booked()
  const { handle } = await stored(first.number)
  const { cookie: owner } = await find(SATOS, first.cookie)
  const { data } = await query(addToCalendar, { stay: handle }, owner)
  expect((await api.server.get(data.ics, { cookie: owner })).status).toBe(200)
  const location = await submit(SHARE, owner, {
    stay: handle,
    page: 'upcoming-reservation',
    channel: 'email',
    to: 'a@b.example',
  })
  expect(location).toMatch(/findReservationDetail\.mi\?.*outcome=shared/)
  expect(stayIn(location)).toBe(handle)
})
