import { addDays } from '../../../src/rules/stay/days'
import type { Party } from '../../../src/rules/stay/stay-search'
import type { StoredOrder } from '../../database/booking/orders'
import type { Quote } from '../../database/booking/quote'
import { offers } from '../../engine/answers/offers'
import { readProductId } from '../../engine/sale/product-id'
import { hotelOf } from '../../engine/testing/hotels'
import { search as anySearch } from '../../engine/testing/questions'
import { quoteRooms } from '../cart/quote-rooms'
import type { WantedRoom } from '../cart/wanted-room'
import { bookedRoom } from './booked-room'
import { changeFacts } from './change-facts'

/** The day of the booking. */
const TODAY = '2026-11-23'
const context = { today: TODAY, taken: () => 0 }

const couple: Party = { adults: 2, childAges: [] }
const single: Party = { adults: 1, childAges: [] }

interface Stay {
  checkIn: string
  nights: number
  party: Party
  /** The plan of each room; all are of the first room type. */
  plans: readonly string[]
}

function searchOf({ checkIn, nights, party, plans }: Stay) {
  const checkOut = addDays(checkIn, nights)
  return { ...anySearch, checkIn, checkOut, parties: plans.map(() => party) }
}

function quoteOf(hotelId: string, stay: Stay, order?: StoredOrder): Quote {
  const hotel = hotelOf(hotelId)
  const search = searchOf(stay)
  const sold = offers(hotel, search, context)
  const wanted = stay.plans.map((code, roomIndex): WantedRoom => {
    const former = readProductId(order?.quote.rooms[roomIndex]?.productId ?? '')?.roomCode
    const offer = sold.find(
      ({ plan, room }) => plan.code === code && (!former || room.code === former),
    )
    if (!offer) throw new Error(`${hotelId} does not sell ${code} for ${JSON.stringify(stay)}.`)
    const id = `room-${roomIndex}`
    const booked = order && bookedRoom(order, hotel, id)
    return {
      ...{ id, roomIndex, productId: offer.id, extras: [] },
      kept: null,
      before: null,
      booked,
    }
  })
  return quoteRooms({ hotel, search, context }, wanted)
}

function orderOf(hotelId: string, stay: Stay): StoredOrder {
  const quote = quoteOf(hotelId, stay)
  const amount = quote.rooms.reduce((sum, { dueNow }) => sum + dueNow, 0)
  const kind = amount > 0 ? 'charge' : 'guarantee'
  return {
    quote,
    bookedAt: new Date(`${TODAY}T12:00:00Z`),
    rooms: quote.rooms.map(({ id, roomIndex, productId }) => ({
      ...{ itemId: id, roomIndex, productId, cancelledAt: null },
      ...{ checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, stay.nights) },
    })),
    payments: [{ id: 'paid', purpose: 'stay', kind, amount, at: new Date(0) }],
  } as unknown as StoredOrder
}

/** What the rooms cost and what moves: `[before, after, charged, paid back, left for the hotel]`. */
function sumsOf(hotelId: string, before: Stay, change: Partial<Stay>, at: string): number[] {
  const order = orderOf(hotelId, before)
  const quote = quoteOf(hotelId, { ...before, ...change }, order)
  const facts = { order, hotel: hotelOf(hotelId), quote, now: Date.parse(at) }
  const { quote: after, change: made } = changeFacts(facts)
  const sum = (of: (room: Quote['rooms'][number]) => number, { rooms }: Quote) =>
    rooms.reduce((all, room) => all + of(room), 0)
  return [
    sum(({ total }) => total, order.quote),
    sum(({ total }) => total, after),
    made.due.amount,
    made.refund,
    sum(({ dueAtHotel }) => dueAtHotel, after),
  ]
}

const stay = (checkIn: string, nights: number, ...plans: string[]): Stay => ({
  ...{ checkIn, nights, plans },
  party: couple,
})

/** Long before every deadline. */
const EARLY = '2027-01-10T12:00:00Z'

