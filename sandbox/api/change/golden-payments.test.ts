import {
  bookedOrder,
  changeOrder,
  EARLY,
  type GoldenChange,
  type GoldenStay,
  type GoldenSums,
  single,
  stayAt,
  wholeSums,
} from './testing/golden-change'

const withChild = (...childAges: number[]) => ({ adults: 2, childAges })

/**
 * Changes of stays of which something was charged, or is then: prepaid rates and deposits. Minor units; the texts
 * work the sums out, in the currency of the hotel.
 */
const cases: [text: string, GoldenStay, GoldenChange, at: string, GoldenSums][] = [
  [
    'Munich, prepaid, a night more: 155 + 146 are paid, 165 is charged; 3 × 7 tax stays for the hotel',
    stayAt('MUCDE', '2027-02-01', 2, 'PREP'),
    { nights: 3 },
    EARLY,
    { previous: 31500, now: 48700, charged: 16500, floor: 30100, paid: 46600, atHotel: 2100 },
  ],
  [
    'prepaid and not refunded, a night less: 155 is the price, 301 were paid and stay: 301 + 7',
    stayAt('MUCDE', '2027-02-01', 2, 'PREP'),
    { nights: 1 },
    EARLY,
    { previous: 31500, now: 30800, kept: 14600, floor: 30100, paid: 30100, atHotel: 700 },
  ],
  [
    'prepaid at the river, a child is 12 and not 11: 189 + 192 are paid, 2 × 3.50 tax more at the hotel',
    {
      ...stayAt('MUCDE', '2027-02-01', 2, 'PREP'),
      ...{ roomCode: 'KRIV', party: withChild(11) },
    },
    { party: withChild(12) },
    EARLY,
    { previous: 39500, now: 40200, floor: 38100, paid: 38100, atHotel: 2100 },
  ],
  [
    'from prepaid to flexible: 179 + 167 less the 301 that were paid, and 14 tax: 59 at the hotel',
    stayAt('MUCDE', '2027-02-01', 2, 'PREP'),
    { plans: ['FLEX'] },
    EARLY,
    { previous: 31500, now: 36000, floor: 30100, paid: 30100, atHotel: 5900 },
  ],
  [
    'from flexible to prepaid: 155 + 146 are charged, 14 tax at the hotel',
    stayAt('MUCDE', '2027-02-01', 2, 'FLEX'),
    { plans: ['PREP'] },
    EARLY,
    { previous: 36000, now: 31500, charged: 30100, paid: 30100, atHotel: 1400 },
  ],
  [
    '30 % deposit, a night more: 471 → 617, 30 % of it 185.10, of which 141.30 are paid. 617 + 28 − 185.10',
    stayAt('MUCDE', '2027-02-01', 3, 'LONG'),
    { nights: 4 },
    EARLY,
    // Cancelling costs what was paid.
    { previous: 49200, now: 64500, charged: 4380, floor: 14130, paid: 18510, atHotel: 45990 },
  ],
  [
    'two rooms, one prepaid: 165 for the one that is, nothing for the other. 315 + 360 → 487 + 557',
    stayAt('MUCDE', '2027-02-01', 2, 'PREP', 'FLEX'),
    { nights: 3 },
    EARLY,
    { previous: 67500, now: 104400, charged: 16500, floor: 30100, paid: 46600, atHotel: 57800 },
  ],
  [
    'two rooms swap their rates: 301 stay with the first, of 346; 301 are charged for the second; 45 + 28 are left',
    stayAt('MUCDE', '2027-02-01', 2, 'PREP', 'FLEX'),
    { plans: ['FLEX', 'PREP'] },
    EARLY,
    { previous: 67500, now: 67500, charged: 30100, floor: 30100, paid: 60200, atHotel: 7300 },
  ],
  [
    'London, the prepaid rate of members, a day later: 86 is given back for 100, beside 95. 14 are charged',
    stayAt('MAXHT', '2027-02-01', 2, 'MPRE'),
    { checkIn: '2027-02-02' },
    EARLY,
    { previous: 18100, now: 19500, charged: 1400, floor: 18100, paid: 19500 },
  ],
  [
    'Innsbruck, half board, a child of 15 beside that of 14: 68 more a night, and of the deposit; tax from 15 on',
    {
      ...stayAt('INNMV', '2027-02-01', 2, 'HALF'),
      ...{ roomCode: 'FHUT', party: withChild(14) },
    },
    { party: withChild(14, 15) },
    EARLY,
    // Before: 435 + 422 + 6 × 68 + 2 × 2 × 3, deposit 639. After: 857 + 8 × 68 + 3 × 2 × 3, deposit 707.
    { previous: 127700, now: 141900, charged: 6800, paid: 70700, atHotel: 71200 },
  ],
  [
    'New York, prepaid, a night less: 743.75 were paid and stay, whatever the new price of 500.43',
    stayAt('NYCAB', '2027-02-01', 3, 'PREP'),
    { nights: 2 },
    EARLY,
    { previous: 74375, now: 74375, kept: 24332, floor: 74375, paid: 74375 },
  ],
  [
    'Tokyo, from prepaid to flexible: a night of 34,500 is in the next band of the tax, one of 32,300 is not',
    { ...stayAt('TYOJP', '2027-02-08', 2, 'PREP'), roomCode: 'KCOR' },
    { plans: ['FLEX'] },
    EARLY,
    // 30,000 + 28,100 paid and 4 × 100 tax; then 34,500 + 32,300 and 2 × 200 + 2 × 100.
    { previous: 58500, now: 67400, floor: 58100, paid: 58100, atHotel: 9300 },
  ],
  [
    'Bangkok, half board: the deposit is the first night, which stays 9,280: (9,280 + 9,540 + 9,850) × 1.1 × 1.07',
    stayAt('BKKTH', '2027-02-08', 2, 'HALF'),
    { nights: 3 },
    EARLY,
    { previous: 2215114, now: 3374459, paid: 928000, atHotel: 2446459 },
  ],
  [
    'Bangkok, half board for one, 1,900 less a night: of the deposit these go back. 15,020 × 1.177 − 7,380',
    stayAt('BKKTH', '2027-02-08', 2, 'HALF'),
    { party: single },
    EARLY,
    { previous: 2215114, now: 1767854, givenBack: 190000, paid: 738000, atHotel: 1029854 },
  ],
  [
    'Bangkok, from prepaid to flexible and a night more: 11,475.75 were paid of 20,326.79',
    stayAt('BKKTH', '2027-02-08', 2, 'PREP'),
    { plans: ['FLEX'], nights: 3 },
    EARLY,
    { previous: 1147575, now: 2032679, floor: 1147575, paid: 1147575, atHotel: 885104 },
  ],
  [
    'Bangkok, two rooms: the deposit of 9,280 for the first one’s half board pays for the second, which is prepaid now',
    stayAt('BKKTH', '2027-02-08', 2, 'HALF', 'FLEX'),
    { plans: ['FLEX', 'PREP'] },
    EARLY,
    // 22,151.14 + 11,220 × 1.177; then 13,205.94 + 9,750 × 1.177, and 11,475.75 − 9,280 are charged.
    { previous: 3535708, now: 2468169, charged: 219575, paid: 1147575, atHotel: 1320594 },
  ],
  [
    'Shanghai, from prepaid to the same for members: 925 + 893 were paid, 882 + 852 is the price, 84 is credit',
    stayAt('SHACN', '2027-02-08', 2, 'PREP'),
    { plans: ['MPRE'] },
    EARLY,
    { previous: 181800, now: 181800, kept: 8400, floor: 181800, paid: 181800 },
  ],
  [
    'Sydney, prepaid with parking and a pet, a night more for 347: parking 55 a night, the pet 60, at the hotel',
    {
      ...stayAt('SYDAU', '2027-02-08', 2, 'PREP'),
      extras: ['PARKING', 'PETFEE1'].map((code) => ({ code, quantity: 1 })),
    },
    { nights: 3 },
    EARLY,
    // 322 + 383 + 110 + 60; then 705 + 347 + 165 + 60.
    { previous: 87500, now: 127700, charged: 34700, floor: 70500, paid: 105200, atHotel: 22500 },
  ],
  [
    'Cape Town, 30 % deposit, a night earlier for 2,350: 7,360 and 1 % levy → 9,710 and 1 %, 30 % of the difference',
    // 2,540 + 2,515 + 2,305: 7,433.60, of which 2,230.08 are paid; then 9,807.10 and 2,942.13.
    stayAt('NOREV', '2027-02-09', 3, 'LONG'),
    { checkIn: '2027-02-08', nights: 4 },
    EARLY,
    { previous: 743360, now: 980710, charged: 71205, floor: 223008, paid: 294213, atHotel: 686497 },
  ],
  [
    'San Francisco, within a day of the booking: nothing is owed, 140 and 14 % tax of it go back',
    stayAt('SFOAA', '2027-02-08', 2, 'PREP'),
    { nights: 1 },
    '2026-11-23T20:00:00Z',
    { previous: 30666, now: 14706, givenBack: 15960, paid: 14706 },
  ],
  [
    'San Francisco, after that day: what was paid stays',
    stayAt('SFOAA', '2027-02-08', 2, 'PREP'),
    { nights: 1 },
    '2026-11-25T20:00:00Z',
    { previous: 30666, now: 30666, kept: 15960, floor: 30666, paid: 30666 },
  ],
]

test.each(cases)('%s', (_text, before, change, at, sums) => {
  const after = { ...before, ...change }
  expect(changeOrder(bookedOrder(before), after, at).sums).toEqual(wholeSums(sums))
})
