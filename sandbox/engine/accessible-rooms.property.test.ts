import { addDays } from '../../src/rules/stay/days'
import type { StaySearch } from '../../src/rules/stay/stay-search'
import { fc, runs } from '../../tests/random'
import { betterSuite } from '../api/upgrade/better-suite'
import { hotels as namedHotels } from '../seed/hotels'
import { plansOf } from '../seed/rates/rate-plans'
import { roomsOf } from '../seed/rooms'
import type { SeedRoomType } from '../seed/rooms/room-types'
import type { SeedHotel } from '../seed/seed-types'
import { lowestByNight } from './answers/calendar'
import { cheapestStay } from './answers/cheapest-stay'
import { type Offer, offers } from './answers/offers'
import { betterOffers } from './answers/upgrades'
import { capacity } from './nights/capacity'
import { nightPrice } from './nights/night-price'
import type { Taken } from './nights/night-rules'
import { hashNumber, hashText, pick } from './numbers/hash'
import { isForEverybody } from './sale/open-plans'
import { arbitrarySearch, noneTaken, TODAY } from './testing/questions'

/**
 * Rooms for guests in wheelchairs (28 CFR 36.302(e)): held back until nothing else is left, kept for who
 * booked one, never offered unasked. That they are described in detail, `seed/rooms.test.ts` checks.
 */

const hotels = namedHotels.filter(({ id }) => accessibleOf(id).length > 0)

function accessibleOf(hotelId: string): SeedRoomType[] {
  return roomsOf(hotelId).filter(({ accessible }) => accessible)
}

const roomOf = (hotelId: string, code: string) => {
  const room = roomsOf(hotelId).find((one) => one.code === code)
  if (!room) throw new Error(`${hotelId} has no room ${code}.`)
  return room
}

/** Of the other rooms nothing, a random share, or all is taken. */
const takens: fc.Arbitrary<Taken> = fc.oneof(
  fc.constant(noneTaken),
  fc.nat().map((seed): Taken => {
    return (hotelId, code, night) =>
      pick(hashNumber(hashText(`${hotelId} ${code} ${night}`), seed), 0, 9) < 4 ? 1000 : 0
  }),
  fc.nat(3).map((most): Taken => {
    return (hotelId, code, night) => {
      const room = roomOf(hotelId, code)
      return room.accessible ? 0 : capacity(hotelById(hotelId), room, night) - most
    }
  }),
)

const hotelById = (id: string): SeedHotel => {
  const hotel = hotels.find((one) => one.id === id)
  if (!hotel) throw new Error(`${id} has no accessible room.`)
  return hotel
}

const questions = fc.record({
  hotel: fc.constantFrom(...hotels),
  search: arbitrarySearch.map((search) => ({ ...search, usePoints: false })),
  taken: takens,
})

/** The same, with so many accessible rooms left at most. */
function leaving(taken: Taken, most: number): Taken {
  return (hotelId, code, night) => {
    const room = roomOf(hotelId, code)
    const usual = taken(hotelId, code, night)
    if (!room.accessible) return usual
    return Math.max(usual, capacity(hotelById(hotelId), room, night) - most)
  }
}

const isAccessible = ({ room }: Offer) => room.accessible

test('a hotel gives an accessible room to who did not ask only when nothing else is left', () => {
  let given = 0
  fc.assert(
    fc.property(questions, ({ hotel, search, taken }) => {
      const { checkIn, checkOut } = search
      if (!checkIn || !checkOut) return
      const ask = (now: Taken) =>
        cheapestStay(hotel, search, { checkIn, checkOut }, { today: TODAY, taken: now }).lowest
      const lowest = ask(taken)
      if (!lowest) return
      const used = lowest.offers.filter(isAccessible).length
      given += used
      // With one accessible room less the parties cannot be housed; without need of any, nothing changes.
      if (used > 0) expect(ask(leaving(taken, used - 1))).toBeNull()
      else expect(ask(leaving(taken, 0))?.total).toBe(lowest.total)
    }),
    { numRuns: runs(1500) },
  )
  expect(given).toBeGreaterThan(0)
})

