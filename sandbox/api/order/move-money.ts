import {
  delayMove,
  dueMoves,
  endMove,
  type MoneyMove,
  movesOfOrder,
  OF_CHANGE,
  takeMove,
} from '../../database/booking/money-moves'
import { findOrderById } from '../../database/booking/orders'
import { findHotel } from '../../database/site/hotels'
import { orderMail } from './mail/order-mail'
import type { OrderDesk } from './settle-attempt'

/** What a worker could not carry out, for the log. */
export interface MoveFailure {
  err: unknown
  move: string
  failures: number
}

/**
 * Carries out the refunds and charges that are due (docs/decisions/0082). A move has one key, so that the
 * provider makes it once, however often it is asked for. One without an answer is asked for again, later
 * each time. `machineNow` is the time of this machine.
 */
export async function moveMoney(
  desk: OrderDesk,
  machineNow: number,
  onFailure: (failure: MoveFailure) => void = () => {},
): Promise<number> {
  let moved = 0
  for (const key of await dueMoves(desk.database, machineNow))
    if (await makeMove(desk, key, { machineNow, onFailure })) moved += 1
  return moved
}

interface Moving {
  machineNow: number
  /** Of the call that has made the move, where it is carried out at once. */
  now?: number
  onFailure?: (failure: MoveFailure) => void
}

/** Carries out one move, if it is due and no other process works at it; false where it was not done. */
export async function makeMove(
  desk: OrderDesk,
  key: string,
  { machineNow, now = machineNow, onFailure = () => {} }: Moving,
): Promise<boolean> {
  const move = await takeMove(desk.database, key, machineNow)
  if (!move) return false
  try {
    await carryOut(desk, move, new Date(now))
    return true
  } catch (err) {
    onFailure({ err, move: key, failures: await delayMove(desk.database, key, machineNow) })
    return false
  }
}

async function carryOut({ database, payment, isMailDown }: OrderDesk, move: MoneyMove, at: Date) {
  const { key, kind, paymentId, amount, currency } = move
  if (kind === 'refund') {
    const came = await payment.refund(paymentId, amount, key)
    if (came === 'refunded')
      return endMove(database, move, {
        state: 'done',
        event: 'refunded',
        at,
        charge: null,
        mail: null,
      })
    const mail = isMailDown ? null : await mailOf({ database }, move, 'refundRefused', at)
    return endMove(database, move, {
      state: 'refused',
      event: 'refundRefused',
      at,
      charge: null,
      mail,
    })
  }
  const charged =
    (await payment.find(key)) ??
    (await payment.chargeAgain({ key, paidBy: paymentId, amount, currency }))
  const isBalance = kind === 'balance'
  if (charged.state !== 'authorised') {
    const event = isBalance ? 'balanceRefused' : 'penaltyRefused'
    // The guest has left in the belief that it is paid.
    const isTold = isBalance && !isMailDown
    const mail = isTold ? await mailOf({ database }, move, 'balanceRefused', at) : null
    return endMove(database, move, { state: 'refused', event, at, charge: null, mail })
  }
  const { id: providerId, brand, last4 } = charged
  const charge = {
    id: key,
    providerId,
    kind: 'charge' as const,
    purpose: isBalance ? ('balance' as const) : ('penalty' as const),
    amount,
    currency,
    brand,
    last4,
    at,
  }
  const event = isBalance ? 'balanceCharged' : 'penaltyCharged'
  return endMove(database, move, { state: 'done', event, at, charge, mail: null })
}

async function mailOf(
  { database }: Pick<OrderDesk, 'database'>,
  { key, orderId, itemId, amount }: MoneyMove,
  kind: 'refundRefused' | 'balanceRefused',
  at: Date,
) {
  const order = await findOrderById(database.db, orderId)
  const hotel = order && (await findHotel(database, order.hotelId))
  if (!order || !hotel) return null
  const now = at.getTime()
  const refused = itemId === OF_CHANGE ? amount : 0
  if (kind === 'refundRefused') return orderMail(order, hotel, kind, { now, refused })
  const known = await movesOfOrder(database.db, orderId)
  const moves = known.map((one) => (one.key === key ? { ...one, state: 'refused' as const } : one))
  return orderMail(order, hotel, kind, { now, moves })
}
