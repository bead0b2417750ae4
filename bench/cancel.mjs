/**
 * `npm run bench:cancel`: how long cancelling a stay of two rooms takes, 50 of them a second, on a temporary
 * PostgreSQL. Measured from the instant at which a call was due, so that a queue counts.
 */
import { setTimeout } from 'node:timers/promises'
import { createCluster } from '../scripts/postgres-cluster.mjs'
import { loadSandbox } from './lib/load-sandbox.mjs'

const STAYS = 500
const A_SECOND = 50
const HOTEL = 'BKKTH'

const api = await loadSandbox('cancel', [
  'sandbox/api/cart/hold-cart',
  'sandbox/api/cart/quote-rooms',
  'sandbox/api/order/cancel-order',
  'sandbox/api/order/create-order',
  'sandbox/api/order/prepare-payment',
  'sandbox/api/order/sandbox-provider',
  'sandbox/api/order/testing/mortal-call',
  'sandbox/api/rates/engine-context',
  'sandbox/database/booking/carts',
  'sandbox/database/opening/open-database',
  'sandbox/database/seeding/seed-database',
  'sandbox/engine/answers/offers',
  'sandbox/payment/ledger',
  'sandbox/seed/hotels',
  'src/rules/stay/days',
])
const cluster = await createCluster()
try {
  const database = await api.openDatabase({ url: cluster.url })
  const hotel = api.allHotels.find(({ id }) => id === HOTEL)
  await api.seedDatabase(database, { hotels: [hotel], pages: [] })
  const ledger = api.createLedger()
  const payment = api.sandboxProvider(ledger, { origin: () => '' })
  const callOf = (ownerKey) =>
    api.callOfLife(database, payment, api.immortal(), { ownerKey, now: api.NOW })
  let booked = 0
  for (let day = 0; booked < STAYS; day += 1)
    if (await book({ database, hotel, ledger }, callOf(`owner ${booked}`), day)) booked += 1
  const begun = performance.now()
  const times = await Promise.all(
    Array.from({ length: STAYS }, async (_, stay) => {
      const due = begun + (stay * 1000) / A_SECOND
      await setTimeout(due - performance.now())
      const asked = { rooms: null, revision: '1', terms: null, reason: null }
      const { status } = await api.cancelOrder(callOf(`owner ${stay}`), asked)
      if (status.code !== 'SUCCESS') throw new Error(`Stay ${stay}: ${status.code}.`)
      return performance.now() - due
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(STAYS - 1, Math.floor(STAYS * share))].toFixed(1)
  print(`Node ${process.version}; ${STAYS} stays of two rooms, ${A_SECOND} a second; ms`)
  print(`median ${at(0.5)} | p95 ${at(0.95)} | worst ${at(1)}`)
  await database.close()
} finally {
  await cluster.remove()
}

/** Two rooms that are paid at the hotel; false on a day on which it sells none. */
async function book({ database, hotel, ledger }, call, day) {
  const { addDays } = api
  const checkIn = addDays('2027-03-20', day % 300)
  const party = { adults: 2, childAges: [] }
  const dates = { checkIn, checkOut: addDays(checkIn, 2) }
  const search = { ...api.SEARCH, parties: [party, party], propertyId: HOTEL, ...dates }
  const context = await api.engineContext(call, hotel)
  const offer = api
    .offers(hotel, search, context)
    .find(({ plan, left }) => plan.code === 'FLEX' && left > 1)
  if (!offer) return false
  const rooms = [0, 1].map((roomIndex) => ({
    ...{ id: `room-${roomIndex}`, roomIndex, productId: offer.id },
    ...{ kept: null, before: null, extras: [] },
  }))
  const quote = api.quoteRooms({ hotel, search, context }, rooms)
  const { key: ownerKey } = call.owner
  const made = { ownerKey, now: api.NOW, hotelId: HOTEL, quote }
  const cart = await api.addCart(database, { ...made, details: api.DETAILS, choiceKey: null })
  const held = await api.holdCart(call, { cartId: cart.id, revision: 1 })
  const intent = await api.intentFor(call, held.cart)
  const token = api.tokenOf(ledger, intent.id, '4111111111111111')
  const asked = { cartId: cart.id, revision: 1, key: 'key', intentId: intent.id, token }
  const { outcome } = await api.createOrder(call, { ...asked, consentVersions: [] })
  if (outcome.code !== 'SUCCESS') throw new Error(`A stay from ${checkIn}: ${outcome.code}.`)
  return true
}

function print(text) {
  process.stdout.write(`${text}\n`)
}
