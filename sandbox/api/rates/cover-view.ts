import type { Cover } from '../../database/booking/order-schema'
import { moneyView } from './money-view'

/** What an insurance covers, as the schema has it. */
export function coverView({ amount, ...days }: Cover, currency: string) {
  return { ...days, total: amount === null ? null : moneyView(amount, currency) }
}
