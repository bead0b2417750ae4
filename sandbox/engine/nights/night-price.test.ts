import { fc, runs } from '../../../tests/random'
import { allHotels } from '../../seed/hotels'
import { plansOf } from '../../seed/rates/rate-plans'
import { roomsOf } from '../../seed/rooms'
import { dayNumber, dayText } from '../numbers/day-number'
import { stepOf } from '../numbers/money-steps'
import { hotelOf } from '../testing/hotels'
import { demandOn } from './capacity'
import { nightPoints, nightPrice } from './night-price'
import { stockOf } from './stock'

const days = fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2040-12-31') }).map(dayText)

const nights = fc.record({ hotel: fc.constantFrom(...allHotels), night: days })

test('a price is its base at the demand of the night, moved by at most 8 %, on a natural step', () => {
  fc.assert(
    fc.property(nights, ({ hotel, night }) => {
      const { rooms, plans, demand } = stockOf(hotel)
      const step = stepOf(hotel.currency)
      const wrong = rooms.flatMap(({ room }) =>
        plans.filter((plan) => {
          const price = nightPrice(hotel, room, plan, night)
          const usual = (room.base * plan.factor * demandOn(demand, dayNumber(night))) / 1000
          const isNear = price >= usual * 0.92 - step && price <= usual * 1.08 + step
          // What is paid beside points is a share of another price.
          return !isNear || (plan.points === null && price % step !== 0)
        }),
      )
      expect(wrong).toEqual([])
    }),
    { numRuns: runs(2000) },
  )
})

test('the same weekday has another price every week', () => {
  const hotel = hotelOf('NYCAB')
  const [room] = roomsOf('NYCAB')
  const [flexible] = plansOf('NYCAB')
  if (!room || !flexible) throw new Error('New York has no rooms or plans')
  const first = dayNumber('2027-02-01')
  const mondays = [0, 7, 14, 21].map((at) => nightPrice(hotel, room, flexible, dayText(first + at)))
  expect(new Set(mondays).size).toBeGreaterThan(1)
})

test('yen end on hundreds, euros on whole ones', () => {
  const endings = (id: string, step: number) => {
    const hotel = hotelOf(id)
    const { rooms, plans } = stockOf(hotel)
    return rooms.flatMap(({ room }) =>
      plans
        .filter(({ points }) => points === null)
        .map((plan) => nightPrice(hotel, room, plan, '2027-05-14') % step),
    )
  }
  expect(new Set(endings('TYOJP', 100))).toEqual(new Set([0]))
  expect(new Set(endings('MUCDE', 100))).toEqual(new Set([0]))
})

test('the nights of Oktoberfest cost more than the same weekdays before', () => {
  const hotel = hotelOf('MUCDE')
  const { rooms, plans } = stockOf(hotel)
  const week = (first: string) =>
    rooms.reduce((sum, { room }) => {
      for (let night = 0; night < 7; night += 1) {
        const [plan] = plans
        if (plan) sum += nightPrice(hotel, room, plan, dayText(dayNumber(first) + night))
      }
      return sum
    }, 0)
  expect(week('2027-09-20')).toBeGreaterThan(week('2027-09-06') * 1.3)
})

test('the south is busy when the north is not', () => {
  const busiest = (id: string) => {
    const { demand } = stockOf(hotelOf(id))
    const july = demandOn(demand, dayNumber('2027-07-13'))
    const february = demandOn(demand, dayNumber('2027-02-16'))
    return july > february ? 'July' : 'February'
  }
  expect(['NYCAB', 'MUCDE', 'SYDAU', 'NOREV', 'BKKTH'].map(busiest)).toEqual([
    'July',
    'July',
    'February',
    'February',
    'February',
  ])
})

test('points are a plan’s own and follow the price of the night', () => {
  fc.assert(
    fc.property(nights, ({ hotel, night }) => {
      const { rooms, plans } = stockOf(hotel)
      const wrong = rooms.flatMap(({ room }) =>
        plans.filter((plan) => {
          const points = nightPoints(hotel, room, plan, night)
          const step = plan.factor === 0 ? 500 : 250
          return plan.points === null ? points !== null : !points || points % step !== 0
        }),
      )
      expect(wrong).toEqual([])
    }),
    { numRuns: runs(500) },
  )
})

test('points and cash: half the points of a night, and 55 % of what everybody pays for it', () => {
  fc.assert(
    fc.property(nights, ({ hotel, night }) => {
      const { rooms, plans } = stockOf(hotel)
      const planOf = (code: string) => plans.find((plan) => plan.code === code)
      const [flexible, inPoints, mixed] = ['FLEX', 'PNTS', 'PCSH'].map(planOf)
      fc.pre(flexible !== undefined && inPoints !== undefined && mixed !== undefined)
      for (const { room } of rooms) {
        expect(nightPoints(hotel, room, mixed, night)).toBe(
          (nightPoints(hotel, room, inPoints, night) ?? 0) / 2,
        )
        const cash = nightPrice(hotel, room, mixed, night)
        expect(cash).toBe(Math.ceil((nightPrice(hotel, room, flexible, night) * 11) / 20))
        expect(nightPrice(hotel, room, inPoints, night)).toBe(0)
      }
    }),
    { numRuns: runs(200) },
  )
})
