import type { Policy } from '../../database/booking/orders'
import { moneyView } from '../rates/money-view'

const STATES = {
  wanted: 'PENDING',
  buying: 'PENDING',
  unknown: 'PENDING',
  bought: 'BOUGHT',
  failed: 'FAILED',
} as const

/** The insurance of an order as the schema has it. */
export function insuranceView(policy: Policy) {
  const { state, policyNumber, premium, currency } = policy
  return {
    state: STATES[state],
    policyNumber,
    premium: moneyView(premium, currency),
    attempt: policy.try,
  }
}
