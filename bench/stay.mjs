/**
 * `npm run bench:stay`: what the page of a booked stay of two rooms takes: processor time of the server for one
 * page, with the calls of its API, on a temporary PostgreSQL; and the bytes of its HTML with brotli. It needs a
 * build.
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { createCluster } from '../scripts/postgres-cluster.mjs'
import { BOOKING, bookTwoRooms } from './lib/book-two-rooms.mjs'
import { loadSandbox } from './lib/load-sandbox.mjs'
import { startSandbox } from './lib/sandbox.mjs'

const WARM_UP = 100
const ROUNDS = 10
const PAGES = 40
const HOTEL = 'MUCDE'
const PATH = '/reservation/findReservationDetail.mi'
/** Of the kernel's clock, in which it counts processor time. */
const TICK_MS = 10

const api = await loadSandbox('stay', ['sandbox/database/booking/orders', ...BOOKING])
const cluster = await createCluster()
const sandbox = await startSandbox({ url: cluster.url })
try {
  const number = await book()
  const cookie = await find(number)
  const page = async () => {
    const answer = await fetch(sandbox.origin + PATH, { headers: { cookie } })
    if (answer.redirected || !answer.ok) throw new Error(`${answer.status} ${answer.url}`)
    return answer.text()
  }
  for (let count = 0; count < WARM_UP; count += 1) await page()
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorMs()
    for (let count = 0; count < PAGES; count += 1) await page()
    times.push((processorMs() - before) / PAGES)
  }
  times.sort((a, b) => a - b)
  const html = await page()
  const rooms = html.split('Bestätigungsnummer').length + html.split('Confirmation number').length
  if (rooms < 3) throw new Error('The page does not show the stay.')
  const compressed = brotliCompressSync(html).length
  print(`Node ${process.version}; ${ROUNDS} rounds of ${PAGES} pages, one after the other`)
  print(
    `processor ms a page: median ${times[ROUNDS / 2].toFixed(1)} | worst ${times.at(-1).toFixed(1)}`,
  )
  print(`HTML: ${html.length} characters, ${compressed} bytes with brotli`)
} finally {
  await sandbox.stop()
  await cluster.remove()
}

/** Returns the number of the first of two rooms. */
async function book() {
  const database = await api.openDatabase({ url: cluster.url })
  const hotel = api.allHotels.find(({ id }) => id === HOTEL)
  const ledger = api.createLedger()
  const payment = api.sandboxProvider(ledger, { origin: () => '' })
  const asked = { ownerKey: 'owner', now: api.NOW }
  const call = api.callOfLife(database, payment, api.immortal(), asked)
  let day = 0
  while (!(await bookTwoRooms(api, { hotel, ledger }, call, day))) day += 1
  const order = await api.findLastOrder(database.db, { ownerKey: 'owner', customerId: null })
  await database.close()
  return order.rooms[0].confirmationNumber
}

/** The cookie of a visitor who has found the stay. */
async function find(confirmationNumber) {
  const answer = await fetch(`${sandbox.origin}/phoenix-reservation/v1/submitReservationLookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: sandbox.origin },
    body: JSON.stringify({ confirmationNumber, lastName: 'Lindqvist' }),
  })
  if (!answer.ok) throw new Error(`The stay was not found: ${answer.status}.`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Processor time of the server's process until now, as Linux counts it. */
function processorMs() {
  const fields = readFileSync(`/proc/${sandbox.pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

function print(text) {
  process.stdout.write(`${text}\n`)
}
