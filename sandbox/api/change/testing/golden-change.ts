import type { RoomStage } from '../../../../src/rules/order/room-states'
import { addDays } from '../../../../src/rules/stay/days'
import { hotelDays } from '../../../../src/rules/stay/hotel-days'
import type { Stay } from '../../../../src/rules/stay/restrictions'
import type { Party, RateType } from '../../../../src/rules/stay/stay-search'
import type { StoredOrder } from '../../../database/booking/orders'
import type { Quote, QuotedRoom, WantedExtra } from '../../../database/booking/quote'
import { offers } from '../../../engine/answers/offers'
import type { Taken } from '../../../engine/nights/night-rules'
import { readProductId } from '../../../engine/sale/product-id'
import { hotelOf } from '../../../engine/testing/hotels'
import { search as anySearch, noneTaken, TODAY } from '../../../engine/testing/questions'
import { KEPT_CHARGE } from '../../../seed/rates/kept-charge'
import type { OwnCart } from '../../cart/cart-of-hotel'
import { chargesView } from '../../cart/cart-summary'
import { quoteRooms } from '../../cart/quote-rooms'
import type { WantedRoom } from '../../cart/wanted-room'
import { bookedRoom } from '../booked-room'
import { type ChangeFacts, changeFacts } from '../change-facts'
import { changeRefusal } from '../change-refusal'
import { orderQuoteWith } from '../order-quote'

/** A stay of the golden tables, booked on `TODAY`. */
export interface GoldenStay {
  hotelId: string
  checkIn: string
  nights: number
  /** The guests of each room. */
  party: Party
  /** The plan of each room. */
  plans: readonly string[]
  /** The type of each room; by default the first one that the hotel sells at the plan, and then that one. */
  roomCode?: string
  /** The type of each room, where they differ. */
  roomCodes?: readonly string[]
  /** Nights of the rooms that have others than the stay, by their index. */
  roomNights?: Readonly<Record<number, Pick<GoldenStay, 'checkIn' | 'nights'>>>
  /** What others have. */
  taken?: Taken
  /** Of the first room. */
  extras?: readonly WantedExtra[]
  /** What opens a plan that not everybody can book. */
  rateCode?: string
  rateType?: RateType
  /** How far its rooms are known to have come; by default they are booked. */
  stage?: RoomStage
  /** What everything that is sold anew costs of its usual price, 1 by default. */
  priceFactor?: number
}

/** What a change makes of a stay; everything else stays as it is. */
export type GoldenChange = Partial<Omit<GoldenStay, 'hotelId'>>

/** What the guest is told of a change: minor units of the hotel's currency; without a figure it is 0. */
export interface GoldenSums {
  previous: number
  now: number
  charged?: number
  givenBack?: number
  /** The line that keeps what was owed or paid before. */
  kept?: number
  /** What the hotel gets at least from now on; the guest does not see it. */
  floor?: number
  /** Has been charged after the change; the rest is due at the hotel. */
  paid?: number
  atHotel?: number
}

export const couple: Party = { adults: 2, childAges: [] }
export const single: Party = { adults: 1, childAges: [] }

/** Long before every deadline. */
export const EARLY = '2027-01-10T12:00:00Z'

/** The stay of a couple; rooms have the plans. */
export function stayAt(
  hotelId: string,
  checkIn: string,
  nights: number,
  ...plans: string[]
): GoldenStay {
  return { hotelId, checkIn, nights, plans, party: couple }
}

export function bookedOrder(stay: GoldenStay): StoredOrder {
  const quote = quoteOf(stay)
  const amount = sumOf(quote.rooms, ({ dueNow }) => dueNow)
  const kind = amount > 0 ? 'charge' : 'guarantee'
  return {
    quote,
    bookedAt: new Date(`${TODAY}T12:00:00Z`),
    rooms: roomsOf(quote, stay),
    payments: [{ id: 'paid', purpose: 'stay', kind, amount, at: new Date(0) }],
  } as unknown as StoredOrder
}

interface Changed {
  /** The order once the change is made. */
  order: StoredOrder
  sums: Required<GoldenSums> & { difference: number }
}

/** Changes an order to a stay at a time, and says what the summary of charges says of it. */
export function changeOrder(order: StoredOrder, stay: GoldenStay, at: string): Changed {
  const refusal = refusalOf(order, stay, at)
  if (refusal) throw new Error(`The change is refused: ${refusal}`)
  const hotel = hotelOf(stay.hotelId)
  const now = Date.parse(at)
  const facts = changeFacts({ order, hotel, quote: quoteOf(stay, { order, at }), now })
  return { order: orderAfter(order, stay, facts), sums: sumsOf(stay, facts, now) }
}

