import { createHash } from 'node:crypto'
import type { StoredOrder } from '../../database/booking/orders'
import type { SessionValues } from '../../database/schema'
import { PROVEN_VALUE } from '../session/session-values'

/** How many orders a session keeps. */
const MOST = 5
const KEY_LENGTH = 8

type Proven = Pick<StoredOrder, 'handle' | 'guest'>

/** The session values after its visitor has entered a code that was sent to the address of an order. */
export function provenValues(values: SessionValues, order: Proven): SessionValues {
  const others = entriesOf(values).filter((entry) => !entry.startsWith(`${order.handle}#`))
  return { [PROVEN_VALUE]: [entryOf(order), ...others].slice(0, MOST).join(',') }
}

/** Whether the visitor has done so, and the address is still that one. */
export function isProvenByCode(values: SessionValues, order: Proven): boolean {
  return entriesOf(values).includes(entryOf(order))
}

function entryOf({ handle, guest }: Proven): string {
  const hash = createHash('sha256').update(`${handle} ${guest.email.toLowerCase()}`)
  return `${handle}#${hash.digest('base64url').slice(0, KEY_LENGTH)}`
}

function entriesOf({ [PROVEN_VALUE]: kept = '' }: SessionValues): string[] {
  return String(kept).split(',').filter(Boolean)
}
