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

/** After the deadline of a stay from 1 February on, 18:00 on the evening before in Munich. */
const LATE = '2027-01-31T20:00:00Z'

type Step = [GoldenChange, at: string, GoldenSums]

/**
 * Changes of stays for which something is owed, and several changes one after the other: the hotel gets at least
 * what cancelling would have cost at each of them. Minor units; the texts work the sums out, in the currency of the
 * hotel.
 */
const cases: [text: string, GoldenStay, ...Step[]][] = [
  [
    'Munich, the first night of 179 is owed; one night in March is 168 + 7 tax: 179 + 7',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    [
      { checkIn: '2027-03-01', nights: 1 },
      LATE,
      { previous: 36000, now: 18600, kept: 1100, floor: 17900, atHotel: 18600 },
    ],
  ],
  [
    'dearer than what is owed: the new price alone, as before it. 536 + 21',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    [{ nights: 3 }, LATE, { previous: 36000, now: 55700, floor: 17900, atHotel: 55700 }],
  ],
  [
    'a plainer room for the same night, 179 in place of 217, which is owed: 38 are kept, and 7 tax',
    { ...stayAt('MUCDE', '2027-02-01', 1, 'FLEX'), roomCode: 'KRIV' },
    [
      { roomCode: 'DGAR' },
      LATE,
      { previous: 22400, now: 22400, kept: 3800, floor: 21700, atHotel: 22400 },
    ],
  ],
  [
    'Tokyo, two nights less after the deadline: the first night is owed, and is what is left',
    stayAt('TYOJP', '2027-02-08', 3, 'FLEX'),
    [
      { nights: 1 },
      '2027-02-08T00:00:00Z',
      { previous: 61100, now: 21200, floor: 21200, atHotel: 21200 },
    ],
  ],
  [
    'Riyadh, half board, two nights less: 80 % of 5,325 is owed, 1,785 is the price and was the deposit',
    // 1,105 + 1,155 + 1,025, and 2 × 340 a night.
    stayAt('RUHSA', '2027-02-08', 3, 'HALF'),
    [
      { nights: 1 },
      '2027-02-06T12:00:00Z',
      {
        ...{ previous: 532500, now: 426000, kept: 247500 },
        ...{ floor: 426000, paid: 178500, atHotel: 247500 },
      },
    ],
  ],
  [
    'Taipei, the rate of members, a month later: 9,890 × 1.1 × 1.05 → 9,720 × 1.155; the first night was 5,140',
    // 5,140 + 4,750, then 4,740 + 4,980.
    stayAt('TPETW', '2027-02-08', 2, 'MEMB'),
    [
      { checkIn: '2027-03-08' },
      '2027-02-07T20:00:00Z',
      { previous: 1142295, now: 1122660, floor: 514000, atHotel: 1122660 },
    ],
  ],
  [
    'Munich, 179 stay owed: at the rate of members for 160, though it is early again, and longer for 168 + 177',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    [
      { checkIn: '2027-03-01', nights: 1 },
      LATE,
      { previous: 36000, now: 18600, kept: 1100, floor: 17900, atHotel: 18600 },
    ],
    [
      { plans: ['MEMB'] },
      '2027-02-10T12:00:00Z',
      { previous: 18600, now: 18600, kept: 1900, floor: 17900, atHotel: 18600 },
    ],
    [
      { plans: ['FLEX'], nights: 2 },
      '2027-02-11T12:00:00Z',
      { previous: 18600, now: 35900, floor: 17900, atHotel: 35900 },
    ],
  ],
  [
    'prepaid, a night less, then two more: 165 of 466 are credit and pay for the first, 144 are charged for the second',
    // 155 + 146 + 165, and 144 for the fourth night; tax 7 a night.
    stayAt('MUCDE', '2027-02-01', 3, 'PREP'),
    [
      { nights: 2 },
      EARLY,
      { previous: 48700, now: 48000, kept: 16500, floor: 46600, paid: 46600, atHotel: 1400 },
    ],
    [
      { nights: 4 },
      EARLY,
      { previous: 48000, now: 63800, charged: 14400, floor: 46600, paid: 61000, atHotel: 2800 },
    ],
  ],
  [
    'Bangkok, half board for one and again for two: 1,900 of the deposit go back, and are charged again',
    stayAt('BKKTH', '2027-02-08', 2, 'HALF'),
    [
      { party: single },
      EARLY,
      { previous: 2215114, now: 1767854, givenBack: 190000, paid: 738000, atHotel: 1029854 },
    ],
    [
      { party: couple },
      EARLY,
      { previous: 1767854, now: 2215114, charged: 190000, paid: 928000, atHotel: 1287114 },
    ],
  ],
  [
    'flexible, prepaid, shorter, flexible and longer, as booked: the 301 that were charged once stay, 59 are left',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    // 155 + 146 are charged.
    [
      { plans: ['PREP'] },
      EARLY,
      { previous: 36000, now: 31500, charged: 30100, paid: 30100, atHotel: 1400 },
    ],
    // 155, and 146 are kept.
    [
      { nights: 1 },
      EARLY,
      { previous: 31500, now: 30800, kept: 14600, floor: 30100, paid: 30100, atHotel: 700 },
    ],
    // 179 + 167 + 190 less 301, and 21 tax.
    [
      { plans: ['FLEX'], nights: 3 },
      EARLY,
      { previous: 30800, now: 55700, floor: 30100, paid: 30100, atHotel: 25600 },
    ],
    // 346 + 14 less 301.
    [
      { nights: 2 },
      EARLY,
      { previous: 55700, now: 36000, floor: 30100, paid: 30100, atHotel: 5900 },
    ],
  ],
  [
    'a tenth dearer by now: the third night is new for 209, 346 are kept; one that is given back is 184 on return',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    // 179 + 167 + 209, and 21 tax.
    [{ nights: 3, priceFactor: 1.1 }, EARLY, { previous: 36000, now: 57600, atHotel: 57600 }],
    // 179 + 7.
    [{ nights: 1 }, EARLY, { previous: 57600, now: 18600, atHotel: 18600 }],
    // 179 + 184, and 14 tax.
    [{ nights: 2 }, EARLY, { previous: 18600, now: 37700, atHotel: 37700 }],
  ],
]

test.each(cases)('%s', (_text, booked, ...steps) => {
  let order = bookedOrder(booked)
  let stay = booked
  for (const [change, at, sums] of steps) {
    stay = { ...stay, ...change }
    const made = changeOrder(order, stay, at)
    expect(made.sums).toEqual(wholeSums(sums))
    order = made.order
  }
})