test('a calendar’s lowest price is not that of an accessible room while another is sold', () => {
  fc.assert(
    fc.property(questions, fc.nat(340), ({ hotel, search, taken }, ahead) => {
      const context = { today: TODAY, taken }
      const date = addDays(TODAY, ahead)
      const one: StaySearch = { ...search, parties: search.parties.slice(0, 1) }
      const stay = { ...one, checkIn: date, checkOut: addDays(date, 1) }
      const [shown] = lowestByNight(hotel, one, context, date, 1)
      const usual = offers(hotel, stay, context)
        .filter((offer) => !isAccessible(offer) && isForEverybody(offer.plan))
        .map(({ nights }) => nights[0]?.amount ?? 0)
      if (usual.length > 0) expect(shown?.amount).toBe(Math.min(...usual))
    }),
    { numRuns: runs(1500) },
  )
})

test('no guest is moved out of an accessible room by a better one, and none is offered one unasked', () => {
  const viewers = fc.record({ isMember: fc.boolean(), now: fc.constant(Date.parse(TODAY)) })
  fc.assert(
    fc.property(questions, viewers, fc.nat(), ({ hotel, search, taken }, viewer, at) => {
      const context = { today: TODAY, taken }
      const all = offers(hotel, search, context)
      const chosen = all[at % Math.max(1, all.length)]
      if (!chosen) return
      for (const { offer } of betterOffers(hotel, search, context, chosen, viewer))
        expect([chosen.id, offer.id, isAccessible(offer)]).toEqual([
          chosen.id,
          offer.id,
          isAccessible(chosen),
        ])
    }),
    { numRuns: runs(1000) },
  )
})

test.each(hotels.map((hotel) => [hotel.id, hotel] as const))(
  '%s: no suite without accessible features for who booked them, and the other way round',
  (id, hotel) => {
    for (const room of roomsOf(id)) {
      const suite = betterSuite(hotel, room, { adults: 1, childAges: [] })
      if (suite) expect(suite.accessible).toBe(room.accessible)
    }
  },
)

test('bookings of other rooms take no accessible one, and an accessible one takes no other', () => {
  const sold = (kind: boolean): Taken => {
    return (hotelId, code) => (roomOf(hotelId, code).accessible === kind ? 1000 : 0)
  }
  fc.assert(
    fc.property(questions, ({ hotel, search }) => {
      const found = (taken: Taken, kind: boolean) =>
        offers(hotel, search, { today: TODAY, taken })
          .filter((offer) => isAccessible(offer) === kind)
          .map(({ id, total, left }) => [id, total, left])
      for (const kind of [true, false]) {
        expect(found(sold(!kind), kind)).toEqual(found(noneTaken, kind))
        expect(found(sold(kind), kind)).toEqual([])
      }
    }),
    { numRuns: runs(300) },
  )
})

test('an accessible room costs no more than its kind by chance', () => {
  const nights = fc.nat(400).map((ahead) => addDays(TODAY, ahead))
  fc.assert(
    fc.property(fc.constantFrom(...hotels), nights, (hotel, night) => {
      const plan = offersPlan(hotel)
      for (const room of accessibleOf(hotel.id)) {
        const alike = roomsOf(hotel.id).filter(
          ({ accessible, base }) => !accessible && base === room.base,
        )
        const prices = alike.map((other) => nightPrice(hotel, other, plan, night))
        const own = nightPrice(hotel, room, plan, night)
        if (alike.length > 0) expect(prices).toContain(own)
        // And never so little that it is what a search shows.
        expect(own).toBeGreaterThanOrEqual(
          Math.min(
            ...roomsOf(hotel.id)
              .filter(({ accessible }) => !accessible)
              .map((other) => nightPrice(hotel, other, plan, night)),
          ),
        )
      }
    }),
    { numRuns: runs(500) },
  )
})

function offersPlan(hotel: SeedHotel) {
  const [plan] = plansOf(hotel.id)
  if (!plan) throw new Error(`${hotel.id} has no plan.`)
  return plan
}
