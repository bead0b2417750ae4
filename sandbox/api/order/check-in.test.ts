import { eq } from 'drizzle-orm'
import { checkInNowMutation } from '../../../src/features/booking/host-queries.operations'
import { orderEvents, orderItems, orders } from '../../database/booking/order-schema'
import type { RoomReport } from '../../database/booking/room-stages'
import { messages } from '../../database/members/account-schema'
import { sessions } from '../../database/schema'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { saidByHotel } from './testing/said-by-hotel'

const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) {
    handle orderRevisionNumber details { name value } draft { name value }
    items {
      id status
      checkIn { state options { code } registration { exempt fields } registered }
    }
  }
}`

const NEXT = `query Next {
  currentReservationDetails { stays { handle status online { state href } } }
}`

const api = testApi({ hotels, operations: [STAY, NEXT, checkInNowMutation.text] })
const CALL = '/phoenix-reservation/v1/checkIn'
/** Of the seed: one room in Munich, whose guests of other nationalities are registered. */
const MUNICH = { confirmationNumber: '70110001', lastName: 'Lindqvist' }
/** An hour before the hour of check-in on the day of arrival. */
const NOW = Date.parse('2031-05-12T14:00:00+02:00')
const HOUR = 3_600_000

const clock = (time: number) => ({ 'x-foyer-clock': String(time - Date.now()) })
const FRENCH = {
  'registration.nationality': 'FR',
  'registration.birthDate': '1990-02-28',
  'registration.address': 'Quai des Orfevres 36, Paris',
}

let cookie: string
let stay: string
let room: string

async function stayAt(time = NOW, visitor = cookie) {
  const options = { cookie: visitor, headers: clock(time) }
  const answer = await (await api.server.query(STAY, { stay }, options)).json()
  expect(answer.errors).toBeUndefined()
  return answer.data.reservationDetails
}

const roomAt = async (time = NOW) => (await stayAt(time)).items[0]

async function checkIn(fields: object = FRENCH, { time = NOW, revision = '1', faults = '' } = {}) {
  const wish = (name: string, value: string) => ({ [`requests.${room}.${name}`]: value })
  const body = {
    ...{ stay, item: room, orderRevisionNumber: revision },
    ...{ ...wish('arrival', '18:00'), ...wish('floor', 'HIGH'), ...fields },
  }
  const headers = { ...clock(time), ...(faults && { 'x-foyer-fault': faults }) }
  return (await api.server.post(CALL, body, { cookie, headers })).json()
}

const report = (event: RoomReport['event'], time = NOW) =>
  saidByHotel(api.database, { hotelId: 'MUCDE', ...MUNICH, event }, time)

const eventsOf = async (type: string) =>
  (await api.database.db.select().from(orderEvents)).filter((event) => event.type === type)

beforeEach(async () => {
  const { db } = api.database
  const lookup = '/phoenix-reservation/v1/submitReservationLookup'
  cookie = cookieOf(await api.server.post(lookup, MUNICH, { headers: clock(NOW) }))
  await db.delete(messages)
  await db.delete(orderEvents)
  const number = eq(orderItems.confirmationNumber, MUNICH.confirmationNumber)
  const [item] = await db
    .update(orderItems)
    .set({ stage: 'booked', stageAt: null, registration: null, revision: 1 })
    .where(number)
    .returning()
  room = item?.itemId ?? ''
  const [order] = await db
    .update(orders)
    .set({ revision: 1, details: {} })
    .where(eq(orders.id, item?.orderId ?? ''))
    .returning()
  stay = order?.handle ?? ''
})

test('a found guest checks in once: a revision, an event and a mail with the wishes', async () => {
  expect((await roomAt()).checkIn).toMatchObject({
    state: 'CHECK_IN_ELIGIBLE',
    registration: { exempt: 'DE', fields: ['nationality', 'birthDate', 'address'] },
    registered: null,
  })
  const done = { status: { code: 'SUCCESS' }, state: 'CHECK_IN_MODIFIABLE' }
  expect(await checkIn()).toMatchObject({ ...done, registration: 'received' })
  // Repeated, with the revision of before.
  expect(await checkIn()).toMatchObject({ ...done, registration: 'received' })
  const after = await stayAt()
  expect(after.orderRevisionNumber).toBe('2')
  expect(after.details).toContainEqual({ name: `requests.${room}.floor`, value: 'HIGH' })
  expect(after.items[0].checkIn).toMatchObject({ registration: null, registered: 'received' })
  expect(await eventsOf('checkedIn')).toHaveLength(1)
  const mails = await api.database.db.select().from(messages)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^You are checked in at /),
  ])
  expect(mails[0]?.body).toMatch(/High floor\nArrival: 6.*PM/)
})

test('of the registration no row, log or answer has more than that it was received', async () => {
  const answer = await checkIn()
  const { db } = api.database
  const rows = await Promise.all(
    [orders, orderItems, orderEvents, messages, sessions].map((table) => db.select().from(table)),
  )
  const text = JSON.stringify([rows, answer, await stayAt()])
  expect(text.includes('received')).toBe(true)
  expect(/1990-02-28|Orfevres|nationality"?:/.exec(text)?.[0]).toBeUndefined()
})

test('guests of other nationalities say more, others only theirs', async () => {
  expect(await checkIn({})).toMatchObject({
    status: { code: 'REGISTRATION' },
    problems: ['nationality'],
  })
  expect(await checkIn({ 'registration.nationality': 'FR' })).toMatchObject({
    problems: ['birthDate', 'address'],
    state: 'CHECK_IN_ELIGIBLE',
  })
  expect((await stayAt()).orderRevisionNumber).toBe('1')
  expect((await checkIn({ 'registration.nationality': 'DE' })).status.code).toBe('SUCCESS')
})

test('the arrival is said anew, which is a mail of its own, and not by the revision of before', async () => {
  await checkIn()
  const later = { [`requests.${room}.arrival`]: '20:00' }
  expect((await checkIn(later, { revision: '1' })).status.code).toBe('STALE_REVISION')
  // What was typed is kept, what is for the desk is not.
  expect((await stayAt()).draft).toEqual([{ name: `requests.${room}.arrival`, value: '20:00' }])
  expect((await checkIn(later, { revision: '2' })).status.code).toBe('SUCCESS')
  const { details, draft } = await stayAt()
  expect(details).toContainEqual({ name: `requests.${room}.arrival`, value: '20:00' })
  expect(draft).toEqual([])
  expect(await eventsOf('checkedIn')).toHaveLength(1)
  expect(await api.database.db.select().from(messages)).toHaveLength(2)
})

test('in the night after the day of arrival the wishes are still said, by page and mail', async () => {
  const time = Date.parse('2031-05-13T02:00:00+02:00')
  expect((await checkIn(FRENCH, { time })).status.code).toBe('SUCCESS')
  const { details } = await stayAt(time)
  expect(details).toContainEqual({ name: `requests.${room}.arrival`, value: '18:00' })
  const [mail] = await api.database.db.select().from(messages)
  expect(mail?.body).toMatch(/High floor\nArrival: 6.*PM/)
})

test('of two at once one checks in', async () => {
  const answers = await Promise.all([checkIn(), checkIn(), checkIn()])
  expect(answers.map(({ status }) => status.code)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS'])
  expect(await eventsOf('checkedIn')).toHaveLength(1)
  expect(await api.database.db.select().from(messages)).toHaveLength(1)
})

test('a hotel that does not answer is not assumed to know: nothing is stored', async () => {
  expect((await checkIn(FRENCH, { faults: 'checkIn:nodesk' })).status.code).toBe('DESK_AWAY')
  expect(await stayAt()).toMatchObject({ orderRevisionNumber: '1', details: [] })
  expect((await checkIn()).status.code).toBe('SUCCESS')
})

test('only wishes that the hotel offers are stored', async () => {
  const strange = { ...FRENCH, [`requests.${room}.floor`]: '4111111111111111' }
  await checkIn({ ...strange, [`requests.${room}.comment`]: 'hello' })
  expect((await stayAt()).details).toEqual([{ name: `requests.${room}.arrival`, value: '18:00' }])
})

test('the hotel says who is there, who has left and who never came', async () => {
  expect(await report('depart')).toBe(false)
  expect(await report('arrive')).toBe(true)
  expect(await report('arrive')).toBe(false)
  expect(await roomAt()).toMatchObject({
    status: 'IN_HOUSE',
    checkIn: { state: 'CHECKED_IN_HOUSE', options: [] },
  })
  expect((await checkIn(FRENCH, { revision: '2' })).status.code).toBe('CLOSED')
  const lastMorning = Date.parse('2031-05-15T08:00:00+02:00')
  expect((await roomAt(lastMorning)).checkIn.state).toBe('CHECK_OUT_ELIGIBLE')
  expect(await report('depart', lastMorning)).toBe(true)
  expect(await roomAt(lastMorning)).toMatchObject({ status: 'PAST', checkIn: null })
  expect((await stayAt()).orderRevisionNumber).toBe('3')
})

test('too many changes in an hour are refused, checking in among them', async () => {
  await checkIn()
  for (let count = 1; count < 20; count += 1) {
    const arrival = { [`requests.${room}.arrival`]: `${String(count).padStart(2, '0')}:00` }
    const answer = await checkIn(arrival, { revision: String(count + 1) })
    expect(answer.status.code).toBe('SUCCESS')
  }
  const last = { [`requests.${room}.arrival`]: '23:00' }
  expect((await checkIn(last, { revision: '21' })).status.code).toBe('TOO_MANY_CHANGES')
})

test('GraphQL checks in as the form does, and does not announce an arrival of a room that is not', async () => {
  const now = async (input: object, visitor = cookie) => {
    const variables = { input: { stay, itemId: room, revision: '1', ...input } }
    const options = { cookie: visitor, headers: clock(NOW) }
    return (await (await api.server.query(checkInNowMutation.text, variables, options)).json()).data
      .checkInNow
  }
  const registration = { nationality: 'DE' }
  expect((await now({ action: 'ARRIVAL' })).status.code).toBe('NOT_CHECKED_IN')
  expect(await now({ arrival: '18:00' })).toMatchObject({
    status: { code: 'REGISTRATION' },
    problems: ['nationality'],
  })
  const stranger = await api.server.become('anon')
  expect((await now({ registration }, stranger)).status.code).toBe('NOT_FOUND')
  expect(await now({ arrival: '18:00', registration })).toMatchObject({
    ...{ status: { code: 'SUCCESS' }, state: 'CHECK_IN_MODIFIABLE', registration: 'received' },
  })
  const later = await now({ action: 'ARRIVAL', arrival: '21:00', revision: '2' })
  expect(later.status.code).toBe('SUCCESS')
  expect((await stayAt()).details).toContainEqual({
    ...{ name: `requests.${room}.arrival`, value: '21:00' },
  })
})

test('without a script the form goes on to the confirmation, or back with what was wished', async () => {
  const post = async (fields: Record<string, string>) => {
    const answer = await fetch(`${api.server.url}${CALL}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', cookie },
        ...{ origin: api.server.url, ...clock(NOW) },
      },
      body: `${new URLSearchParams({ stay, item: room, orderRevisionNumber: '1', ...fields })}`,
      redirect: 'manual',
    })
    return [answer.status, answer.headers.get('location')]
  }
  const arrival = { [`requests.${room}.arrival`]: '18:00' }
  expect(await post(arrival)).toEqual([
    ...[303, `/reservation/findReservationDetail.mi?stay=${stay}&outcome=checkIn.REGISTRATION`],
  ])
  expect((await stayAt()).draft).toEqual([{ name: `requests.${room}.arrival`, value: '18:00' }])
  expect(await post({ ...arrival, ...FRENCH })).toEqual([
    ...[303, `/reservation/check-in-confirmation.mi?stay=${stay}&outcome=checkInComplete`],
  ])
  expect((await stayAt(NOW + HOUR)).draft).toEqual([])
})

