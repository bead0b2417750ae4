import { addDays } from '../../../src/rules/stay/days'
import { fc } from '../../../tests/random'
import { mealsOf, type Offer, offerOf, offers } from '../answers/offers'
import { hotelOf } from '../testing/hotels'
import { search, TODAY } from '../testing/questions'
import type { BookedRoom } from './booked-room'

const party = { adults: 2, childAges: [] }
const free = { today: TODAY, taken: () => 0 }
const soldOut = { today: TODAY, taken: () => 999 }

/** What an offer leaves a guest with who books it. */
function bookedOf({ id, plan, nights }: Offer): BookedRoom {
  const meals = mealsOf(plan, party)
  return {
    productId: id,
    nights: nights.map((night) => ({ ...night, amount: night.amount - meals })),
  }
}

function sold(hotel: string, checkIn: string, nights: number, code = 'FLEX'): Offer {
  const stay = { ...search, checkIn, checkOut: addDays(checkIn, nights) }
  const found = offers(hotelOf(hotel), stay, free).find(({ plan }) => plan.code === code)
  if (!found)
    throw new Error(`${hotel} does not sell ${code} from ${checkIn} for ${nights} nights.`)
  return found
}

test('what does not change is the same offer, sold out and dearer as the hotel may be', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('MUCDE', 'BKKTH', 'NYCAB'),
      fc.constantFrom('FLEX', 'PREP', 'BFST', 'HALF'),
      fc.integer({ min: 10, max: 200 }),
      fc.integer({ min: 1, max: 6 }),
      (hotel, code, ahead, nights) => {
        const checkIn = addDays(TODAY, ahead)
        const stay = { ...search, checkIn, checkOut: addDays(checkIn, nights) }
        const before = offers(hotelOf(hotel), stay, free).find(({ plan }) => plan.code === code)
        fc.pre(before !== undefined)
        const context = { ...soldOut, priceFactor: 1.3, isSelected: true, booked: bookedOf(before) }
        const { left: _before, ...kept } = before
        expect(offerOf(hotelOf(hotel), before.id, stay, context)).toMatchObject(kept)
      },
    ),
  )
})

test('a night more is at the price of now, the others at that of the booking', () => {
  const before = sold('MUCDE', '2027-02-01', 2)
  const stay = { ...search, checkIn: '2027-02-01', checkOut: '2027-02-04' }
  const context = { ...free, priceFactor: 2, booked: bookedOf(before) }
  const after = offerOf(hotelOf('MUCDE'), before.id, stay, context)
  const dearer = offerOf(hotelOf('MUCDE'), before.id, stay, { ...free, priceFactor: 2 })
  expect(after?.nights.slice(0, 2)).toEqual(before.nights)
  expect(after?.nights[2]).toEqual(dearer?.nights[2])
})

test('meals follow the guests, at the price of a night that is kept', () => {
  const before = sold('MUCDE', '2027-02-01', 2, 'BFST')
  const stay = {
    ...search,
    ...{ checkIn: '2027-02-01', checkOut: '2027-02-03', parties: [{ adults: 1, childAges: [] }] },
  }
  const after = offerOf(hotelOf('MUCDE'), before.id, stay, {
    ...free,
    ...{ priceFactor: 2, booked: bookedOf(before) },
  })
  const oneLess = mealsOf(before.plan, party) / 2
  expect(after?.nights.map(({ amount }) => amount)).toEqual(
    before.nights.map(({ amount }) => amount - oneLess),
  )
})

test('another room type or another rate is new: at the price of now, and only where it is sold', () => {
  const before = sold('MUCDE', '2027-02-01', 2)
  const stay = { ...search, checkIn: '2027-02-01', checkOut: '2027-02-03' }
  const booked = bookedOf(before)
  const other = offers(hotelOf('MUCDE'), stay, free).find(({ room }) => room !== before.room)
  expect(offerOf(hotelOf('MUCDE'), other?.id ?? '', stay, { ...soldOut, booked })).toBeNull()
  const dearer = { ...free, priceFactor: 2, booked }
  const rate = offers(hotelOf('MUCDE'), stay, free).find(
    ({ room, plan }) => room === before.room && plan.code === 'BFST',
  )
  expect(
    offerOf(hotelOf('MUCDE'), rate?.id ?? '', stay, dearer)?.nights[0]?.amount,
  ).toBeGreaterThan((rate?.nights[0]?.amount ?? 0) * 1.2)
})

/** In Innsbruck who arrives on a Friday stays for three nights at least. */
describe('restrictions hold for what is new', () => {
  const FRIDAY = '2027-02-05'
  const hotel = hotelOf('INNMV')
  const before = sold('INNMV', FRIDAY, 3)
  const booked = bookedOf(before)
  const asked = (checkIn: string, checkOut: string) =>
    offerOf(hotel, before.id, { ...search, checkIn, checkOut }, { ...free, booked })

  test('a stay is not shortened past a minimum of nights', () => {
    expect(asked(FRIDAY, addDays(FRIDAY, 2))).toBeNull()
    expect(asked(FRIDAY, addDays(FRIDAY, 4))).not.toBeNull()
  })

  test('an arrival that was booked before a minimum was set stays', () => {
    const [first, second] = booked.nights
    const two = { ...booked, nights: [first, second].flatMap((night) => night ?? []) }
    const stay = { ...search, checkIn: FRIDAY, checkOut: addDays(FRIDAY, 2) }
    expect(offerOf(hotel, before.id, stay, free)).toBeNull()
    expect(offerOf(hotel, before.id, stay, { ...free, booked: two })).not.toBeNull()
  })

  test('an arrival that the guest did not have is refused as anybody’s', () => {
    const thursday = sold('INNMV', addDays(FRIDAY, -1), 3)
    const moved = { ...search, checkIn: FRIDAY, checkOut: addDays(FRIDAY, 2) }
    expect(offerOf(hotel, thursday.id, moved, { ...free, booked: bookedOf(thursday) })).toBeNull()
  })

  test('nobody arrives or leaves anew on a day that is closed to it', () => {
    // In Lisbon nobody arrives on a Sunday.
    const sunday = '2027-02-07'
    const lisbon = hotelOf('RZONE')
    const saturday = sold('RZONE', addDays(sunday, -1), 2)
    const stay = { ...search, checkIn: sunday, checkOut: addDays(sunday, 2) }
    const moved = { ...free, booked: bookedOf(saturday) }
    expect(offerOf(lisbon, saturday.id, stay, moved)).toBeNull()
    const kept = {
      ...moved,
      booked: { ...moved.booked, nights: bookedOf(saturday).nights.slice(1) },
    }
    expect(offerOf(lisbon, saturday.id, stay, kept)).not.toBeNull()
  })

  test('a departure that was booked before the day was closed to it stays', () => {
    // In Cape Town nobody leaves on a Saturday.
    const capeTown = hotelOf('NOREV')
    const sunday = sold('NOREV', '2027-02-04', 3)
    const stay = { ...search, checkIn: '2027-02-04', checkOut: '2027-02-06' }
    const leaving = { ...free, booked: bookedOf(sunday) }
    expect(offerOf(capeTown, sunday.id, stay, leaving)).toBeNull()
    const kept = {
      ...leaving,
      booked: { ...leaving.booked, nights: leaving.booked.nights.slice(0, 2) },
    }
    expect(offerOf(capeTown, sunday.id, stay, kept)).not.toBeNull()
  })
})
