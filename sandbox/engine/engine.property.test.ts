import { addDays, nightsBetween } from '../../src/rules/stay/days'
import type { StaySearch } from '../../src/rules/stay/stay-search'
import { fc, runs } from '../../tests/random'
import { allHotels } from '../seed/hotels'
import type { SeedHotel } from '../seed/seed-types'
import { stayDays } from './answers/calendar'
import { cheapestStay } from './answers/cheapest-stay'
import { type Offer, offerOf, offers } from './answers/offers'
import { capacity } from './nights/capacity'
import type { Taken } from './nights/night-rules'
import { hashNumber, hashText, pick } from './numbers/hash'
import { arbitrarySearch, noneTaken, TODAY } from './testing/questions'

/** The properties of a booking that the engine answers for, over every hotel of the seed. */

const caseHotels = allHotels.filter(({ id }) => /^(INNMV|NOREV|RZONE|SYDAU|TYOJP)$/.test(id))
/** Half of them have restrictions by name. */
const hotels = fc.oneof(fc.constantFrom(...caseHotels), fc.constantFrom(...allHotels))
/** What claims hold: nothing, or of some nights all rooms and of others a few. */
const takens = fc
  .option(fc.nat(), { nil: null })
  .map((seed) => (seed === null ? noneTaken : taking(seed)))

const questions = fc.record({ hotel: hotels, search: arbitrarySearch, taken: takens })

function isWrong(offer: Offer): boolean {
  const added = offer.lines.filter(({ includedInRate }) => !includedInRate)
  const onlyAtHotel = added.filter(({ payAt }) => payAt === 'HOTEL')
  return !(
    offer.total === sum(offer.nights) + sum(added) &&
    offer.dueNow + offer.dueAtHotel === offer.total &&
    offer.dueNow === offer.deposit.amount &&
    offer.dueAtHotel >= sum(onlyAtHotel) &&
    (offer.policy.penalty?.amount ?? 0) <= offer.total &&
    amountsOf(offer).every((amount) => Number.isSafeInteger(amount) && amount >= 0)
  )
}

test('1: a total is the sum of its lines, and is due now or at the hotel', () => {
  fc.assert(
    fc.property(questions, ({ hotel, search, taken }) => {
      expect(offers(hotel, search, { today: TODAY, taken }).filter(isWrong)).toEqual([])
    }),
    { numRuns: runs(1500) },
  )
})

test('2: nights of a stay and rooms of a search add up', () => {
  const cut = fc.nat(98)
  fc.assert(
    fc.property(questions, cut, ({ hotel, search, taken }, at) => {
      const context = { today: TODAY, taken }
      const [offer] = offers(hotel, search, context).slice(-1)
      if (offer) addsUp(hotel, search, offer, at)
      const { checkIn, checkOut } = search
      if (!checkIn || !checkOut) return
      const { lowest } = cheapestStay(hotel, search, { checkIn, checkOut }, context)
      if (!lowest) return
      expect(lowest.offers).toHaveLength(search.parties.length)
      expect(lowest.total).toBe(lowest.offers.reduce((all, { total }) => all + total, 0))
      for (const [roomIndex, { id, total }] of lowest.offers.entries()) {
        expect(offerOf(hotel, id, search, { ...context, roomIndex })?.total).toBe(total)
      }
    }),
    { numRuns: runs(1500) },
  )
})

/** A stay costs what its two parts cost, without what is charged per stay. */
function addsUp(hotel: SeedHotel, search: StaySearch, offer: Offer, at: number) {
  const { checkIn, checkOut } = search
  const length = offer.nights.length
  if (!checkIn || !checkOut || length < 2) return
  const middle = addDays(checkIn, 1 + (at % (length - 1)))
  const parts = [
    { ...search, checkOut: middle },
    { ...search, checkIn: middle },
  ].map((part) => offerOf(hotel, offer.id, part, { today: TODAY, taken: noneTaken }))
  if (!parts[0] || !parts[1]) return
  expect([...parts[0].nights, ...parts[1].nights]).toEqual(offer.nights)
  expect(parts[0].subtotal + parts[1].subtotal).toBe(offer.subtotal)
}

