import { eq } from 'drizzle-orm'
import { orders } from '../../database/booking/order-schema'
import { findOrdersOfNumber } from '../../database/booking/orders'
import { attempts, messages } from '../../database/members/account-schema'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { bookingTest } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) { canChangeGuests canProve }
}`
const GUESTS = `query Guests($stay: ID) {
  stayGuests(stay: $stay) { problem code { sentTo isSent } details { name value } }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, GUESTS, STAY],
  empty: [messages, attempts],
  ledger,
})
const { visitor, order, cardToken, query } = bookingTest(api, ledger)
const AUTH = '/mi/phoenix-account-auth/v1'
const CHANGE = '/phoenix-reservation/v1/updateReservationChanges'
const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const PAGE = '/reservation/reviewGuestInfo.mi'

async function booked() {
  const who = await visitor('HIGH')
  const { order: made } = await order(who, { token: await cardToken(who, '4111111111111111') })
  await api.database.db.delete(messages)
  const { handle: stay, confirmationNumber: number } = made as Record<string, string>
  return { owner: who.cookie, stay: stay ?? '', number: number ?? '' }
}

async function found(confirmationNumber: string, lastName = 'Lindqvist') {
  const cookie = await api.server.become('anon')
  const answer = await api.server.post(LOOKUP, { confirmationNumber, lastName }, { cookie })
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}

const send = (cookie: string, stay: string) =>
  api.server.post(`${AUTH}/generateOTP`, { stay }, { cookie })
const enter = (cookie: string, stay: string, code: string) =>
  api.server.post(`${AUTH}/validateOTP`, { stay, code }, { cookie })
const refusalOf = (answer: Response) => [answer.status, answer.headers.get('logineventdetails')]
const guestsOf = async (cookie: string, stay: string) =>
  (await query(GUESTS, { stay }, cookie)).data
const mails = () => api.database.db.select().from(messages).orderBy(messages.id)

async function codeIn(address = 'maria@example.com') {
  const mail = (await mails()).filter((one) => one.address === address).at(-1)
  return /(\d{6})/.exec(mail?.body ?? '')?.[1] ?? ''
}

