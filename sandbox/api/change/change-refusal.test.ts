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
  ['on its second day', '2027-02-02T20:00:00Z', 'STARTED'],
  ['when it is over', '2027-02-04T20:00:00Z', 'PAST'],
])('the guests of a stay are changed until it begins: %s', (_when, at, code) => {
  const stay = stayAt('MUCDE', CHECK_IN, 2, 'BFST')
  expect(refusalOf(bookedOrder(stay), { ...stay, party: single }, at)).toBe(code)
})
