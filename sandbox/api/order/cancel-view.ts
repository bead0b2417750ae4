import { sumOfPrices } from '../../../src/rules/order/cancel-price'
import { type Acting, mayEver, roomProblem } from '../../../src/rules/order/room-actions'
import { roomStatus } from '../../../src/rules/order/room-states'
import { takenBackOfDay } from '../../database/booking/cancel-order'
import { type MoneyMove, movesOfOrder, OF_NO_ROOM } from '../../database/booking/money-moves'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import { partyOf } from '../../database/booking/quote'
import { suiteNightsOfOrder } from '../../database/booking/suite-nights'
import type { SeedHotel } from '../../seed/seed-types'
import { isHidden } from '../cart/cart-view'
import { todayAt } from '../rates/engine-context'
import { moneyView } from '../rates/money-view'
import { policyView } from '../rates/product-view'
import type { BookingCall } from '../request/booking-call'
import { isUsing, suiteNightStatus } from '../upgrade/suite-night-status'
import { type PricedRoom, pricedRooms, termsOf } from './cancel-prices'
import { endedPoints, endedTogether } from './ended-points'
import type { RankedOrder } from './find-order'
import { takeBackMinutesNow } from './take-back'

/** At most so many days pass until a bank shows a refund (W32). */
const REFUND_DAYS = 30

/**
 * What cancelling rooms of an order comes to now (W48); the calls that cancel read the same figures. Null for a
 * visitor who cannot cancel.
 */
export async function cancelNowView(
  { order, rank }: RankedOrder,
  hotel: SeedHotel,
  call: BookingCall,
  wanted: readonly string[],
) {
  if (!mayEver('cancel', rank)) return null
  const priced = pricedRooms({ order, rank }, hotel, call.now)
  const hidden = isHidden(priced.map(({ sold }) => sold))
  const open = priced.filter(({ problem }) => problem === null)
  const chosen = open.length === 1 ? open : open.filter(({ room }) => wanted.includes(room.itemId))
  const amounts = (rooms: readonly PricedRoom[]) =>
    hidden || rooms.length === 0 ? null : amountsView(rooms, hotel, todayAt(hotel, call.now))
  const isProven = rank === 'proven'
  const asked = isProven ? await suiteNightsOfOrder(call.database.db, order.id) : []
  const nights = asked.filter(
    (night) => chosen.some(({ room }) => room.itemId === night.itemId) && isUsing(night, call.now),
  )
  const at = new Date(call.now)
  const takenBack = await takenBackOfDay(call.database.db, order.id, call.now)
  const forfeited = nights.filter(
    (night) => suiteNightStatus({ ...night, cancelledAt: at }, call.now) === 'FORFEITED',
  ).length
  return {
    handle: order.handle,
    confirmationNumber: order.rooms[0].confirmationNumber,
    orderRevisionNumber: String(order.revision),
    propertyId: order.hotelId,
    rooms: priced.map((one) => ({
      ...roomView(one, order, hotel, call),
      isChosen: chosen.includes(one),
      amounts: one.problem === null ? amounts([one]) : null,
    })),
    amounts: amounts(chosen),
    terms: termsOf(chosen),
    hidden,
    refundDays: REFUND_DAYS,
    takeBackMinutes: takeBackMinutesNow(takenBack),
    insured: isProven && order.policy !== null && order.policy.state !== 'failed',
    suiteNightsReturned: nights.length - forfeited,
    suiteNightsForfeited: forfeited,
  }
}

function roomView(
  { room, sold, problem }: PricedRoom,
  { quote, bookedAt }: StoredOrder,
  hotel: SeedHotel,
  { locale, now }: BookingCall,
) {
  const { itemId: id, roomIndex, checkIn, checkOut } = room
  return {
    ...{ id, roomIndex, problem, checkIn, checkOut },
    name: sold.room.name[locale],
    rate: sold.plan.name[locale],
    party: partyOf(quote, room),
    policy: policyView(sold, { hotel, locale, now, bookedAt: bookedAt.getTime() }),
  }
}