/** Another code than this one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('J6: who has found a stay enters the code of its address, and changes the contact, in that session only', async () => {
  const { stay, number } = await booked()
  const cookie = await found(number)
  const other = await found(number)
  expect(await guestsOf(cookie, stay)).toMatchObject({
    ...{ problem: 'NOT_YOURS', details: [], code: { sentTo: 'm•••@example.com', isSent: false } },
  })
  const stayOf = async (who: string) => (await query(STAY, { stay }, who)).data
  expect(await stayOf(cookie)).toEqual({ canChangeGuests: false, canProve: true })
  const sent = await send(cookie, stay)
  expect(await sent.json()).toEqual({ status: 'SUCCESS', resendAfter: 60 })
  expect((await guestsOf(cookie, stay)).code.isSent).toBe(true)
  const code = await codeIn()
  expect(refusalOf(await enter(cookie, stay, wrong(code)))).toEqual([401, 'otp.invalid'])
  // It is the code of the session that has asked for it.
  expect(refusalOf(await enter(other, stay, code))).toEqual([410, 'otp.expired'])
  const entered = await enter(cookie, stay, code)
  expect(entered.status).toBe(200)
  const proven = cookieOf(entered)
  expect(proven).not.toBe(cookie)
  expect(await guestsOf(proven, stay)).toMatchObject({ problem: null, code: null })
  expect(await stayOf(proven)).toEqual({ canChangeGuests: true, canProve: false })
  expect((await guestsOf(other, stay)).problem).toBe('NOT_YOURS')
  const session = await (await api.server.get('/mi/session', { cookie: proven })).text()
  expect(session).not.toMatch(/stayCode|provenStays/)
  // The visitor goes on with the address that they have given it.
  const change = async (email: string, orderRevisionNumber: string) => {
    const body = { stay, orderRevisionNumber, changes: { 'guest.email': email } }
    return (await (await api.server.post(CHANGE, body, { cookie: proven })).json()).status.code
  }
  expect(await change('new@example.com', '1')).toBe('SUCCESS')
  expect(await change('newer@example.com', '2')).toBe('SUCCESS')
})

test('a code proves nothing once the address of the stay is another one, nor does what it has proven', async () => {
  const { owner, stay, number } = await booked()
  const [waiting, done] = [await found(number), await found(number)]
  await send(done, stay)
  const proven = cookieOf(await enter(done, stay, await codeIn()))
  await api.database.db.delete(attempts)
  await send(waiting, stay)
  const code = await codeIn()
  const changes = { 'guest.email': 'right@example.com' }
  await api.server.post(CHANGE, { stay, orderRevisionNumber: '1', changes }, { cookie: owner })
  expect(refusalOf(await enter(waiting, stay, code))).toEqual([401, 'otp.invalid'])
  expect((await guestsOf(proven, stay)).problem).toBe('NOT_YOURS')
})

test('five wrong codes lock the stay for all that have found it, also for the right one', async () => {
  const { stay, number } = await booked()
  const cookie = await found(number)
  await send(cookie, stay)
  const code = await codeIn()
  for (let count = 1; count <= 5; count += 1)
    expect(refusalOf(await enter(cookie, stay, wrong(code)))).toEqual([401, 'otp.invalid'])
  expect(refusalOf(await enter(cookie, stay, code))).toEqual([401, 'otpLockedOutErrorMessage'])
  const other = await found(number)
  expect(refusalOf(await enter(other, stay, code))).toEqual([401, 'otpLockedOutErrorMessage'])
})

test('one code a minute, and no more than five in a quarter of an hour', async () => {
  const { stay, number } = await booked()
  const [one, two] = [await found(number), await found(number)]
  const answers = await Promise.all([send(one, stay), send(two, stay)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  const again = { key: 'stay-code-again' }
  for (let count = 2; count <= 6; count += 1) {
    await forget(again.key)
    expect((await send(one, stay)).status).toBe(count <= 5 ? 200 : 429)
  }
  expect(await mails()).toHaveLength(5)
})

async function forget(of: string) {
  const rows = await api.database.db.select().from(attempts)
  for (const { key } of rows.filter((row) => row.key.includes(of)))
    await api.database.db.delete(attempts).where(eq(attempts.key, key))
}

test('for a stranger, for no stay and for that of a member there is no code', async () => {
  const { stay, number } = await booked()
  const stranger = await api.server.become('anon')
  expect(refusalOf(await send(stranger, stay))).toEqual([404, 'reservation.not.found'])
  expect(refusalOf(await enter(stranger, stay, '123456'))).toEqual([404, 'reservation.not.found'])
  const cookie = await found(number)
  expect(refusalOf(await send(cookie, ''))).toEqual([404, 'reservation.not.found'])
  const id = (await findOrdersOfNumber(api.database.db, number))[0]?.id ?? ''
  await api.database.db.update(orders).set({ isMembersOnly: true }).where(eq(orders.id, id))
  expect(refusalOf(await send(cookie, stay))).toEqual([404, 'reservation.not.found'])
  expect(await mails()).toEqual([])
})

test('without a script each step leads back to the page about the guests', async () => {
  const { stay, number } = await booked()
  let cookie = await found(number)
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${api.server.url}${AUTH}/${path}`, {
      method: 'POST',
      headers: { cookie, origin: api.server.url },
      body: new URLSearchParams({ stay, ...fields }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    if (answer.headers.has('set-cookie')) cookie = cookieOf(answer)
    return answer.headers.get('location')
  }
  expect(await post('generateOTP', {})).toBe(`${PAGE}?stay=${stay}&outcome=codeSent`)
  const code = await codeIn()
  expect(await post('validateOTP', { code: wrong(code) })).toBe(
    `${PAGE}?stay=${stay}&outcome=otp.invalid`,
  )
  expect(await post('validateOTP', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toBe(
    `${PAGE}?stay=${stay}`,
  )
  expect((await guestsOf(cookie, stay)).problem).toBeNull()
})

test('a stay that was found is linked as it is known: with a code whole, without one as found', async () => {
  const link = async (orderId: string, cookie?: string) => {
    const answer = await api.server.post(
      `${AUTH}/loginWithCredentialsAndLink`,
      { userId: 'maria@example.com', password: SEED_PASSWORD, orderId },
      cookie ? { cookie } : {},
    )
    expect(await answer.clone().json()).toMatchObject({ isReservationLinked: true })
    return cookieOf(answer)
  }
  const { stay, number } = await booked()
  const cookie = await found(number)
  await send(cookie, stay)
  await link(number, cookieOf(await enter(cookie, stay, await codeIn())))
  expect((await guestsOf(await link(number), stay)).problem).toBeNull()

  const second = await booked()
  await link(second.number, await found(second.number))
  expect((await guestsOf(await link(second.number), second.stay)).problem).toBe('NOT_YOURS')
})
