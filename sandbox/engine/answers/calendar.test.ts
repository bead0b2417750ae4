import { addDays } from '../../../src/rules/stay/days'
import { isForEverybody } from '../sale/open-plans'
import { hotelOf } from '../testing/hotels'
import { noneTaken, search, TODAY } from '../testing/questions'
import { lowestByNight, stayDays } from './calendar'
import { offers } from './offers'

const context = { today: TODAY, taken: noneTaken }
const hotel = hotelOf('NYCAB')

test('a day’s lowest price is that of the list for one night from it', () => {
  for (const { date, total, amount } of lowestByNight(hotel, search, context, TODAY, 62)) {
    const stay = { ...search, checkIn: date, checkOut: addDays(date, 1) }
    const open = offers(hotel, stay, context).filter(({ plan }) => isForEverybody(plan))
    expect([date, total]).toEqual([date, Math.min(...open.map((offer) => offer.total))])
    expect(amount).toBeLessThan(total)
  }
})

test('two months of a hotel have a price for every night, and points where they are used', () => {
  expect(lowestByNight(hotel, search, context, TODAY, 62)).toHaveLength(62)
  const [asked] = lowestByNight(hotel, { ...search, usePoints: true }, context, TODAY, 1)
  const [unasked] = lowestByNight(hotel, search, context, TODAY, 1)
  expect(asked?.points).toBeGreaterThan(0)
  expect(unasked?.points).toBeNull()
})

test('a day’s points are the fewest that pay for the whole night in the list of it', () => {
  const wish = { ...search, usePoints: true }
  for (const { date, points } of lowestByNight(hotel, wish, context, TODAY, 62)) {
    const stay = { ...wish, checkIn: date, checkOut: addDays(date, 1) }
    const whole = offers(hotel, stay, context).filter(({ points, subtotal }) => points && !subtotal)
    expect([date, points]).toEqual([date, Math.min(...whole.map((offer) => offer.points ?? 0))])
  }
})

test('days that have passed, and those too far ahead, begin no stay', () => {
  const reasonOn = (day: string) => stayDays(hotel, search, context, day, 1)[0]?.reason
  expect(reasonOn(addDays(TODAY, -1))).toBe('past')
  expect(reasonOn(TODAY)).toBeNull()
  expect(reasonOn(addDays(TODAY, 350))).toBeNull()
  expect(reasonOn(addDays(TODAY, 351))).toBe('tooFarAhead')
  expect(lowestByNight(hotel, search, context, addDays(TODAY, -1), 2)).toHaveLength(1)
})
