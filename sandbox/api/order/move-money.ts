import { orderState } from '../../../src/rules/order/room-states'
import {
  delayMove,
  dueMoves,
  endMove,
  type MoneyMove,
  movesOfOrder,
  OF_NO_ROOM,
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
  const { purpose, done, refused, told } = CHARGES[kind]
  const known = await payment.find(key)
  const isWanted = known !== null || kind !== 'premium' || (await isBooked({ database }, move))
  const charged = isWanted
    ? (known ?? (await payment.chargeAgain({ key, paidBy: paymentId, amount, currency })))
    : null
  if (charged?.state !== 'authorised') {
    const mail = told && !isMailDown ? await mailOf({ database }, move, told, at) : null
    return endMove(database, move, { state: 'refused', event: refused, at, charge: null, mail })
  }
  const { id: providerId, brand, last4 } = charged
  const charge = {
    id: key,
    providerId,
    kind: 'charge' as const,
    purpose,
    amount,
    currency,
    brand,
    last4,
    at,
  }
  return endMove(database, move, { state: 'done', event: done, at, charge, mail: null })
}

/** What becomes of a charge, and the mail about one that the card refuses: its guest believes that it is paid. */
const CHARGES = {
  charge: {
    purpose: 'penalty',
    done: 'penaltyCharged',
    refused: 'penaltyRefused',
    told: null,
  },
  balance: {
    purpose: 'balance',
    done: 'balanceCharged',
    refused: 'balanceRefused',
    told: 'balanceRefused',
  },
  premium: {
    purpose: 'insurance',
    done: 'insured',
    refused: 'premiumRefused',
    told: 'premiumRefused',
  },
} as const

/** Nothing more is insured of a stay that is cancelled meanwhile. */
async function isBooked({ database }: Pick<OrderDesk, 'database'>, { orderId }: MoneyMove) {
  const order = await findOrderById(database.db, orderId)
  return order !== null && orderState(order) !== 'cancelled'
}

async function mailOf(
  { database }: Pick<OrderDesk, 'database'>,
  { key, orderId, itemId, amount }: MoneyMove,
  kind: 'refundRefused' | 'balanceRefused' | 'premiumRefused',
  at: Date,
) {
  const order = await findOrderById(database.db, orderId)
  const hotel = order && (await findHotel(database, order.hotelId))
  if (!order || !hotel) return null
  const now = at.getTime()
  const refused = kind === 'refundRefused' && itemId === OF_NO_ROOM ? amount : 0
  if (kind !== 'balanceRefused') return orderMail(order, hotel, kind, { now, refused })
  const known = await movesOfOrder(database.db, orderId)
  const moves = known.map((one) => (one.key === key ? { ...one, state: 'refused' as const } : one))
  return orderMail(order, hotel, kind, { now, moves })
}
