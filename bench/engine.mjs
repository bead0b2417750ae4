/**
 * `npm run bench:engine`: processor time of the sandbox's engine for one search, one rate list, one
 * calendar and one refusal. Each question has other dates, so that nothing is answered twice.
 */
import { loadSandbox } from './lib/load-sandbox.mjs'

const ROUNDS = 40
const WARM_UP = 20
const TODAY = '2026-11-23'

const engine = await loadSandbox('engine', [
  'sandbox/engine/answers/hotel-search',
  'sandbox/engine/answers/offers',
  'sandbox/engine/answers/refusals',
  'sandbox/engine/answers/calendar',
  'sandbox/seed/hotels',
  'sandbox/seed/rates/cases',
  'src/rules/stay/days',
])
const { allHotels, searchHotels, offers, refusals, stayDays, lowestByNight, addDays } = engine
const stress = allHotels.find(({ id }) => id === engine.STRESS_HOTEL)
const context = { today: TODAY, taken: () => 0 }
const two = [{ adults: 2, childAges: [] }]
const everywhere = { today: () => TODAY, taken: () => 0, near: null }
const soldOut = { ...context, taken: () => 1000 }

const rows = [
  ...[2, 14, 99].map((nights) => [
    `search, ${allHotels.length} hotels, ${nights} nights`,
    (at) => searchHotels(allHotels, searchAt(at, nights), everywhere).length,
  ]),
  [
    `search, ${allHotels.length} hotels, 2 nights, 9 rooms`,
    (at) => searchHotels(allHotels, searchAt(at, 2, Array(9).fill(two[0])), everywhere).length,
  ],
  ...[2, 14, 99].map((nights) => [
    `rate list, 40 room types × 12 plans, ${nights} nights`,
    (at) => offers(stress, searchAt(at, nights), context).length,
  ]),
  [
    'calendar, 62 days: restrictions and lowest prices',
    (at) =>
      stayDays(stress, searchAt(at, 1), context, addDays(TODAY, at), 62).length +
      lowestByNight(stress, searchAt(at, 1), context, addDays(TODAY, at), 62).length,
  ],
  [
    'reason and nearest dates, nothing left in a year',
    (at) => Number(refusals(stress, searchAt(at, 2), soldOut).stay !== null),
  ],
]

print(`Node ${process.version}; ms of processor time over ${ROUNDS} questions`)
print(['question', 'median', 'p95', 'worst', 'answers'].join(' | '))
for (const [name, ask] of rows) {
  const { times, answers } = measure(ask)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  const figures = [at(0.5), at(0.95), at(1)].map((time) => time.toFixed(2))
  print([name, ...figures, answers].join(' | '))
}

/** Sorted times in ms, and how many hotels, products or days the last answer has. */
function measure(ask) {
  for (let round = 0; round < WARM_UP; round += 1) ask(round)
  let answers = 0
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const before = process.cpuUsage()
    answers = ask(WARM_UP + round)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return { times: times.sort((a, b) => a - b), answers }
}

function searchAt(ahead, nights, parties = two) {
  const checkIn = addDays(TODAY, ahead)
  return {
    checkIn,
    checkOut: addDays(checkIn, nights),
    parties,
    radius: 50,
    sort: 'price',
    rateType: 'government',
    rateCode: null,
    usePoints: true,
  }
}

function print(text) {
  process.stdout.write(`${text}\n`)
}
