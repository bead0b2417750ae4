import { eq } from 'drizzle-orm'
import { orderEvents, orders } from '../../database/booking/order-schema'
import { findOrdersOfNumber } from '../../database/booking/orders'
import { attempts, messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { bookingTest, sold } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const GUESTS = `query Guests($stay: ID) {
  stayGuests(stay: $stay) {
    handle orderRevisionNumber problem country rooms { id roomIndex }
    details { name value } draft { name value } problems { name problem }
  }
}`
const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) { canChangeGuests stay { guests { name } } }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, GUESTS, STAY],
  empty: [messages, attempts],
  ledger,
})
const { book, visitor, holdTwo, query, stay: search } = bookingTest(api, ledger)
const CHANGE = '/phoenix-reservation/v1/updateReservationChanges'
const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const PAGE = '/reservation/reviewGuestInfo.mi'

async function booked(one?: Awaited<ReturnType<typeof visitor>>) {
  const who = one ?? (await visitor('HIGH'))
  const { handle: stay, number } = await book(who)
  await api.database.db.delete(messages)
  return { cookie: who.cookie, stay, number }
}

const change = async (cookie: string, body: object) =>
  (await api.server.post(CHANGE, body, { cookie })).json()

const guestsOf = async (cookie: string, stay: string) =>
  (await query(GUESTS, { stay }, cookie)).data
const valuesOf = (list: { name: string; value: string }[]) =>
  Object.fromEntries(list.map(({ name, value }) => [name, value]))
const mails = () => api.database.db.select().from(messages).orderBy(messages.id)

async function stored(number: string) {
  const [found] = await findOrdersOfNumber(api.database.db, number)
  if (!found) throw new Error(`There is no order ${number}.`)
  return found
}

const lookUp = (confirmationNumber: string, lastName: string, cookie: string) =>
  api.server.post(LOOKUP, { confirmationNumber, lastName }, { cookie })

async function found(number: string, lastName = 'Lindqvist') {
  const answer = await lookUp(number, lastName, await api.server.become('anon'))
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}

