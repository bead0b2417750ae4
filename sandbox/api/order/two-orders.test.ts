import { and, eq, isNull } from 'drizzle-orm'
import { formatDate } from '../../../src/rules/formats/dates'
import { addDays } from '../../../src/rules/stay/days'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { orderAttempts, orders, suiteNights } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { type BookingVisitor, bookingTest, sold } from './testing/booking-test'
import {
  addToCalendar,
  confirmationMessage,
  createTravelInsuranceOrder,
  insuranceQuote,
  orderDetails,
  orderOperations,
  preparePayment,
  resendConfirmation,
  roomUpgradeData,
  shareByEmail,
  updateOrder,
} from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: [orders, orderAttempts, messages, claims, cartRevisions, carts],
  ledger,
})
const { holdOne, prepare, order, cardToken, post, query, stay } = bookingTest(api, ledger)

const INSURANCE = '/phoenix-reservation/v1/buyInsurance'
const SHARE = '/phoenix-reservation/v1/shareReservation'
const UPGRADE = '/phoenix-reservation/v1/updateOrder'

const confirmationOf = (handle: string) => `/reservation/confirmation.mi?stay=${handle}`

interface Order {
  one: BookingVisitor
  handle: string
  number: string
  itemId: string
  address: string
}

/** An insured order in the session of the cookie, or in a new one; of a card that refuses the insurance. */
async function booked(email: string, cookie?: string, search = stay): Promise<Order> {
  const one = await prepare(await holdOne(search, sold('CARD'), cookie))
  const { cartId } = one
  const { data: quote } = await query(insuranceQuote, { cartId, residence: 'DE' }, one.cookie)
  const said = { 'insurance.choice': 'yes', 'insurance.offer': quote.id, 'guest.email': email }
  await post(one, 'keep', said)
  const made = await order(one, { token: await cardToken(one, '4000000000000341') })
  expect(made.status.code).toBe('SUCCESS')
  const { handle, confirmationNumber: number, items } = made.order
  return { one, handle, number, itemId: items[0].id, address: made.nextStateURI }
}

/** Two orders of one session, as two tabs make them: the first one is older, and of more nights. */
async function twoOrders(member?: string) {
  const first = await booked('first@example.com', member)
  const shorter = { ...stay, checkOut: addDays(stay.checkIn, 1) }
  const second = await booked('second@example.com', first.one.cookie, shorter)
  await api.database.db.delete(messages)
  return { first, second, cookie: first.one.cookie }
}

/** As a browser sends a form without a script; where it leads to. */
async function submit(path: string, cookie: string, fields: Record<string, string>) {
  const answer = await fetch(api.server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: api.server.url },
    body: new URLSearchParams(fields),
  })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

const sentTo = async () =>
  (await api.database.db.select().from(messages)).map(({ address, body }) => ({ address, body }))

const triesOf = async ({ number, one }: Order) =>
  (await query(orderDetails, { confirmationNumber: number }, one.cookie)).data.insurance.attempt

test('each of two orders is confirmed at an address of its own, however it is reached', async () => {
  const { first, second, cookie } = await twoOrders()
  expect(first.handle).not.toBe(second.handle)
  for (const { address, handle, one } of [first, second]) {
    expect(address).toBe(confirmationOf(handle))
    // Pressed again in the tab of its cart, with a script and without one.
    expect((await post(one, 'book')).nextStateURI).toBe(address)
    const { cartId, revision } = one
    const fields = { cartId, revision: `${revision}`, step: 'book' }
    expect(await submit('/phoenix-reservation/v1/updateCart', cookie, fields)).toBe(address)
    const again = await query(preparePayment, { cartId, revision }, cookie)
    expect(again.data).toMatchObject({ nextStateURI: address, intent: null })
    const repeated = await order(one, { token: 'another' })
    expect(repeated).toMatchObject({
      status: { code: 'E_ALREADY_CONFIRMED' },
      nextStateURI: address,
    })
  }
})

test('a question of the confirmation is about the order that it names; without one about the newest', async () => {
  const { first, second, cookie } = await twoOrders()
  const questions = [orderDetails, confirmationMessage, addToCalendar, roomUpgradeData]
  for (const question of questions) {
    const handleAt = async (asked: object) => (await query(question, asked, cookie)).data?.handle
    expect(await handleAt({ stay: first.handle })).toBe(first.handle)
    expect(await handleAt({ stay: second.handle })).toBe(second.handle)
    expect(await handleAt({})).toBe(second.handle)
  }
})