function amountsView(rooms: readonly PricedRoom[], { currency }: SeedHotel, today: string) {
  const { penalty, refund, charge, owed } = sumOfPrices(rooms.map(({ price }) => price))
  const money = (amount: number) => moneyView(amount, currency)
  return {
    points: endedTogether(
      rooms.map(({ sold, returned }) => endedPoints({ sold, back: returned, today })),
    ),
    penalty: money(penalty),
    refund: money(refund),
    charge: money(charge),
    owed: money(owed),
  }
}

/** How far the money of an order has got; read only where it was changed, or a room of it is cancelled or over. */
export async function movesToTell(
  order: StoredOrder,
  hotel: SeedHotel,
  call: BookingCall,
): Promise<MoneyMove[]> {
  const today = todayAt(hotel, call.now)
  const isAnyEnded = order.rooms.some((room) =>
    ['CANCELLED', 'PAST'].includes(roomStatus(room, today)),
  )
  return isAnyEnded || order.revision > 1 ? movesOfOrder(call.database.db, order.id) : []
}

interface Shown {
  currency: string
  hidden: boolean
  acting: Acting
  moves: readonly MoneyMove[]
  /** What the room was sold as. */
  sold: Parameters<typeof endedPoints>[0]['sold']
  /** The day at the hotel. */
  today: string
}

/** What became of a cancelled room; null for one that is booked. */
export function cancellationView(room: OrderRoom, { acting, ...shown }: Shown) {
  const { cancelledAt, cancellationNumber, takeBackUntil } = room
  const sums = penaltySums(room, shown)
  if (!cancelledAt || cancellationNumber === null || !sums) return null
  const canTakeBack = roomProblem('takeBack', room, acting) === null
  return {
    number: cancellationNumber,
    at: cancelledAt.toISOString(),
    ...sums,
    takeBackUntil: canTakeBack ? (takeBackUntil?.toISOString() ?? null) : null,
  }
}

/** What a room costs whose guest did not come; null for every other. */
export function missedView(room: OrderRoom, shown: Omit<Shown, 'acting'>) {
  return room.stage === 'noShow' ? penaltySums(room, shown) : null
}

function penaltySums(
  { itemId, penalty, refund, pointsReturned, awardsReturned }: OrderRoom,
  { currency, hidden, moves, sold, today }: Omit<Shown, 'acting'>,
) {
  if (penalty === null || refund === null) return null
  const money = (amount: number) => (hidden ? null : moneyView(amount, currency))
  const back = { points: pointsReturned ?? 0, awards: awardsReturned ?? [] }
  const states = refundsOf(moves, itemId).map(({ state }) => REFUND_STATES[state])
  return {
    penalty: money(penalty),
    refund: money(refund),
    // Of several cards the guest has to hear of the one that is not done.
    refundState: TOLD_FIRST.find((state) => states.includes(state)) ?? 'NONE',
    refundDays: REFUND_DAYS,
    points: hidden ? null : endedPoints({ sold, back, today }),
  }
}

const REFUND_STATES = {
  waiting: 'WAITING',
  moving: 'WAITING',
  done: 'DONE',
  refused: 'REFUSED',
} as const
const TOLD_FIRST = ['REFUSED', 'WAITING', 'DONE'] as const

/** What changes of a stay have given back, by what has become of it; nothing where amounts are hidden. */
export function changeRefunds({
  currency,
  hidden,
  moves,
}: Pick<Shown, 'currency' | 'hidden' | 'moves'>) {
  const ofChanges = hidden ? [] : refundsOf(moves, OF_NO_ROOM)
  return TOLD_FIRST.flatMap((state) => {
    const same = ofChanges.filter((move) => REFUND_STATES[move.state] === state)
    const amount = same.reduce((sum, move) => sum + move.amount, 0)
    return amount > 0 ? [{ state, amount: moneyView(amount, currency), days: REFUND_DAYS }] : []
  })
}

function refundsOf(moves: readonly MoneyMove[], itemId: string): MoneyMove[] {
  return moves.filter((move) => move.kind === 'refund' && move.itemId === itemId)
}
