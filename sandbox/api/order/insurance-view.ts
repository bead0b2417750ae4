import type { Policy } from '../../database/booking/orders'
import { coverView } from '../rates/cover-view'
import { moneyView } from '../rates/money-view'

const STATES = {
  wanted: 'PENDING',
  buying: 'PENDING',
  unknown: 'PENDING',
  bought: 'BOUGHT',
  failed: 'FAILED',
} as const

/** Most times that a guest may try after a refusal. */
export const MOST_TRIES = 5

/** The insurance of an order as the schema has it. */
export function insuranceView(policy: Policy, now: number) {
  const { state, policyNumber, premium, currency, offeredUntil, covered } = policy
  const isOffered = offeredUntil.getTime() > now && policy.try < MOST_TRIES
  return {
    state: STATES[state],
    policyNumber,
    premium: moneyView(premium, currency),
    attempt: policy.try,
    canRetry: state === 'failed' && isOffered,
    covered: covered && coverView(covered, currency),
  }
}
