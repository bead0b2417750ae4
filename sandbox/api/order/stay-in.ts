import { recordOf } from '../../../src/rules/content/read-record'
import { bodyText } from '../request/body-text'

const LONGEST = 100

/**
 * The handle that a body or a query names an order by; null where it names none. What is no text is a handle
 * that no order has, so that a call never falls back on another order than it meant.
 */
export function stayIn(body: unknown): string | null {
  const stay = recordOf(body).stay ?? null
  return stay === null ? null : (bodyText(body, 'stay', LONGEST) ?? '')
}