test('a form that a broken call sends again has nothing of the registration', async () => {
  const answer = await fetch(`${api.server.url}${CALL}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', cookie },
      ...{ origin: api.server.url, ...clock(NOW), 'x-foyer-fault': 'checkIn:nonsense' },
    },
    body: `${new URLSearchParams({ stay, item: room, orderRevisionNumber: '1', ...FRENCH })}`,
  })
  const html = await answer.text()
  expect(html).toContain(`name="stay" value="${stay}"`)
  expect(/1990-02-28|Orfevres|registration\./.exec(html)?.[0]).toBeUndefined()
})

test('the next stay says what can be done online, until the hotel says that the guest is there', async () => {
  const next = async (time = NOW) => {
    const options = { cookie, headers: clock(time) }
    const { data } = await (await api.server.query(NEXT, {}, options)).json()
    return data.currentReservationDetails.stays[0]
  }
  const href = `/reservation/findReservationDetail.mi?stay=${stay}`
  expect(await next()).toMatchObject({ online: { state: 'CHECK_IN_ELIGIBLE', href } })
  await checkIn()
  expect(await next()).toMatchObject({ online: { state: 'CHECK_IN_MODIFIABLE', href } })
  await report('arrive')
  expect(await next()).toMatchObject({ status: 'IN_HOUSE', online: null })
  const lastMorning = Date.parse('2031-05-15T08:00:00+02:00')
  expect(await next(lastMorning)).toMatchObject({ online: { state: 'CHECK_OUT_ELIGIBLE', href } })
  await report('depart')
  expect(await next()).toBeUndefined()
})

test('a button of /sandbox says what the hotel says, and that it cannot say it twice', async () => {
  const press = async (event: string, number = MUNICH.confirmationNumber) => {
    const answer = await fetch(`${api.server.url}/sandbox/desk`, {
      method: 'POST',
      headers: clock(NOW),
      body: new URLSearchParams({ number, event, returnTo: '/sandbox' }),
      redirect: 'manual',
    })
    return answer.status
  }
  expect(await press('arrive')).toBe(303)
  expect((await roomAt()).checkIn.state).toBe('CHECKED_IN_HOUSE')
  expect(await press('arrive')).toBe(409)
  expect(await press('depart')).toBe(303)
  expect(await press('arrive', '7')).toBe(409)
  expect(await press('checkIn')).toBe(409)
})
