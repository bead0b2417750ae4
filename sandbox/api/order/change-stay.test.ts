import { orders } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { bookingTest } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const STAY = `query Stay {
  reservationDetails {
    orderRevisionNumber items { id } requests { rooms { id } } housekeeping { daily reduced }
    details { name value } draft { name value }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, STAY],
  empty: [messages],
  ledger,
})
const { visitor, order, cardToken, query } = bookingTest(api, ledger)
const CHANGE = '/phoenix-reservation/v1/updateReservationChanges'

async function booked() {
  const one = await visitor('HIGH')
  const { order: made } = await order(one, { token: await cardToken(one, '4111111111111111') })
  await api.database.db.delete(messages)
  const stay = (await query(STAY, {}, one.cookie)).data
  const room = stay.items[0].id as string
  return { cookie: one.cookie, number: made.confirmationNumber as string, room }
}

const change = async (cookie: string, body: object, headers = {}) =>
  (await api.server.post(CHANGE, body, { cookie, headers })).json()

const stayOf = async (cookie: string) => (await query(STAY, {}, cookie)).data
const mails = () => api.database.db.select().from(messages)

/** A visitor who has found the stay by number and family name. */
async function found(confirmationNumber: string) {
  const cookie = await api.server.become('anon')
  const asked = { confirmationNumber, lastName: 'Lindqvist' }
  const path = '/phoenix-reservation/v1/submitReservationLookup'
  const answer = await api.server.post(path, asked, { cookie })
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}

test('a found visitor changes requests once: a revision, and a mail that says them all', async () => {
  const { number, room } = await booked()
  const cookie = await found(number)
  const { housekeeping } = await stayOf(cookie)
  const changes = {
    [`requests.${room}.bed`]: 'APART',
    [`requests.${room}.arrival`]: '15:00',
    [`requests.${room}.comment`]: 'Two <b>birthdays</b>',
    'housekeeping.choice': housekeeping.reduced,
    'requests.room-9.bed': 'APART',
  }
  const body = { confirmationNumber: number, orderRevisionNumber: '1', changes }
  expect((await change(cookie, body)).status.code).toBe('SUCCESS')
  // Repeated, with the revision of before.
  expect((await change(cookie, body)).status.code).toBe('SUCCESS')
  const stay = await stayOf(cookie)
  expect(stay.orderRevisionNumber).toBe('2')
  const details = Object.fromEntries(
    stay.details.map(({ name, value }: { name: string; value: string }) => [name, value]),
  )
  expect(details).toMatchObject({
    [`requests.${room}.bed`]: 'APART',
    'housekeeping.choice': housekeeping.reduced,
  })
  expect(JSON.stringify(stay)).not.toMatch(/maria@|room-9/)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    address: 'maria@example.com',
    subject: expect.stringMatching(/^Your requests for .* are saved$/),
  })
  expect(mail?.body).toMatch(/Beds apart\nArrival: 3.*PM\nTwo <b>birthdays<\/b>/)
  expect(mail?.body).toContain('Housekeeping: Only when you ask')
  expect(mail?.html).not.toContain('<b>birthdays')
  expect(mail?.html).toContain('birthdays')
})

test('of a revision that has passed nothing is stored, and what was typed is kept until it is', async () => {
  const { cookie, number, room } = await booked()
  const other = await found(number)
  const bed = (value: string, orderRevisionNumber: string) => ({
    ...{ confirmationNumber: number, orderRevisionNumber },
    changes: { [`requests.${room}.bed`]: value },
  })
  expect((await change(other, bed('APART', '1'))).status.code).toBe('SUCCESS')
  expect((await change(cookie, bed('TOGETHER', '1'))).status.code).toBe('STALE_REVISION')
  const typed = [{ name: `requests.${room}.bed`, value: 'TOGETHER' }]
  const stay = await stayOf(cookie)
  expect(stay.draft).toEqual(typed)
  expect(stay.details).toContainEqual({ name: `requests.${room}.bed`, value: 'APART' })
  // What one visitor has typed is nobody else's.
  expect((await stayOf(other)).draft).toEqual([])
  expect((await change(cookie, bed('TOGETHER', stay.orderRevisionNumber))).status.code).toBe(
    'SUCCESS',
  )
  const after = await stayOf(cookie)
  expect(after.draft).toEqual([])
  expect(after.details).toContainEqual(typed[0])
})

test('without a script the form comes back to the stay, with what has come of it', async () => {
  const { cookie, number, room } = await booked()
  const post = async (fields: Record<string, string>) => {
    const answer = await fetch(`${api.server.url}${CHANGE}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie,
        origin: api.server.url,
      },
      body: `${new URLSearchParams({ confirmationNumber: number, ...fields })}`,
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    return answer.headers.get('location')
  }
  const bed = { [`requests.${room}.bed`]: 'APART' }
  const page = '/reservation/findReservationDetail.mi'
  expect(await post({ orderRevisionNumber: '1', ...bed })).toBe(`${page}?outcome=requestsUpdated`)
  const late = { [`requests.${room}.bed`]: 'TOGETHER' }
  expect(await post({ orderRevisionNumber: '1', ...late })).toBe(`${page}?outcome=STALE_REVISION`)
})

test('a cancelled room has no requests; a card number is not stored; a stranger changes nothing', async () => {
  const { cookie, number, room } = await booked()
  const body = (changes: object, orderRevisionNumber = '1') => ({
    ...{ confirmationNumber: number, orderRevisionNumber },
    changes,
  })
  const card = body({
    [`requests.${room}.comment`]: 'My card: 4111 1111 1111 1111',
    [`requests.${room}.bed`]: 'APART',
  })
  expect((await change(cookie, card)).status.code).toBe('CARD_NUMBER')
  const kept = (await stayOf(cookie)).details
  expect(kept).toContainEqual({ name: `requests.${room}.bed`, value: 'APART' })
  expect(JSON.stringify(await api.database.db.select().from(orders))).not.toContain('4111 1111')
  const stranger = await api.server.become('anon')
  expect((await change(stranger, body({}))).status.code).toBe('NOT_FOUND')
  const cancel = '/phoenix-reservation-black/v1/confirmCancelReservation'
  await api.server.post(cancel, { revision: '2' }, { cookie })
  expect((await change(cookie, body({}, '3'))).status.code).toBe('CLOSED')
  expect(await stayOf(cookie)).toMatchObject({ requests: null, housekeeping: null, details: [] })
})

test('too many changes of an hour are refused', async () => {
  const { cookie, room } = await booked()
  const name = `requests.${room}.comment`
  const say = async (text: string, headers = {}) => {
    const { orderRevisionNumber } = await stayOf(cookie)
    return change(cookie, { orderRevisionNumber, changes: { [name]: text } }, headers)
  }
  for (let count = 1; count <= 20; count += 1) {
    expect((await say(`Wish ${count}`)).status.code).toBe('SUCCESS')
  }
  expect((await say('One more')).status).toMatchObject({
    httpStatus: 429,
    code: 'TOO_MANY_CHANGES',
  })
  expect(await mails()).toHaveLength(20)
  const answer = await fetch(`${api.server.url}${CHANGE}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: api.server.url },
    body: new URLSearchParams({ orderRevisionNumber: '21', [name]: 'By a form' }),
  })
  expect(answer.headers.get('location')).toMatch(/outcome=TOO_MANY_CHANGES$/)
  const stay = await stayOf(cookie)
  expect(stay.details).toContainEqual({ name, value: 'Wish 20' })
  // The form has it again; a page with a script still has what was typed.
  expect(stay.draft).toEqual([{ name, value: 'By a form' }])
})