/** Minor units; the texts work the sums out, in the currency of the hotel. */
const cases: [text: string, hotel: string, Stay, Partial<Stay>, at: string, sums: number[]][] = [
  [
    'Munich, flexible, a night more: 179 + 167 stay, 190 is new; city tax 2 × 3.50 a night. 346 + 14 → 536 + 21',
    'MUCDE',
    stay('2027-02-01', 2, 'FLEX'),
    { nights: 3 },
    EARLY,
    [36000, 55700, 0, 0, 55700],
  ],
  [
    'the same, a night less, before the deadline: 536 + 21 → 346 + 14, all at the hotel',
    'MUCDE',
    stay('2027-02-01', 3, 'FLEX'),
    { nights: 2 },
    EARLY,
    [55700, 36000, 0, 0, 36000],
  ],
  [
    'a day later: the 2nd stays 167, the 3rd is new for 190, the 1st is given back. 357 + 14',
    'MUCDE',
    stay('2027-02-01', 2, 'FLEX'),
    { checkIn: '2027-02-02' },
    EARLY,
    [36000, 37100, 0, 0, 37100],
  ],
  [
    'inside the window the first night of 179 is owed; one night in March is 168 + 7 tax: 179 + 7',
    'MUCDE',
    stay('2027-02-01', 2, 'FLEX'),
    { checkIn: '2027-03-01', nights: 1 },
    '2027-01-31T20:00:00Z',
    [36000, 18600, 0, 0, 18600],
  ],
  [
    'inside the window, dearer than what is owed: the new price alone, as before it. 536 + 21',
    'MUCDE',
    stay('2027-02-01', 2, 'FLEX'),
    { nights: 3 },
    '2027-01-31T20:00:00Z',
    [36000, 55700, 0, 0, 55700],
  ],
  [
    'with breakfast, a guest less: 227 + 215 have 2 × 24 in them; 203 + 191, and 7 tax in place of 14',
    'MUCDE',
    stay('2027-02-01', 2, 'BFST'),
    { party: single },
    EARLY,
    [45600, 40100, 0, 0, 40100],
  ],
  [
    'prepaid, a night more: 155 + 146 are paid, 165 is charged; 3 × 7 tax stays for the hotel',
    'MUCDE',
    stay('2027-02-01', 2, 'PREP'),
    { nights: 3 },
    EARLY,
    [31500, 48700, 16500, 0, 2100],
  ],
  [
    'prepaid and not refunded, a night less: 155 is the price, 301 were paid and stay: 301 + 7',
    'MUCDE',
    stay('2027-02-01', 2, 'PREP'),
    { nights: 1 },
    EARLY,
    [31500, 30800, 0, 0, 700],
  ],
  [
    'from prepaid to flexible: 179 + 167 less the 301 that were paid, and 14 tax: 59 at the hotel',
    'MUCDE',
    stay('2027-02-01', 2, 'PREP'),
    { plans: ['FLEX'] },
    EARLY,
    [31500, 36000, 0, 0, 5900],
  ],
  [
    'from flexible to prepaid: 155 + 146 are charged, 14 tax at the hotel',
    'MUCDE',
    stay('2027-02-01', 2, 'FLEX'),
    { plans: ['PREP'] },
    EARLY,
    [36000, 31500, 30100, 0, 1400],
  ],
  [
    '30 % deposit, a night more: 471 → 617, 30 % of it 185.10, of which 141.30 are paid. 617 + 28 − 185.10',
    'MUCDE',
    stay('2027-02-01', 3, 'LONG'),
    { nights: 4 },
    EARLY,
    [49200, 64500, 4380, 0, 45990],
  ],
  [
    'two rooms, one prepaid: 165 for the one that is, nothing for the other. 315 + 360 → 487 + 557',
    'MUCDE',
    stay('2027-02-01', 2, 'PREP', 'FLEX'),
    { nights: 3 },
    EARLY,
    [67500, 104400, 16500, 0, 57800],
  ],
  [
    'two rooms swap their rates: 301 stay with the first, of 346; 301 are charged for the second; 45 + 28 are left',
    'MUCDE',
    stay('2027-02-01', 2, 'PREP', 'FLEX'),
    { plans: ['FLEX', 'PREP'] },
    EARLY,
    [67500, 67500, 30100, 0, 7300],
  ],
  [
    'New York, flexible, a night more: 205 + 219 + 206, fee 3 × 30, tax 14.75 % of 720, 3 × 3.50',
    'NYCAB',
    stay('2027-02-01', 2, 'FLEX'),
    { nights: 3 },
    EARLY,
    [56239, 83670, 0, 0, 83670],
  ],
  [
    'New York, prepaid, a night less: 743.75 were paid and stay, whatever the new price of 500.43',
    'NYCAB',
    stay('2027-02-01', 3, 'PREP'),
    { nights: 2 },
    EARLY,
    [74375, 74375, 0, 0, 0],
  ],
  [
    'Tokyo, a night more, in yen without decimals: 21,200 + 19,500 + 20,400',
    'TYOJP',
    stay('2027-02-08', 2, 'FLEX'),
    { nights: 3 },
    EARLY,
    [40700, 61100, 0, 0, 61100],
  ],
  [
    'Tokyo, two nights less after the deadline: the first night is owed, and is what is left',
    'TYOJP',
    stay('2027-02-08', 3, 'FLEX'),
    { nights: 1 },
    '2027-02-08T00:00:00Z',
    [61100, 21200, 0, 0, 21200],
  ],
  [
    'Bangkok, half board: the deposit is the first night, which stays 9,280: (9,280 + 9,540 + 9,850) × 1.1 × 1.07',
    'BKKTH',
    stay('2027-02-08', 2, 'HALF'),
    { nights: 3 },
    EARLY,
    [2215114, 3374459, 0, 0, 2446459],
  ],
  [
    'Bangkok, half board for one, 1,900 less a night: of the deposit these go back. 15,020 × 1.177 − 7,380',
    'BKKTH',
    stay('2027-02-08', 2, 'HALF'),
    { party: single },
    EARLY,
    [2215114, 1767854, 0, 190000, 1029854],
  ],
  [
    'Bangkok, from prepaid to flexible and a night more: 11,475.75 were paid of 20,326.79',
    'BKKTH',
    stay('2027-02-08', 2, 'PREP'),
    { plans: ['FLEX'], nights: 3 },
    EARLY,
    [1147575, 2032679, 0, 0, 885104],
  ],
  [
    'San Francisco, within a day of the booking: nothing is owed, 140 and 14 % tax of it go back',
    'SFOAA',
    stay('2027-02-08', 2, 'PREP'),
    { nights: 1 },
    '2026-11-23T20:00:00Z',
    [30666, 14706, 0, 15960, 0],
  ],
  [
    'San Francisco, after that day: what was paid stays',
    'SFOAA',
    stay('2027-02-08', 2, 'PREP'),
    { nights: 1 },
    '2026-11-25T20:00:00Z',
    [30666, 30666, 0, 0, 0],
  ],
]

test.each(cases)('%s', (_text, hotel, before, change, at, sums) => {
  expect(sumsOf(hotel, before, change, at)).toEqual(sums)
})
