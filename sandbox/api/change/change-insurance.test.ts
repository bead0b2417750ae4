import { addDays } from '../../../src/rules/stay/days'
import { movesOfOrder } from '../../database/booking/money-moves'
import { payments, policies } from '../../database/booking/order-schema'
import { findOrderById } from '../../database/booking/orders'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { receiptOf } from '../order/receipt'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  sold,
} from '../order/testing/booking-test'
import {
  createTravelInsuranceOrder,
  insuranceQuote,
  orderOperations,
} from '../order/testing/order-operations'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const COVER = '{ checkIn checkOut total { amount } }'
const READ = `query ReadCover($cartId: ID!) {
  cart(id: $cartId) { revision change { insurance { kind difference { amount } covered ${COVER} } } }
  quote: travelInsuranceQuote(cartId: $cartId) { id premium { amount } covered ${COVER} }
}`
const STAY = `query CoveredStay($stay: ID) {
  reservationDetails(stay: $stay) {
    insurance { state premium { amount } covered ${COVER} }
    charges { total { amount } dueNow { amount } }
  }
}`

const ledger = createLedger()
const api = testApi({
  ...{ hotels, ledger, operations: [...orderOperations, READ, STAY] },
  empty: bookingTables,
})
const { holdOne, prepare, order, cardToken, post, query } = bookingTest(api, ledger)

const CHANGE = '/phoenix-reservation/v1/modifySelectRate'
const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const checkIn = mondayIn(40)
const checkOut = addDays(checkIn, 2)
const longer = addDays(checkOut, 1)
const shorter = addDays(checkOut, -1)
const search = { propertyId: 'BKKTH', checkIn, checkOut, adultsPerRoom: [2] }

interface Guest extends BookingVisitor {
  stay: string
  number: string
  /** Of the insurance, minor units. */
  premium: number
  /** Of the stay. */
  total: number
}

/** Who has booked a stay, and has or has not bought the insurance that was chosen with it. */
async function booked({ isInsured = true, isBought = true } = {}): Promise<Guest> {
  const chosen = await holdOne(search, sold('CARD'))
  const { cartId, cookie } = chosen
  const { data: quote } = await query(insuranceQuote, { cartId, residence: 'DE' }, cookie)
  const wish = { 'insurance.choice': 'yes', 'insurance.offer': quote.id }
  if (isInsured) await post(chosen, 'keep', wish)
  const ready = await prepare(chosen)
  const token = await cardToken(ready, '4111111111111111')
  const { status, order: made } = await order(ready, { token })
  expect(status.code).toBe('SUCCESS')
  if (isInsured && isBought) await query(createTravelInsuranceOrder, { input: {} }, cookie)
  await api.database.db.delete(messages)
  const { handle: stay, confirmationNumber: number, grandTotal } = made
  return { ...ready, stay, number, premium: quote.premium.amount, total: grandTotal.amount }
}

/** The cart that moves the departure of a stay, held. */
async function changing({ cookie, stay }: Guest, toDate: string): Promise<BookingVisitor> {
  const body = { stay, toDate }
  const { cart, status } = await (await api.server.post(CHANGE, body, { cookie })).json()
  expect(status.code).toBe('SUCCESS')
  const one = { cookie, cartId: cart.id, revision: cart.revision, intentId: '' }
  expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
  return one
}

const read = async ({ cartId, cookie }: BookingVisitor) => {
  const { data } = await (await api.server.query(READ, { cartId }, { cookie })).json()
  return { insurance: data.cart.change.insurance, quote: data.quote }
}

const say = (one: BookingVisitor, choice: string, offer: string) =>
  post(one, 'keep', { 'insurance.choice': choice, 'insurance.offer': offer })

const commit = (one: BookingVisitor) => order(one, { intentId: null, token: null })

async function stored() {
  const { db } = api.database
  const [policy] = await db.select().from(policies)
  const paid = (await db.select().from(payments)).filter(({ purpose }) => purpose === 'insurance')
  const [mail] = await db.select().from(messages)
  return { policy, paid: paid.map(({ amount }) => amount), mail: mail?.body ?? '' }
}

const stayOf = async ({ cookie, stay }: Guest) => (await query(STAY, { stay }, cookie)).data

test('a stay that becomes shorter is insured as it is then, at the premium that is paid', async () => {
  const guest = await booked()
  const one = await changing(guest, shorter)
  const { insurance, quote } = await read(one)
  expect([insurance.kind, insurance.difference, quote]).toEqual(['FOLLOWS', null, null])
  expect((await commit(one)).status.code).toBe('SUCCESS')
  const { policy, paid, mail } = await stored()
  expect(policy).toMatchObject({ premium: guest.premium, covered: null })
  expect(paid).toEqual([guest.premium])
  expect(mail).toContain('covers the stay as it is now')
})

test('a longer stay is asked about, at the field, and nothing is changed without an answer', async () => {
  const guest = await booked()
  const one = await changing(guest, longer)
  const { insurance, quote } = await read(one)
  expect(insurance.kind).toBe('RISES')
  expect(insurance.covered).toEqual({ checkIn, checkOut, total: { amount: guest.total } })
  expect(quote).toMatchObject({ premium: insurance.difference, covered: insurance.covered })
  // 4 % of what the stay costs more.
  const made = await commit(one)
  expect(made.status.code).toBe('INVALID')
  expect(made.problems).toEqual([{ name: 'insurance.choice', problem: 'choiceMissing' }])
  const review = await post(one, 'book', { page: 'review-details' })
  expect(review.nextStateURI).toContain('/reservation/reviewGuestInfo.mi')
  const page = await post(one, 'book', { page: 'review-guest-info' })
  expect(page.problems).toEqual({ 'insurance.choice': 'choiceMissing' })
  expect((await stored()).policy).toMatchObject({ premium: guest.premium, covered: null })
})

