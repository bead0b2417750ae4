import { updateCustomerPreferencesMutation } from '../../../src/features/booking/host-queries.operations'
import { addDays } from '../../../src/rules/stay/days'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { orderAttempts, orders } from '../../database/booking/order-schema'
import { attempts, messages } from '../../database/members/account-schema'
import {
  findMemberDetails,
  memberDetails,
  seedDetails,
} from '../../database/members/member-details'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { bookingTest, type Product } from '../order/testing/booking-test'
import { orderOperations } from '../order/testing/order-operations'
import { searchProducts } from '../testing/booking-operations'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'

const REQUESTS = `query Requests($cartId: ID!) {
  roomRequests(cartId: $cartId) { canRemember preferred rooms { id } }
}`
const UPDATE = updateCustomerPreferencesMutation.text
const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, REQUESTS, UPDATE],
  empty: [orders, orderAttempts, messages, claims, cartRevisions, carts, attempts, memberDetails],
  ledger,
})
const { choose, prepare, order, cardToken, post, query } = bookingTest(api, ledger)

const MARIA = 'C1001'
const checkIn = mondayIn(40)
const stay = {
  ...{ propertyId: 'MUCDE', checkIn, checkOut: addDays(checkIn, 2), adultsPerRoom: [2] },
}
const kept = async () => (await findMemberDetails(api.database, MARIA)).preferences

beforeEach(async () => {
  await api.database.db.insert(memberDetails).values(seedDetails)
})

/** A cart of a visitor, with its room, and what is offered for it. */
async function chosen(cookie?: string) {
  const { data: sold } = await query(searchProducts, { search: stay }, cookie)
  const found = (sold.products as Product[]).find(
    ({ rate, rateDetails }) =>
      rate.audience === 'STANDARD' && rateDetails.guarantee.type === 'CARD',
  )
  const one = await choose(stay, found?.id ?? '', cookie)
  const { data } = await query(REQUESTS, { cartId: one.cartId }, one.cookie)
  return { one, offered: data, room: data.rooms[0].id as string }
}

test('what a member wants to keep is kept with the order, and no feature that says something of health', async () => {
  const cookie = await api.server.become('member-maria')
  const { one, offered, room } = await chosen(cookie)
  expect(offered).toMatchObject({
    ...{ canRemember: true, preferred: ['HIGH', 'FAR_FROM_LIFT', 'FEATHER_FREE'] },
  })
  const said = {
    [`requests.${room}.floor`]: 'LOW',
    [`requests.${room}.location`]: '',
    [`requests.${room}.pillow`]: 'FEATHER',
    [`requests.${room}.accessibility.SHOWER_CHAIR`]: 'yes',
    'requests.all.remember': 'yes',
  }
  await post(one, 'hold', said)
  const ready = await prepare(one)
  expect(await kept()).toEqual(['HIGH', 'FAR_FROM_LIFT', 'FEATHER_FREE'])
  const made = await order(ready, { token: await cardToken(ready, '4111111111111111') })
  expect(made.status.code).toBe('SUCCESS')
  expect(await kept()).toEqual(['LOW', 'FEATHER'])
})

test('nobody else is offered to keep anything, and an order keeps nothing unasked', async () => {
  const { offered } = await chosen()
  expect(offered).toMatchObject({ canRemember: false, preferred: [] })
  const cookie = await api.server.become('member-maria')
  const { one, room } = await chosen(cookie)
  await post(one, 'hold', { [`requests.${room}.floor`]: 'LOW', 'requests.all.remember': '' })
  const ready = await prepare(one)
  await order(ready, { token: await cardToken(ready, '4111111111111111') })
  expect(await kept()).toContain('HIGH')
})

test('UpdateCustomerPreferences: of the member alone, and only what is kept', async () => {
  const cookie = await api.server.become('member-maria')
  const update = async (preferences: string[]) =>
    (await query(UPDATE, { input: { id: MARIA, preferences } }, cookie)).data.status.code
  expect(await update(['LOW', 'TOGETHER'])).toBe('SUCCESS')
  expect(await kept()).toEqual(['TOGETHER', 'LOW'])
  expect(await update(['SHOWER_CHAIR'])).toBe('UNPROCESSABLE_ENTITY')
  expect(await update(['LOW', '<script>'])).toBe('UNPROCESSABLE_ENTITY')
  expect(await kept()).toEqual(['TOGETHER', 'LOW'])
  const others = { input: { id: 'C1003', preferences: ['LOW'] } }
  const answer = await (await api.server.query(UPDATE, others, { cookie })).json()
  expect(answer.errors).toHaveLength(1)
})
