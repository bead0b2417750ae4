import { addDays } from '../../../src/rules/stay/days'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { orderAttempts, orders } from '../../database/booking/order-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { cart as cartQuery, searchProducts } from '../testing/booking-operations'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { bookingTest, type Product } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: [orders, orderAttempts, claims, cartRevisions, carts],
  ledger,
})
const { choose, prepare, order, cardToken, post, query } = bookingTest(api, ledger)

const soon = mondayIn(9)
/** Numbers of the club: one that it knows, and one with a wrong check digit. */
const [KNOWN, WRONG] = ['6202000000000003', '6202000000000004']

/** A cart that is held, said and ready to be paid. */
async function ready({ audience = 'STANDARD', member = '', rateType = '' } = {}) {
  const cookie = member && (await api.server.become(member))
  const search = {
    propertyId: rateType ? 'NYCAB' : 'MUCDE',
    checkIn: soon,
    checkOut: addDays(soon, 3),
    adultsPerRoom: [2],
    ...(rateType && { rateType }),
  }
  const { data } = await query(searchProducts, { search }, cookie)
  const wanted = (data.products as Product[]).find(
    ({ rate, rateDetails }) =>
      rate.audience === audience && rate.isGuestViewable && rateDetails.guarantee.type === 'CARD',
  )
  const one = await choose(search, wanted?.id ?? '', cookie || undefined)
  const held = await post(one, 'hold', { 'club.number': rateType && KNOWN })
  expect(held.status.code).toBe('SUCCESS')
  return prepare(one)
}

test.each([
  [
    'the number of a member that nobody of this name has',
    {},
    { 'guest.memberNumber': '1002003017' },
    { name: 'guest.memberNumber', problem: 'memberNumberInvalid' },
  ],
  [
    'a number that the club does not know',
    { audience: 'AAA', rateType: 'aaa' },
    { 'club.number': WRONG },
    { name: 'club.number', problem: 'numberInvalid' },
  ],
  [
    'a suite for which there are too few awards',
    { member: 'member-p' },
    { 'awards.ROOM': 'yes' },
    { name: 'awards.ROOM', problem: 'tooFew' },
  ],
])('%s, said after the last step, is not ordered', async (_, cart, fields, problem) => {
  const one = await ready(cart)
  const { data } = await query(cartQuery, { id: one.cartId }, one.cookie)
  const named = (name: string) => name.replace('ROOM', data.items[0].id)
  const said = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [named(name), value]),
  )
  expect((await post(one, 'keep', said)).status.code).toBe('SUCCESS')
  const token = await cardToken(one, '4111111111111111')
  const { status, problems } = await order(one, { token })
  expect([status.code, problems]).toEqual(['INVALID', [{ ...problem, name: named(problem.name) }]])
  expect(await api.database.db.select().from(orders)).toEqual([])
  const right = Object.fromEntries(Object.keys(said).map((name) => [name, '']))
  await post(one, 'hold', { ...right, ...('rateType' in cart && { 'club.number': KNOWN }) })
  expect((await order(one, { token })).status.code).toBe('SUCCESS')
})

test.each([
  ['too many', Array.from({ length: 101 }, (_, index) => `box-${index}@1`)],
  ['too long', [`box@${'1'.repeat(200)}`]],
])('%s versions of consents are refused', async (_, consentVersions) => {
  const one = await ready()
  const token = await cardToken(one, '4111111111111111')
  const { status } = await order(one, { token, consentVersions })
  expect(status).toMatchObject({ httpStatus: 422, code: 'UNPROCESSABLE_ENTITY' })
})
