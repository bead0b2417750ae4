import {
  delayMove,
  dueMoves,
  endMove,
  type MoneyMove,
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
  for (const key of await dueMoves(desk.database, machineNow)) {
    const move = await takeMove(desk.database, key, machineNow)
    if (!move) continue
    try {
      await carryOut(desk, move, new Date(machineNow))
      moved += 1
    } catch (err) {
      onFailure({ err, move: key, failures: await delayMove(desk.database, key, machineNow) })
    }
  }
  return moved
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
    const mail = isMailDown ? null : await refusedMail({ database }, move, at)
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
  if (charged.state !== 'authorised') {
    const event = 'penaltyRefused' as const
    return endMove(database, move, { state: 'refused', event, at, charge: null, mail: null })
  }
  const { id: providerId, brand, last4 } = charged
  const charge = {
    id: key,
    providerId,
    kind: 'charge' as const,
    amount,
    currency,
    brand,
    last4,
    at,
  }
  return endMove(database, move, { state: 'done', event: 'penaltyCharged', at, charge, mail: null })
}

async function refusedMail(
  { database }: Pick<OrderDesk, 'database'>,
  { orderId }: MoneyMove,
  at: Date,
) {
  const order = await findOrderById(database.db, orderId)
  const hotel = order && (await findHotel(database, order.hotelId))
  return order && hotel ? orderMail(order, hotel, 'refundRefused', { now: at.getTime() }) : null
}