const byForm = async (cookie: string, fields: Record<string, string>) => {
  const answer = await fetch(`${api.server.url}${CHANGE}`, {
    method: 'POST',
    headers: { cookie, origin: api.server.url },
    body: new URLSearchParams({ page: 'review-guest-info', ...fields }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}

test('who has booked sees and changes name, mail and phone: one revision, one event, a mail to both addresses', async () => {
  const { cookie, stay, number } = await booked()
  const before = await guestsOf(cookie, stay)
  expect(before).toMatchObject({ problem: null, country: 'DE', orderRevisionNumber: '1' })
  expect(valuesOf(before.details)).toEqual({
    'guest.givenName': 'Maria',
    'guest.familyName': 'Lindqvist',
    'guest.email': 'maria@example.com',
    'guest.phoneCode': 'DE 49',
    'guest.phone': '+4915123456789',
  })
  const changes = {
    'guest.familyName': ' Sjöberg ',
    'guest.email': 'anna@example.org',
    'guest.phoneCode': 'SE 46',
    'guest.phone': '070 123 45 67',
    // Where the guest lives is not asked here.
    'guest.country': 'US',
  }
  const body = { stay, orderRevisionNumber: '1', changes, page: 'review-guest-info' }
  expect(await change(cookie, body)).toMatchObject({
    status: { code: 'SUCCESS' },
    nextStateURI: expect.stringMatching(
      new RegExp(`^/reservation/findReservationDetail.mi\\?.*stay=${stay}.*outcome=contactUpdated`),
    ),
  })
  // Repeated, with the revision of before.
  expect((await change(cookie, body)).status.code).toBe('SUCCESS')
  const after = await stored(number)
  expect(after).toMatchObject({
    revision: 2,
    guest: {
      ...{ givenName: 'Maria', familyName: 'Sjöberg', email: 'anna@example.org' },
      ...{ phone: '+46701234567', country: 'DE' },
    },
  })
  const events = await api.database.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, after.id))
  expect(events.filter(({ type }) => type === 'guestsChanged')).toHaveLength(1)
  expect(JSON.stringify(events)).not.toMatch(/anna@|Sjöberg/)
  const [first, second, ...others] = await mails()
  expect(others).toEqual([])
  expect(first).toMatchObject({ address: 'anna@example.org', calendar: expect.any(String) })
  expect(first?.body).toMatch(/Maria Sjöberg/)
  expect(first?.body).toContain('+46701234567')
  expect(second).toMatchObject({ address: 'maria@example.com', link: null, calendar: null })
  expect(second?.subject).toMatch(/^Another email address for your stay at /)
  expect(second?.body).toContain('please call the hotel')
  // Whoever reads mail there is told neither the new address nor a way to the stay.
  for (const part of [second?.body, second?.html])
    expect(part).not.toMatch(new RegExp(`anna@|Sjöberg|${number}`))
})

test('a number that was stored as typed, before numbers had one form, is no change when it is sent back', async () => {
  const { cookie, stay, number } = await booked()
  const { id, guest } = await stored(number)
  const phone = '0151 23456789'
  await api.database.db
    .update(orders)
    .set({ guest: { ...guest, phone } })
    .where(eq(orders.id, id))
  const changes = { 'guest.phone': phone, 'guest.phoneCode': 'DE 49' }
  await change(cookie, { stay, orderRevisionNumber: '1', changes })
  expect(await stored(number)).toMatchObject({ revision: 1, guest: { phone } })
  expect(await mails()).toEqual([])
  const other = { ...changes, 'guest.phone': '0151 23456780' }
  await change(cookie, { stay, orderRevisionNumber: '1', changes: other })
  expect(await stored(number)).toMatchObject({ revision: 2, guest: { phone: '+4915123456780' } })
})

test('the lookup takes the new name and not the old one, and who has found the stay by that finds it anew', async () => {
  const { cookie, stay, number } = await booked()
  const other = await found(number)
  const changes = { 'guest.familyName': 'Okafor' }
  await change(cookie, { stay, orderRevisionNumber: '1', changes })
  expect((await mails()).map(({ address }) => address)).toEqual(['maria@example.com'])
  expect((await query(STAY, { stay }, cookie)).data.stay.guests).toEqual([{ name: 'Maria Okafor' }])
  // What others have typed is not the name any more: they are not told the new one.
  expect((await query(STAY, { stay }, other)).data).toBeNull()
  expect((await lookUp(number, 'Lindqvist', other)).status).toBe(404)
  const again = cookieOf(await lookUp(number, 'okafor', other))
  expect((await query(STAY, { stay }, again)).data.stay.guests).toEqual([{ name: 'Okafor' }])
})

test('who has found the stay is shown nothing of people, and changes nothing of them', async () => {
  const { stay, number, cookie } = await booked()
  const other = await found(number)
  expect(await guestsOf(other, stay)).toMatchObject({
    ...{ problem: 'NOT_YOURS', country: null, details: [], draft: [], rooms: expect.any(Array) },
  })
  expect((await query(STAY, { stay }, other)).data.canChangeGuests).toBe(false)
  expect((await query(STAY, { stay }, cookie)).data.canChangeGuests).toBe(true)
  const fields = { stay, orderRevisionNumber: '1', 'guest.email': 'other@example.com' }
  const answer = await api.server.post(CHANGE, fields, { cookie: other })
  expect([answer.status, (await answer.json()).status.code]).toEqual([403, 'NOT_YOURS'])
  expect(await byForm(other, fields)).toBe(`${PAGE}?stay=${stay}&outcome=NOT_YOURS`)
  const stranger = await api.server.become('anon')
  expect((await change(stranger, fields)).status.code).toBe('NOT_FOUND')
  expect(await guestsOf(stranger, stay)).toBeNull()
  expect(await stored(number)).toMatchObject({ revision: 1, guest: { email: 'maria@example.com' } })
  expect(await mails()).toEqual([])
})

test('the guest of another room is changed, and finds that room by the new name only', async () => {
  const two = { ...search, adultsPerRoom: [2, 2] }
  const { one, items } = await holdTwo(two, sold('CARD'))
  const { cookie, stay, number } = await booked(one)
  const [firstRoom, secondRoom] = items as [string, string]
  const changes = {
    [`guest.room.${secondRoom}.givenName`]: 'Jun',
    [`guest.room.${secondRoom}.familyName`]: 'Sato',
    // The first room is that of who has booked.
    [`guest.room.${firstRoom}.familyName`]: 'Nobody',
    'guest.room.room-9.familyName': 'Nobody',
  }
  expect((await change(cookie, { stay, orderRevisionNumber: '1', changes })).status.code).toBe(
    'SUCCESS',
  )
  const { rooms, details } = await stored(number)
  expect(JSON.stringify(details)).not.toContain('Nobody')
  const own = rooms[1]?.confirmationNumber ?? ''
  const roomGuest = await found(own, 'Sato')
  expect(await guestsOf(roomGuest, stay)).toMatchObject({ problem: 'NOT_YOURS', details: [] })
  // A code to the address of who has booked proves nothing of the guest of one room.
  const code = await api.server.post(
    '/mi/phoenix-account-auth/v1/generateOTP',
    { stay },
    { cookie: roomGuest },
  )
  expect(code.status).toBe(404)
  const name = { [`guest.room.${secondRoom}.familyName`]: 'Mori' }
  const refused = await change(roomGuest, { stay, orderRevisionNumber: '2', changes: name })
  expect(refused.status.code).toBe('NOT_YOURS')
  await change(cookie, { stay, orderRevisionNumber: '2', changes: name })
  expect((await query(STAY, { stay }, roomGuest)).data).toBeNull()
  const anon = await api.server.become('anon')
  expect((await lookUp(own, 'Sato', anon)).status).toBe(404)
  expect((await lookUp(own, 'Mori', anon)).status).toBe(200)
  const [, mail] = await mails()
  expect(mail?.body).toMatch(/Room 1: Maria Lindqvist\nRoom 2: Jun Mori\n/)
})

test('an agency is given, checked, found by, and removed with all that was said of it', async () => {
  const { cookie, stay, number } = await booked()
  const send = (changes: object, orderRevisionNumber: string) =>
    change(cookie, { stay, orderRevisionNumber, changes })
  expect(await send({ 'agent.name': 'Hanse Reisen' }, '1')).toMatchObject({
    status: { code: 'INVALID' },
    problems: [{ name: 'agent.number', problem: 'numberMissing' }],
  })
  expect((await send({ 'agent.number': '12' }, '1')).problems).toEqual([
    { name: 'agent.number', problem: 'numberInvalid' },
  ])
  const agency = { 'agent.number': '12-3 4567 5', 'agent.name': 'Hanse Reisen' }
  expect((await send(agency, '1')).status.code).toBe('SUCCESS')
  expect((await mails())[0]?.body).toContain('Travel agency: 12-3 4567 5, Hanse Reisen')
  const agent = await found(number, '12345675')
  expect(await guestsOf(agent, stay)).toMatchObject({ problem: 'NOT_YOURS', details: [] })
  const own = { stay, orderRevisionNumber: '2', changes: { 'agent.number': '7654321' } }
  expect((await change(agent, own)).status.code).toBe('NOT_YOURS')
  const { id, details } = await stored(number)
  const said = { ...details, 'agent.billing': 'Order 7' }
  await api.database.db.update(orders).set({ details: said }).where(eq(orders.id, id))
  expect((await send({ 'agent.number': '', 'agent.name': '' }, '2')).status.code).toBe('SUCCESS')
  expect((await stored(number)).details).toMatchObject({
    ...{ 'agent.number': '', 'agent.name': '', 'agent.billing': '' },
  })
  expect((await query(STAY, { stay }, agent)).data).toBeNull()
})

test('of two changes at once one is stored; the other is kept for its session', async () => {
  const { cookie, stay, number } = await booked()
  const send = (familyName: string) =>
    change(cookie, {
      ...{ stay, orderRevisionNumber: '1', changes: { 'guest.familyName': familyName } },
    })
  const answers = await Promise.all([send('Alvarez'), send('Brandt')])
  expect(answers.map(({ status }) => status.code).sort()).toEqual(['STALE_REVISION', 'SUCCESS'])
  const { revision, guest } = await stored(number)
  const { familyName } = guest
  expect([revision, ['Alvarez', 'Brandt'].includes(familyName)]).toEqual([2, true])
  const other = familyName === 'Alvarez' ? 'Brandt' : 'Alvarez'
  const { draft } = await guestsOf(cookie, stay)
  expect(draft).toEqual([{ name: 'guest.familyName', value: other }])
  expect(await mails()).toHaveLength(1)
})

test('without a script what cannot be stored comes back with what is wrong, and then is stored', async () => {
  const { cookie, stay, number } = await booked()
  const typed = { 'guest.familyName': 'R2D2', 'guest.email': 'nobody@', 'guest.phone': '12' }
  const fields = { stay, orderRevisionNumber: '1', ...typed }
  expect(await byForm(cookie, fields)).toBe(`${PAGE}?stay=${stay}&outcome=INVALID`)
  const { draft, problems } = await guestsOf(cookie, stay)
  expect(valuesOf(draft)).toEqual(typed)
  expect(problems).toEqual([
    { name: 'guest.familyName', problem: 'nameInvalid' },
    { name: 'guest.email', problem: 'emailInvalid' },
    { name: 'guest.phone', problem: 'phoneInvalid' },
  ])
  expect((await stored(number)).revision).toBe(1)
  const right = { 'guest.familyName': 'O’Neil', 'guest.email': 'o@example.com' }
  expect(await byForm(cookie, { ...fields, ...right, 'guest.phone': '0151 23456789' })).toBe(
    `/reservation/findReservationDetail.mi?stay=${stay}&outcome=contactUpdated`,
  )
  expect((await guestsOf(cookie, stay)).draft).toEqual([])
})

const LONG = `${'a'.repeat(63)}@mail.example.com.example`

test.each([
  ['guest.familyName', '<script>alert(1)</script>', 'nameInvalid'],
  ['guest.familyName', '', 'fieldRequired'],
  ['guest.givenName', "Robert'); DROP TABLE orders;--", 'nameInvalid'],
  ['guest.email', 'a@example.com, b@example.com', 'emailInvalid'],
  ['guest.email', 'a@example.com\r\nBcc: b@example.com', 'emailInvalid'],
  // Cut, it would be somebody else’s.
  ['guest.email', LONG, 'emailInvalid'],
  ['guest.phone', '1'.repeat(400), 'phoneInvalid'],
])('%s: %j is refused and stored nowhere', async (name, value, problem) => {
  const { cookie, stay, number } = await booked()
  const body = { stay, orderRevisionNumber: '1', changes: { [name]: value } }
  const answer = await change(cookie, body)
  expect(answer).toMatchObject({ status: { code: 'INVALID' }, problems: [{ name, problem }] })
  expect((await stored(number)).revision).toBe(1)
  expect(await mails()).toEqual([])
})

test('too many changes of an hour are refused, with mails to 20 addresses at most', async () => {
  const { cookie, stay, number } = await booked()
  const { id } = await stored(number)
  const at = new Date()
  const events = Array.from({ length: 19 }, (_, index) => ({
    ...{ orderId: id, number: index + 10, type: 'guestsChanged' as const, data: {}, at },
  }))
  await api.database.db.insert(orderEvents).values(events)
  const say = (familyName: string, orderRevisionNumber: string) =>
    change(cookie, { stay, orderRevisionNumber, changes: { 'guest.familyName': familyName } })
  expect((await say('Twenty', '1')).status.code).toBe('SUCCESS')
  expect((await say('More', '2')).status).toMatchObject({
    ...{ httpStatus: 429, code: 'TOO_MANY_CHANGES' },
  })
  const form = { stay, orderRevisionNumber: '2', 'guest.familyName': 'More' }
  expect(await byForm(cookie, form)).toBe(`${PAGE}?stay=${stay}&outcome=TOO_MANY_CHANGES`)
  expect((await guestsOf(cookie, stay)).draft).toEqual([
    { name: 'guest.familyName', value: 'More' },
  ])
})

test('of a cancelled stay nothing is changed, and none of its people shown', async () => {
  const { cookie, stay } = await booked()
  const cancel = '/phoenix-reservation-black/v1/confirmCancelReservation'
  await api.server.post(cancel, { stay, revision: '1' }, { cookie })
  const body = { stay, orderRevisionNumber: '2', changes: { 'guest.familyName': 'Late' } }
  expect((await change(cookie, body)).status.code).toBe('CLOSED')
  expect(await guestsOf(cookie, stay)).toMatchObject({ problem: 'CLOSED', details: [], rooms: [] })
  expect((await query(STAY, { stay }, cookie)).data.canChangeGuests).toBe(false)
})

test('the names in the guest’s own script and a second entry of the address are of the former ones', async () => {
  const { cookie, stay, number } = await booked()
  const { id, details } = await stored(number)
  const said = {
    ...details,
    ...{ 'guest.emailConfirm': 'maria@example.com', 'guest.localFamilyName': '佐藤' },
  }
  await api.database.db.update(orders).set({ details: said }).where(eq(orders.id, id))
  const changes = { 'guest.familyName': 'Mori', 'guest.email': 'mori@example.com' }
  expect((await change(cookie, { stay, orderRevisionNumber: '1', changes })).status.code).toBe(
    'SUCCESS',
  )
  expect((await stored(number)).details).toMatchObject({
    ...{ 'guest.emailConfirm': '', 'guest.localFamilyName': '', 'guest.familyName': 'Mori' },
  })
})
