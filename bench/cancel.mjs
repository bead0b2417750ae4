/**
 * `npm run bench:cancel`: how long cancelling a stay of two rooms takes, 50 of them a second, on a temporary
 * PostgreSQL. Measured from the instant at which a call was due, so that a queue counts.
 */
import { setTimeout } from 'node:timers/promises'
import { createCluster } from '../scripts/postgres-cluster.mjs'
import { BOOKING, bookTwoRooms } from './lib/book-two-rooms.mjs'
import { loadSandbox } from './lib/load-sandbox.mjs'

const STAYS = 500
const A_SECOND = 50
const HOTEL = 'BKKTH'

const api = await loadSandbox('cancel', ['sandbox/api/order/cancel-order', ...BOOKING])
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
    if (await bookTwoRooms(api, { hotel, ledger }, callOf(`owner ${booked}`), day)) booked += 1
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

function print(text) {
  process.stdout.write(`${text}\n`)
}
