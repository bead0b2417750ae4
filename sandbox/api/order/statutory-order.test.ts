import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { searchProducts } from '../testing/booking-operations'
import { testApi } from '../testing/test-api'
import { bookingTest, type Product } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const WINDOWS = `query StatutoryWindows {
  orderDetails {
    items { product { rateDetails { policy { statutoryWindow { applies } } } } }
    charges { rooms { policy { statutoryWindow { applies } } } }
    policies { policy { statutoryWindow { applies } } }
  }
}`
const HOUR = 3_600_000

/** The hotels of the tests, moved to where the law gives the right. */
const californian = hotels.map((hotel) => ({
  ...hotel,
  address: {
    ...hotel.address,
    state: { code: 'CA', name: hotel.address.city },
    country: { ...hotel.address.country, code: 'US' },
  },
}))
const ledger = createLedger()
const api = testApi({
  hotels: californian,
  operations: [...orderOperations, WINDOWS],
  ledger,
})
const { choose, prepare, order, cardToken, post, query, stay } = bookingTest(api, ledger)

const dayIn = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10)

test('the right to cancel an order ends a day after its booking, wherever its terms are told', async () => {
  const search = { ...stay, checkIn: dayIn(30), checkOut: dayIn(32) }
  const { data } = await query(searchProducts, { search })
  const product = (data.products as Product[]).find(
    ({ rate, rateDetails: { guarantee } }) =>
      rate.audience === 'STANDARD' && rate.isGuestViewable && guarantee.type === 'CARD',
  )
  const chosen = await choose(search, product?.id ?? '')
  expect((await post(chosen, 'hold')).status.code).toBe('SUCCESS')
  const one = await prepare(chosen)
  const made = await order(one, { token: await cardToken(one, '4111111111111111') })
  expect(made.status.code).toBe('SUCCESS')
  const appliesAfter = async (hours: number) => {
    const headers = { 'x-foyer-clock': String(hours * HOUR) }
    const { data } = await query(WINDOWS, {}, one.cookie, headers)
    const found = JSON.stringify(data).match(/"applies":(true|false)/g) ?? []
    return [...new Set(found), found.length]
  }
  expect(await appliesAfter(23)).toEqual(['"applies":true', 3])
  expect(await appliesAfter(25)).toEqual(['"applies":false', 3])
})