test('who agrees pays the difference to the insurer, apart from the stay, and is covered for all of it', async () => {
  const guest = await booked()
  const one = await changing(guest, longer)
  const { insurance, quote } = await read(one)
  const difference = insurance.difference.amount
  await say(one, 'yes', quote.id)
  const made = await post(one, 'book', { page: 'review-guest-info' })
  expect(made.status.code).toBe('SUCCESS')
  const { policy, paid, mail } = await stored()
  expect(paid).toEqual([guest.premium, difference])
  expect(policy).toMatchObject({ premium: guest.premium + difference, covered: null })
  expect(mail).toContain('is extended to all of the stay')
  const { insurance: told, charges } = await stayOf(guest)
  expect(told).toMatchObject({ state: 'BOUGHT', covered: null })
  const before = guest.total
  expect(charges.dueNow.amount).toBe(0)
  // 4 % of what the hotel gets more, rounded up in the sum.
  const more = charges.total.amount - before
  expect(Math.abs(difference - more * 0.04)).toBeLessThan(2)
})

test('who declines keeps what is covered: its days and sum are told, and nothing is charged', async () => {
  const guest = await booked()
  const one = await changing(guest, longer)
  await say(one, 'no', '')
  expect((await commit(one)).status.code).toBe('SUCCESS')
  const { policy, paid, mail } = await stored()
  const covered = { checkIn, checkOut, amount: guest.total }
  expect(policy).toMatchObject({ premium: guest.premium, covered })
  expect(paid).toEqual([guest.premium])
  expect(mail).toMatch(/covers .* and nothing beyond that\. The sum insured is/)
  const told = { checkIn, checkOut, total: { amount: guest.total } }
  expect((await stayOf(guest)).insurance).toMatchObject({ covered: told })
  // Another change names the same cover; as it was booked, the stay is insured whole again.
  const again = await changing(guest, addDays(longer, 1))
  expect((await read(again)).insurance.covered).toEqual(told)
  const back = await changing(guest, checkOut)
  expect((await commit(back)).status.code).toBe('SUCCESS')
  expect((await stored()).policy).toMatchObject({ covered: null })
})

test('an answer to another offer is no consent', async () => {
  const guest = await booked()
  const one = await changing(guest, longer)
  const { quote } = await read(one)
  const dearer = await changing(guest, addDays(longer, 1))
  await say(dearer, 'yes', quote.id)
  const made = await commit(dearer)
  expect(made.problems).toEqual([{ name: 'insurance.choice', problem: 'offerChanged' }])
  expect((await stored()).paid).toEqual([guest.premium])
})

test('a card that refuses leaves the cover as it was, and the guest hears of it', async () => {
  const guest = await booked()
  const one = await changing(guest, longer)
  await say(one, 'yes', (await read(one)).quote.id)
  const declined = { state: 'declined' } as ReturnType<typeof ledger.chargeAgain>
  const asked = jest.spyOn(ledger, 'chargeAgain').mockReturnValueOnce(declined)
  expect((await commit(one)).status.code).toBe('SUCCESS')
  asked.mockRestore()
  const { policy, paid } = await stored()
  const covered = { checkIn, checkOut, amount: guest.total }
  expect(policy).toMatchObject({ premium: guest.premium, covered })
  expect(paid).toEqual([guest.premium])
  const sent = await api.database.db.select().from(messages)
  expect(sent.map(({ subject }) => subject).join()).toContain('was not extended')
  const moves = await movesOfOrder(api.database.db, policy?.orderId ?? '')
  expect(moves).toMatchObject([{ kind: 'premium', state: 'refused' }])
  // What the insurer was to get is not on the receipt of the hotel.
  const changed = await findOrderById(api.database.db, policy?.orderId ?? '')
  const hotel = hotels.find(({ id }) => id === search.propertyId)
  expect(changed && hotel && receiptOf(changed, hotel, moves)?.moved).toEqual([])
})

test('who has found the stay spends with nobody’s card: the cover stays, and nobody is asked', async () => {
  const guest = await booked()
  const body = { confirmationNumber: guest.number, lastName: 'Lindqvist' }
  const found = await api.server.post(LOOKUP, body, { cookie: await api.server.become('anon') })
  const one = await changing({ ...guest, cookie: cookieOf(found) }, longer)
  const { insurance, quote } = await read(one)
  expect([insurance.kind, quote]).toEqual(['STAYS', null])
  expect((await commit(one)).status.code).toBe('SUCCESS')
  expect((await stored()).policy?.covered).toMatchObject({ checkOut })
})

test.each([
  ['without an insurance', { isInsured: false }],
  ['with one that was not bought', { isBought: false }],
])('a stay %s is changed without a question', async (_which, options) => {
  const one = await changing(await booked(options), longer)
  expect(await read(one)).toEqual({ insurance: null, quote: null })
  expect((await commit(one)).status.code).toBe('SUCCESS')
})
