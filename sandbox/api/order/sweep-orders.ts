import type { FastifyInstance } from 'fastify'
import { delayAttempt, leftAttempts, takeAttempt } from '../../database/booking/order-attempts'
import { delayPolicy, leftPolicies } from '../../database/booking/policies'
import { deleteOldReceiptAddresses } from '../../database/booking/receipt-addresses'
import type { Database } from '../../database/database'
import { settlePolicy } from './buy-insurance'
import { deskOf } from './hotel-desk'
import { moveMoney } from './move-money'
import { paymentOf } from './payment-of'
import { type SettlingDesk, settle } from './settle-attempt'

/**
 * Finishes what a dead process has left, or gives it up: no authorisation stays without an order. An
 * attempt whose payment is still unknown is left for the next sweep. Returns how many have ended.
 * Insurances that were chosen with an order are bought, the money of cancelled rooms is moved, and addresses of
 * receipts are deleted when their time is over. What fails keeps nothing else from being swept.
 * `machineNow` is the time of this machine, which no call moves.
 */
export async function sweepOrders(
  desk: SettlingDesk,
  machineNow: number,
  onFailure: (failure: SweepFailure) => void = () => {},
): Promise<number> {
  const { database } = desk
  let ended = 0
  for (const id of await leftAttempts(database, machineNow)) {
    try {
      if (await hasEnded(desk, id, machineNow)) ended += 1
    } catch (err) {
      onFailure({ err, attempt: id, failures: await delayAttempt(database, id, machineNow) })
    }
  }
  ended += await moveMoney(desk, machineNow, onFailure)
  await deleteOldReceiptAddresses(database, machineNow)
  // A charge that is still unknown is left for the next sweep as well.
  for (const orderId of await leftPolicies(database, machineNow)) {
    try {
      await settlePolicy(desk, orderId, { now: machineNow, machineNow })
    } catch (err) {
      const failures = await delayPolicy(database, orderId, machineNow)
      onFailure({ err, policyOf: orderId, failures })
    }
  }
  return ended
}

/** What a sweep could not finish, for the log: the next ones leave it alone, longer each time. */
type SweepFailure = { err: unknown; failures: number } & (
  | { attempt: string }
  | { policyOf: string }
  | { move: string }
)

async function hasEnded(desk: SettlingDesk, id: string, machineNow: number): Promise<boolean> {
  const attempt = await takeAttempt(desk.database.db, id, machineNow)
  if (!attempt) return false
  const settling = { isNew: false, token: null, now: attempt.at.getTime() }
  const outcome = await settle(desk, attempt, settling)
  return outcome.code !== 'PAYMENT_UNKNOWN'
}

const EVERY_MS = 30_000

/** Sweeps when the server is ready and again while it runs, one sweep at a time. */
export function sweepAtIntervals(fastify: FastifyInstance, database: Database): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  let isClosed = false
  const sweep = () => {
    const server = { server: fastify }
    const [payment, desk] = [paymentOf(server), deskOf(server)]
    const onFailure = (failure: SweepFailure) =>
      fastify.log.error(failure, 'A sweep could not finish what was left.')
    running = sweepOrders({ database, payment, desk, isMailDown: false }, Date.now(), onFailure)
      .then(() => {})
      // The next sweep finds the same attempts.
      .catch((err) => fastify.log.error({ err }, 'A sweep of orders failed.'))
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