test('a handle of another session, or of none, is answered like no order, and changes none', async () => {
  const strangers = await booked('stranger@example.com')
  const { second, cookie } = await twoOrders()
  await api.database.db.delete(messages)
  for (const named of [strangers.handle, 'AAAAAAAAAAAAAAAAAAAAAA', '', "' OR 1=1 --"]) {
    for (const question of [orderDetails, confirmationMessage, addToCalendar, roomUpgradeData])
      expect((await query(question, { stay: named }, cookie)).data).toBeNull()
    const { itemId } = second
    const acts: [string, object][] = [
      [resendConfirmation, { stay: named }],
      [shareByEmail, { input: { stay: named, to: ['a@b.example'] } }],
      [createTravelInsuranceOrder, { input: { stay: named, attempt: 2 } }],
      [updateOrder, { input: { stay: named, itemId, suite: true } }],
    ]
    for (const [act, variables] of acts)
      expect((await query(act, variables, cookie)).data.status.code).toBe('ORDER_NOT_FOUND')
    const forms: [string, Record<string, string>][] = [
      [SHARE, { channel: 'email', to: 'a@b.example' }],
      [INSURANCE, { attempt: '2' }],
      [UPGRADE, { change: `suite ${itemId}` }],
    ]
    for (const [path, fields] of forms) await submit(path, cookie, { stay: named, ...fields })
  }
  expect(await sentTo()).toEqual([])
  for (const one of [strangers, second]) expect(await triesOf(one)).toBe(1)
})

test.each(['JSON', 'form'])(
  'J5: two tabs with two orders: a %s of the older confirmation is about its order',
  async (way) => {
    const { first, second, cookie } = await twoOrders()
    // Each is refused once, so that another try is open.
    for (const { handle } of [first, second])
      await query(createTravelInsuranceOrder, { input: { stay: handle, attempt: 1 } }, cookie)
    const { handle } = first
    if (way === 'JSON') {
      await query(createTravelInsuranceOrder, { input: { stay: handle, attempt: 2 } }, cookie)
      await query(shareByEmail, { input: { stay: handle, to: ['friend@b.example'] } }, cookie)
      await query(resendConfirmation, { stay: handle }, cookie)
    } else {
      const form = { stay: handle, page: 'confirmation' }
      const here = confirmationOf(handle)
      expect(await submit(INSURANCE, cookie, { ...form, attempt: '2' })).toBe(here)
      const friend = { ...form, channel: 'email', to: 'friend@b.example' }
      expect(await submit(SHARE, cookie, friend)).toBe(`${here}&outcome=shared`)
    }
    expect([await triesOf(first), await triesOf(second)]).toEqual([2, 1])
    const sent = await sentTo()
    expect(sent.map(({ address }) => address)).toEqual(
      way === 'JSON' ? ['friend@b.example', 'first@example.com'] : ['friend@b.example'],
    )
    for (const { body } of sent) {
      expect(body).toContain(formatDate(stay.checkOut, 'en-US'))
    }
  },
)

test.each(['JSON', 'form'])(
  'J5: a %s of the older confirmation asks for a suite for its own room',
  async (way) => {
    const { first, second, cookie } = await twoOrders(await api.server.become('member-t'))
    const asked = async () => {
      const rows = await api.database.db
        .select()
        .from(suiteNights)
        .where(and(eq(suiteNights.itemId, first.itemId), isNull(suiteNights.removedAt)))
      return rows.length
    }
    const { handle, itemId } = first
    const change = async (suite: boolean) => {
      if (way === 'JSON') {
        const { data } = await query(
          updateOrder,
          { input: { stay: handle, itemId, suite } },
          cookie,
        )
        return expect(data.status.code).toBe('SUCCESS')
      }
      const fields = {
        stay: handle,
        page: 'confirmation',
        change: `${suite ? 'suite' : 'noSuite'} ${itemId}`,
      }
      expect(await submit(UPGRADE, cookie, fields)).toBe(confirmationOf(handle))
    }
    await change(true)
    expect(await asked()).toBeGreaterThan(0)
    await change(false)
    expect(await asked()).toBe(0)
    // A room of the other order is none of this one.
    const { data } = await query(
      updateOrder,
      { input: { stay: handle, itemId: second.itemId, suite: true } },
      cookie,
    )
    expect(data.status.code).toBe('ORDER_NOT_FOUND')
  },
)

test('a form on the page of the stay leads back to that page', async () => {
  const { first, cookie } = await twoOrders()
  const form = { stay: first.handle, page: 'upcoming-reservation' }
  const here = `/reservation/findReservationDetail.mi?stay=${first.handle}`
  expect(await submit(INSURANCE, cookie, { ...form, attempt: '1' })).toBe(here)
  const friend = { ...form, channel: 'email', to: 'a@b.example' }
  expect(await submit(SHARE, cookie, friend)).toBe(`${here}&outcome=shared`)
  const gone = { ...form, change: 'suite none' }
  expect(await submit(UPGRADE, cookie, gone)).toBe(`${here}&outcome=upgrade.ORDER_NOT_FOUND`)
})