test('3: the same question has the same answer, whatever was asked before', () => {
  const lists = fc.array(questions, { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(lists, (asked) => {
      const [there, back] = [freshEngine(), freshEngine()]
      const ask = (engine: typeof there) => (question: (typeof asked)[number]) =>
        JSON.stringify(
          engine.offers(question.hotel, question.search, { today: TODAY, taken: question.taken }),
        )
      const answers = asked.map(ask(there))
      expect([...asked].reverse().map(ask(back)).reverse()).toEqual(answers)
    }),
    { numRuns: runs(10) },
  )
})

test('4: the calendar opens a day of arrival exactly if some stay from it is sold', () => {
  fc.assert(
    fc.property(questions, fc.nat(360), ({ hotel, search, taken }, ahead) => {
      const context = { today: TODAY, taken }
      const one = { ...search, parties: search.parties.slice(0, 1) }
      const day = addDays(TODAY, ahead - 5)
      const [shown] = stayDays(hotel, one, context, day, 1)
      const isSold = (nights: number) => {
        const stay = { ...one, checkIn: day, checkOut: addDays(day, nights) }
        return offers(hotel, stay, context).length > 0
      }
      const lengths = shown?.minStay ? upTo(shown.minStay) : [...upTo(9), 14, 30, 98, 99]
      expect(lengths.find(isSold) ?? null).toBe(shown?.minStay ?? null)
      expect(shown?.reason === null).toBe(shown?.minStay !== null)
    }),
    { numRuns: runs(1500) },
  )
})

test('4: the calendar of several rooms opens a day exactly if they are all sold together', () => {
  fc.assert(
    fc.property(questions, fc.nat(360), ({ hotel, search, taken }, ahead) => {
      const context = { today: TODAY, taken }
      const day = addDays(TODAY, ahead - 5)
      const [shown] = stayDays(hotel, search, context, day, 1)
      const isSold = (nights: number) => {
        const stay = { checkIn: day, checkOut: addDays(day, nights) }
        return cheapestStay(hotel, search, stay, context).lowest !== null
      }
      const lengths = upTo(shown?.minStay ?? 9)
      expect(lengths.find(isSold) ?? null).toBe(shown?.minStay ?? null)
    }),
    { numRuns: runs(500) },
  )
})

test('what is left of a night is its capacity without what is taken', () => {
  fc.assert(
    fc.property(questions, ({ hotel, search, taken }) => {
      const { checkIn, checkOut } = search
      if (!checkIn || !checkOut) return
      const found = offers(hotel, search, { today: TODAY, taken })
      const wrong = found.filter(({ room, nights, left }) => {
        const free = nights.map(
          ({ date }) => capacity(hotel, room, date) - taken(hotel.id, room.code, date),
        )
        const isWhole = nights.length === nightsBetween(checkIn, checkOut)
        return !isWhole || left < 1 || left !== Math.min(...free)
      })
      expect(wrong).toEqual([])
    }),
    { numRuns: runs(500) },
  )
})

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function taking(seed: number): Taken {
  return (hotelId, roomCode, night) => {
    const hash = hashNumber(hashText(`${hotelId} ${roomCode} ${night}`), seed)
    const share = pick(hash, 0, 9)
    return share < 3 ? 1000 : share < 6 ? share : 0
  }
}

/** The engine with nothing remembered. */
function freshEngine(): { offers: typeof offers } {
  let engine: { offers: typeof offers } | null = null
  jest.isolateModules(() => {
    engine = require('./answers/offers')
  })
  if (!engine) throw new Error('The engine was not loaded')
  return engine
}

function amountsOf({ nights, lines, points, ...offer }: Offer): number[] {
  return [
    ...nights.flatMap(({ amount, points: ofNight }) => [amount, ofNight ?? 0]),
    ...lines.map(({ amount }) => amount),
    points ?? 0,
    offer.subtotal,
    offer.total,
    offer.dueNow,
    offer.dueAtHotel,
    offer.policy.penalty?.amount ?? 0,
  ]
}

function sum(parts: readonly { amount: number }[]): number {
  return parts.reduce((all, { amount }) => all + amount, 0)
}
