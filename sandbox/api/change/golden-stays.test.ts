import {
  bookedOrder,
  changeOrder,
  couple,
  EARLY,
  type GoldenChange,
  type GoldenStay,
  type GoldenSums,
  single,
  stayAt,
  wholeSums,
} from './testing/golden-change'

/**
 * What other days, guests, rooms and extras cost of a stay that nothing was paid or is owed for yet. Minor units;
 * the texts work the sums out, in the currency of the hotel.
 */
const cases: [text: string, GoldenStay, GoldenChange, at: string, GoldenSums][] = [
  [
    'Munich, flexible, a night more: 179 + 167 stay, 190 is new; city tax 2 × 3.50 a night. 346 + 14 → 536 + 21',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    { nights: 3 },
    EARLY,
    { previous: 36000, now: 55700, atHotel: 55700 },
  ],
  [
    'the same, a night less, before the deadline: 536 + 21 → 346 + 14, all at the hotel',
    stayAt('MUCDE', '2027-02-01', 3, 'FLEX'),
    { nights: 2 },
    EARLY,
    { previous: 55700, now: 36000, atHotel: 36000 },
  ],
  [
    'a day later: the 2nd stays 167, the 3rd is new for 190, the 1st is given back. 357 + 14',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    { checkIn: '2027-02-02' },
    EARLY,
    { previous: 36000, now: 37100, atHotel: 37100 },
  ],
  [
    'with breakfast, a guest less: 227 + 215 have 2 × 24 in them; 203 + 191, and 7 tax in place of 14',
    stayAt('MUCDE', '2027-02-01', 2, 'BFST'),
    { party: single },
    EARLY,
    { previous: 45600, now: 40100, atHotel: 40100 },
  ],
  [
    'a room at the river: all nights are new, 217 + 221 in place of 179 + 167. 346 + 14 → 438 + 14',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    { roomCode: 'KRIV' },
    EARLY,
    { previous: 36000, now: 45200, atHotel: 45200 },
  ],
  [
    'a breakfast for each of two guests is bought, 2 × 2 × 24, on the evening before: no more than that is owed',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    { extras: [{ code: 'BREAKFAST', quantity: 2 }] },
    '2027-01-31T20:00:00Z',
    { previous: 36000, now: 45600, atHotel: 45600 },
  ],
  [
    'New York, flexible, a night more: 205 + 219 + 206, fee 3 × 30, tax 14.75 % of 720, 3 × 3.50',
    stayAt('NYCAB', '2027-02-01', 2, 'FLEX'),
    { nights: 3 },
    EARLY,
    { previous: 56239, now: 83670, atHotel: 83670 },
  ],
  [
    'New York, children of 5 and 9 stay at home: 251 + 257 less 128 of breakfast, fee 60, tax 14.75 % of 696, 7',
    {
      ...stayAt('NYCAB', '2027-02-01', 2, 'BFST'),
      ...{ roomCode: 'DDBL', party: { adults: 2, childAges: [5, 9] } },
    },
    { party: couple },
    EARLY,
    // Before: (508 + 256 + 60) × 1.1475 + 7. After: (508 + 128 + 60) × 1.1475 + 7.
    { previous: 95254, now: 80566, atHotel: 80566 },
  ],
  [
    'Tokyo, a night more, in yen without decimals: 21,200 + 19,500 + 20,400',
    stayAt('TYOJP', '2027-02-08', 2, 'FLEX'),
    { nights: 3 },
    EARLY,
    { previous: 40700, now: 61100, atHotel: 61100 },
  ],
  [
    'Lisbon, an eighth night for 391: the tax of 2 × 4 a night is due for seven. 2,911 + 56 → 3,302 + 56',
    // 412 + 411 + 412 + 391 + 428 + 449 + 408.
    stayAt('RZONE', '2027-02-01', 7, 'FLEX'),
    { nights: 8 },
    EARLY,
    { previous: 296700, now: 335800, atHotel: 335800 },
  ],
]

test.each(cases)('%s', (_text, before, change, at, sums) => {
  const after = { ...before, ...change }
  expect(changeOrder(bookedOrder(before), after, at).sums).toEqual(wholeSums(sums))
})
