import { addDays } from '../../../src/rules/stay/days'
import { RATE_TYPES, type StaySearch } from '../../../src/rules/stay/stay-search'
import { fc } from '../../../tests/random'
import type { Taken } from '../nights/night-rules'

/** The day on which the tests ask. */
export const TODAY = '2026-11-23'

export const noneTaken: Taken = () => 0

/** A search for two adults, of one room; the tests change what they are about. */
export const search: StaySearch = {
  destination: null,
  placeId: null,
  propertyId: null,
  area: null,
  checkIn: '2027-02-02',
  checkOut: '2027-02-04',
  parties: [{ adults: 2, childAges: [] }],
  radius: 50,
  recordsPerPage: 40,
  sort: 'distance',
  page: 1,
  rateType: null,
  rateCode: null,
  usePoints: false,
  isFlexible: false,
}

const party = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 }), { nil: null }), { maxLength: 2 }),
})

/** Searches of every length, also of days that have passed and of codes that nobody has. */
export const arbitrarySearch: fc.Arbitrary<StaySearch> = fc
  .record({
    ahead: fc.integer({ min: -3, max: 360 }),
    nights: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 7 }) },
      fc.integer({ min: 1, max: 99 }),
    ),
    parties: fc.array(party, { minLength: 1, maxLength: 3 }),
    rateType: fc.option(fc.constantFrom(...RATE_TYPES), { nil: null }),
    rateCode: fc.constantFrom(null, 'ALD', 'SPRINGMEET', 'H77', 'NOBODY'),
    usePoints: fc.boolean(),
  })
  .map(({ ahead, nights, ...wishes }) => {
    const checkIn = addDays(TODAY, ahead)
    return { ...search, ...wishes, checkIn, checkOut: addDays(checkIn, nights) }
  })
