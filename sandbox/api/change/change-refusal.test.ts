import {
  bookedOrder,
  EARLY,
  type GoldenChange,
  type GoldenStay,
  refusalOf,
  single,
  stayAt,
} from './testing/golden-change'

const CHECK_IN = '2027-02-01'
const withNights = stayAt('MUCDE', CHECK_IN, 4, 'LONG')
const group = { ...stayAt('MUCDE', CHECK_IN, 2, 'GRUP'), rateCode: 'SPRINGMEET' }
const groupAndOther = { ...group, plans: ['GRUP', 'FLEX'] }

const cases: [text: string, GoldenStay, GoldenChange, code: string | null][] = [
  ['nights are added to a longer stay', withNights, { nights: 5 }, null],
  ['nights are added before it', withNights, { checkIn: '2027-01-31', nights: 5 }, null],
  ['none is taken away', withNights, { nights: 3 }, 'ADD_ONLY'],
  ['as many others are not the same', withNights, { checkIn: '2027-02-02' }, 'ADD_ONLY'],
  ['its room stays', withNights, { roomCode: 'TGAR' }, 'ADD_ONLY'],
  ['its rate stays', withNights, { plans: ['FLEX'] }, 'ADD_ONLY'],
  ['its guests stay', withNights, { party: single }, 'ADD_ONLY'],
  ['its guests stay, with nights added too', withNights, { party: single, nights: 5 }, 'ADD_ONLY'],
  [
    'what is bought with it can change',
    withNights,
    { extras: [{ code: 'CRIB', quantity: 1 }] },
    null,
  ],
  ['a group’s stay keeps its nights', group, { nights: 3 }, 'NOT_CHANGEABLE'],
  ['a group’s stay keeps its rate', group, { plans: ['FLEX'] }, 'NOT_CHANGEABLE'],
  ['a group’s stay keeps its guests', group, { party: single }, 'NOT_CHANGEABLE'],
  ['one room of a group keeps the other’s nights', groupAndOther, { nights: 3 }, 'NOT_CHANGEABLE'],
  ['the other room has its rate changed', groupAndOther, { plans: ['GRUP', 'BFST'] }, null],
]

test.each(cases)('%s', (_text, booked, change, code) => {
  expect(refusalOf(bookedOrder(booked), { ...booked, ...change }, EARLY)).toBe(code)
})

test.each([
  ['on the evening before', '2027-01-31T20:00:00Z', null],
  ['on its second day', '2027-02-02T20:00:00Z', 'DEPARTURE_ONLY'],
  ['when it is over', '2027-02-04T20:00:00Z', 'PAST'],
])('the guests of a stay are changed until it begins: %s', (_when, at, code) => {
  const stay = stayAt('MUCDE', CHECK_IN, 2, 'BFST')
  expect(refusalOf(bookedOrder(stay), { ...stay, party: single }, at)).toBe(code)
})

/** The second day of a stay from 1 February on, before the hour of check-out of 12:00 in Munich, and from then on. */
const MORNING = '2027-02-02T10:59:59Z'
const NOON = '2027-02-02T11:00:00Z'
const inHouse = { ...stayAt('MUCDE', CHECK_IN, 3, 'FLEX'), stage: 'inHouse' } as const
const longInHouse = { ...withNights, stage: 'inHouse' } as const

test.each<[text: string, GoldenStay, GoldenChange, at: string, code: string | null]>([
  ['is longer', inHouse, { nights: 4 }, NOON, null],
  ['is shorter', inHouse, { nights: 2 }, NOON, null],
  ['ends today, in the morning', inHouse, { nights: 1 }, MORNING, null],
  ['ends today, when tonight has begun', inHouse, { nights: 1 }, NOON, 'NIGHT_BEGUN'],
  ['begins later', inHouse, { checkIn: '2027-02-02', nights: 2 }, MORNING, 'DEPARTURE_ONLY'],
  ['has another room', inHouse, { roomCode: 'KRIV' }, MORNING, 'DEPARTURE_ONLY'],
  ['has another rate', inHouse, { plans: ['BFST'], nights: 4 }, MORNING, 'DEPARTURE_ONLY'],
  ['has other guests', inHouse, { party: single, nights: 4 }, MORNING, 'DEPARTURE_ONLY'],
  [
    'has other extras, which may be used up already',
    inHouse,
    { extras: [{ code: 'BREAKFAST', quantity: 2 }], nights: 4 },
    MORNING,
    'DEPARTURE_ONLY',
  ],
  [
    'has extras and is as long',
    inHouse,
    { extras: [{ code: 'CRIB', quantity: 1 }] },
    MORNING,
    'DEPARTURE_ONLY',
  ],
  ['is longer where nights can be added only', longInHouse, { nights: 5 }, NOON, null],
  ['is shorter where nights can be added only', longInHouse, { nights: 3 }, NOON, 'ADD_ONLY'],
  [
    'is a group’s and longer',
    { ...group, stage: 'inHouse' },
    { nights: 3 },
    NOON,
    'NOT_CHANGEABLE',
  ],
  ['has ended with two hours more', inHouse, { nights: 4 }, '2027-02-04T13:00:00Z', 'PAST'],
])('a stay in house that %s', (_text, booked, change, at, code) => {
  expect(refusalOf(bookedOrder(booked), { ...booked, ...change }, at)).toBe(code)
})

test.each([
  ['on the evening before', '2027-01-31T20:00:00Z', null],
  ['on the day of arrival', '2027-02-01T08:00:00Z', 'DEPARTURE_ONLY'],
])('who has checked in online changes guests until the day: %s', (_when, at, code) => {
  const stay = { ...stayAt('MUCDE', CHECK_IN, 2, 'FLEX'), stage: 'checkedIn' } as const
  expect(refusalOf(bookedOrder(stay), { ...stay, party: single }, at)).toBe(code)
  expect(refusalOf(bookedOrder(stay), { ...stay, nights: 3 }, at)).toBeNull()
})
