import type { FastifyInstance } from 'fastify'
import { leftAttempts, takeAttempt } from '../../database/booking/order-attempts'
import { leftPolicies } from '../../database/booking/policies'
import type { Database } from '../../database/database'
import { kindOf } from '../../failures/failures'
import { settlePolicy } from './buy-insurance'
import { paymentOf } from './payment-of'
import { type OrderDesk, settle } from './settle-attempt'

/**
 * Finishes what a dead process has left, or gives it up: no authorisation stays without an order. An
 * attempt whose payment is still unknown is left for the next sweep. Returns how many have ended.
 * Insurances that were chosen with an order are bought. `machineNow` is the time of this machine, which no call moves.
 */
export async function sweepOrders(desk: OrderDesk, machineNow: number): Promise<number> {
  let ended = 0
  for (const id of await leftAttempts(desk.database, machineNow)) {
    const attempt = await takeAttempt(desk.database.db, id, machineNow)
    if (!attempt) continue
    const settling = { isNew: false, token: null, now: attempt.at.getTime() }
    const outcome = await settle(desk, attempt, settling)
    if (outcome.code !== 'PAYMENT_UNKNOWN') ended += 1
  }
  // A charge that is still unknown is left for the next sweep as well.
  for (const orderId of await leftPolicies(desk.database, machineNow))
    await settlePolicy(desk, orderId, { now: machineNow, machineNow })
  return ended
}

const EVERY_MS = 30_000

/** Sweeps when the server is ready and again while it runs, one sweep at a time. */
export function sweepAtIntervals(fastify: FastifyInstance, database: Database): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  let isClosed = false
  const sweep = () => {
    const payment = paymentOf({ server: fastify })
    running = sweepOrders({ database, payment, isMailDown: false }, Date.now())
      .then(() => {})
      // The next sweep finds the same attempts.
      .catch((error) => fastify.log.error({ name: kindOf(error) }, 'A sweep of orders failed.'))
      .finally(() => {
        if (!isClosed) timer = setTimeout(sweep, EVERY_MS).unref()
      })
  }
  fastify.addHook('onReady', async () => sweep())
  fastify.addHook('preClose', async () => {
    isClosed = true
    clearTimeout(timer)
    await running
  })
}
