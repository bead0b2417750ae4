import {
  bookedOrder,
  changeOrder,
  type GoldenChange,
  type GoldenStay,
  type GoldenSums,
  refusalOf,
  stayAt,
  wholeSums,
} from './testing/golden-change'

const inHouse = (...stay: Parameters<typeof stayAt>): GoldenStay => ({
  ...stayAt(...stay),
  stage: 'inHouse',
})

/**
 * What another departure costs of a stay that has begun (docs/decisions/0100): the nights before it keep their
 * price, and the hotel gets at least what the policy of the rate takes of the stay as it was. Minor units; the texts
 * work the sums out, in the currency of the hotel.
 */
const cases: [text: string, GoldenStay, GoldenChange, at: string, GoldenSums][] = [
  [
    'Munich, flexible, a night longer: 179 + 167 stay, 190 is new; 2 × 3.50 tax a night. The first night is the floor',
    inHouse('MUCDE', '2027-02-01', 2, 'FLEX'),
    { nights: 3 },
    '2027-02-02T20:00:00Z',
    { previous: 36000, now: 55700, floor: 17900, atHotel: 55700 },
  ],
  [
    'two nights less at 10:00 of the second day: tonight is given back. 536 + 21 → 179 + 7',
    inHouse('MUCDE', '2027-02-01', 3, 'FLEX'),
    { nights: 1 },
    '2027-02-02T09:00:00Z',
    { previous: 55700, now: 18600, floor: 17900, atHotel: 18600 },
  ],
  [
    'prepaid and not refunded, the last night of 155 + 146 + 165 is given back: its 165 are kept, its tax is not due',
    inHouse('MUCDE', '2027-02-01', 3, 'PREP'),
    { nights: 2 },
    '2027-02-03T08:00:00Z',
    { previous: 48700, now: 48000, kept: 16500, floor: 46600, paid: 46600, atHotel: 1400 },
  ],
  [
    'prepaid, a night longer: its 144 are charged, its tax is due at the hotel',
    inHouse('MUCDE', '2027-02-01', 3, 'PREP'),
    { nights: 4 },
    '2027-02-03T20:00:00Z',
    { previous: 48700, now: 63800, charged: 14400, floor: 46600, paid: 61000, atHotel: 2800 },
  ],
  [
    'nights can be added only: 157 + 147 + 167 + 146, and 148. 30 % are the deposit: 185.10, and 229.50',
    inHouse('MUCDE', '2027-02-01', 4, 'LONG'),
    { nights: 5 },
    '2027-02-03T20:00:00Z',
    {
      ...{ previous: 64500, now: 80000, charged: 4440 },
      ...{ floor: 18510, paid: 22950, atHotel: 57050 },
    },
  ],
  [
    'Riyadh, half board, two nights less inside the penalty: 80 % of 5,325 are owed, 1,785 is the night of 1',
    inHouse('RUHSA', '2027-02-08', 3, 'HALF'),
    { nights: 1 },
    '2027-02-09T08:00:00Z',
    {
      ...{ previous: 532500, now: 426000, kept: 247500 },
      ...{ floor: 426000, paid: 178500, atHotel: 247500 },
    },
  ],
  [
    'New York, arrived at 17:00, free of charge until 18:00: 175 + 30 fee, 14.75 % tax of 205, 3.50; nothing is owed',
    { ...inHouse('NYCAB', '2027-02-01', 3, 'GOVT'), rateType: 'government' },
    { nights: 1 },
    '2027-02-01T22:00:00Z',
    { previous: 72884, now: 23874, atHotel: 23874 },
  ],
  [
    'the same an hour and a half later: the first night of 175 is the floor',
    { ...inHouse('NYCAB', '2027-02-01', 3, 'GOVT'), rateType: 'government' },
    { nights: 1 },
    '2027-02-01T23:30:00Z',
    { previous: 72884, now: 23874, floor: 17500, atHotel: 23874 },
  ],
  [
    'Tokyo, 5:00 of the second day, when it is the day of arrival in UTC: 21,200 of 61,100',
    inHouse('TYOJP', '2027-02-08', 3, 'FLEX'),
    { nights: 1 },
    '2027-02-08T20:00:00Z',
    { previous: 61100, now: 21200, floor: 21200, atHotel: 21200 },
  ],
  [
    'Munich, the clock has gone forward tonight, a second before 12:00: 163 + 168 of 490, and 7 tax a night',
    inHouse('MUCDE', '2027-03-26', 3, 'FLEX'),
    { nights: 2 },
    '2027-03-28T09:59:59Z',
    { previous: 51100, now: 34500, floor: 16300, atHotel: 34500 },
  ],
]

test.each(cases)('%s', (_text, before, change, at, sums) => {
  const after = { ...before, ...change }
  expect(changeOrder(bookedOrder(before), after, at).sums).toEqual(wholeSums(sums))
})

test('a second later tonight stays: without the change of the clock it would be an hour later', () => {
  const stay = inHouse('MUCDE', '2027-03-26', 3, 'FLEX')
  const at = '2027-03-28T10:00:00Z'
  expect(refusalOf(bookedOrder(stay), { ...stay, nights: 2 }, at)).toBe('NIGHT_BEGUN')
})

test('longer, then as booked, then longer again: the night that was given back has the price of today', () => {
  const stay = inHouse('MUCDE', '2027-02-01', 2, 'FLEX')
  const at = '2027-02-02T20:00:00Z'
  const steps = [{ nights: 3 }, { nights: 2 }, { nights: 3, priceFactor: 1.1 }]
  let order = bookedOrder(stay)
  const totals = steps.map((step) => {
    const made = changeOrder(order, { ...stay, ...step }, at)
    order = made.order
    return made.sums.now
  })
  // 179 + 167 + 190 and 21 tax; 179 + 167 and 14; 179 + 167 + 209 and 21.
  expect(totals).toEqual([55700, 36000, 57600])
})
