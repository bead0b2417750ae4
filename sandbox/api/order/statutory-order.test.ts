import { addDays } from '../../../src/rules/stay/days'
import { createLedger } from '../../payment/ledger'
import { allHotels } from '../../seed/hotels'
import { mondayIn } from '../testing/monday-in'
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

/** The hotel in California. */
const hotels = allHotels.filter(({ id }) => id === 'SFOAA')
const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, WINDOWS],
  ledger,
})
const { book, holdOne, query } = bookingTest(api, ledger)

const checkIn = mondayIn(30)

const search = {
  ...{ propertyId: 'SFOAA', checkIn, checkOut: addDays(checkIn, 2), adultsPerRoom: [2] },
}

/** A stay in California that was booked now. */
async function booked(isWanted: (product: Product) => boolean) {
  const { ready } = await book(await holdOne(search, isWanted))
  return ready
}

test('the right to cancel an order ends a day after its booking, wherever its terms are told', async () => {
  const { cookie } = await booked(({ rateDetails: { guarantee } }) => guarantee.type === 'CARD')
  const appliesAfter = async (hours: number) => {
    const headers = { 'x-foyer-clock': String(hours * HOUR) }
    const { data } = await query(WINDOWS, {}, cookie, headers)
    const found = JSON.stringify(data).match(/"applies":(true|false)/g) ?? []
    return [...new Set(found), found.length]
  }
  expect(await appliesAfter(23)).toEqual(['"applies":true', 3])
  expect(await appliesAfter(25)).toEqual(['"applies":false', 3])
})