/** Why an order cannot be changed to a stay: a code; null: it can. */
export function refusalOf(order: StoredOrder, stay: GoldenStay, at: string): string | null {
  const hotel = hotelOf(stay.hotelId)
  const asked = { hotel, quote: quoteOf(stay, { order, at }), now: Date.parse(at) }
  return changeRefusal(order, asked)?.code ?? null
}

/** The sums of a table with all figures. */
export function wholeSums(sums: GoldenSums): Changed['sums'] {
  const none = { charged: 0, givenBack: 0, kept: 0, floor: 0, paid: 0, atHotel: 0 }
  return { ...none, ...sums, difference: sums.now - sums.previous }
}

function sumsOf(
  { hotelId }: GoldenStay,
  facts: { quote: Quote; change: ChangeFacts },
  now: number,
): Changed['sums'] {
  const cart = { hotel: hotelOf(hotelId), ...facts } as OwnCart
  const { change, total, fees, dueNow, dueAtHotel } = chargesView(cart, { locale: 'en-US', now })
  if (!change || !total || !dueNow || !dueAtHotel) throw new Error('The rate hides its amounts.')
  return {
    previous: change.previous.amount,
    now: total.amount,
    difference: change.difference.amount,
    charged: change.charge.amount,
    givenBack: change.refund.amount,
    kept: fees.find(({ code }) => code === KEPT_CHARGE.code)?.amount.amount ?? 0,
    floor: sumOf(facts.quote.rooms, ({ floor = 0 }) => floor),
    paid: dueNow.amount,
    atHotel: dueAtHotel.amount,
  }
}

function orderAfter(
  order: StoredOrder,
  stay: GoldenStay,
  { quote, change: { due } }: { quote: Quote; change: ChangeFacts },
): StoredOrder {
  const { kind, amount } = due
  const payment = { id: 'more', purpose: 'stay', kind, amount, at: new Date(1) }
  return {
    ...order,
    quote: orderQuoteWith(order, quote),
    rooms: roomsOf(quote, stay),
    payments: [...order.payments, ...(kind === 'none' ? [] : [payment])],
  } as unknown as StoredOrder
}

function roomsOf({ rooms }: Quote, stay: GoldenStay) {
  const { stage = 'booked' } = stay
  return rooms.map(({ id, roomIndex, productId }) => ({
    ...{ itemId: id, roomIndex, productId, cancelledAt: null, stage },
    ...daysOf(stay, roomIndex),
  }))
}

function daysOf({ roomNights = {}, ...stay }: GoldenStay, roomIndex: number): Stay {
  const { checkIn, nights } = roomNights[roomIndex] ?? stay
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

/**
 * What the rooms of a stay are sold for. `change`: the order that becomes the stay, whose rooms have what they
 * have already, and when; else it is booked on `TODAY`.
 */
export function quoteOf(stay: GoldenStay, change?: { order: StoredOrder; at: string }): Quote {
  const { hotelId, party, plans, extras = [], taken = noneTaken } = stay
  const { rateCode = null, rateType = null } = stay
  const hotel = hotelOf(hotelId)
  const order = change?.order
  const today = change ? hotelDays(Date.parse(change.at), hotel.timeZone).from : TODAY
  const context = { today, taken, priceFactor: stay.priceFactor ?? 1 }
  const search = {
    ...anySearch,
    ...daysOf({ ...stay, roomNights: {} }, 0),
    ...{ rateCode, rateType },
    parties: plans.map(() => party),
  }
  const booked = order && bookedRoom(order, hotel, 'room-0')
  // What is named is wanted, whether it is left or not.
  const sold = offers(hotel, search, { ...context, taken: noneTaken, booked })
  const wanted = plans.map((code, roomIndex): WantedRoom => {
    const former = readProductId(order?.quote.rooms[roomIndex]?.productId ?? '')?.roomCode
    const roomCode = stay.roomCodes?.[roomIndex] ?? stay.roomCode ?? former
    const offer = sold.find(
      ({ plan, room }) => plan.code === code && (!roomCode || room.code === roomCode),
    )
    if (!offer) throw new Error(`The hotel does not sell ${code} for ${JSON.stringify(stay)}.`)
    const id = `room-${roomIndex}`
    return {
      ...{ id, roomIndex, productId: offer.id, kept: null, before: null },
      stay: daysOf(stay, roomIndex),
      extras: roomIndex === 0 ? extras : [],
      booked: order && bookedRoom(order, hotel, id),
    }
  })
  return quoteRooms({ hotel, search, context }, wanted)
}

function sumOf(rooms: readonly QuotedRoom[], of: (room: QuotedRoom) => number): number {
  return rooms.reduce((sum, room) => sum + of(room), 0)
}
