import type { Database } from '../../database/database'
import type { Locale } from '../../seed/seed-types'
import type { RequestSession } from '../session/visitor-session'

/** The data of a call for its resolvers. */
export interface CallContext {
  database: Database
  locale: Locale
  session: RequestSession | null
  accessType: string | undefined
  /** A fault sets status FAIL. */
  isFailing: boolean
  /** The first property that the operation named; set by the resolvers. */
  named: { propertyId?: string }
  /** For the persisted-operations plugin: the name in the path, and the set of operations. */
  operationName: string
  dtt: boolean
  /** Set when a DTT call was answered by the regular text. */
  fallback: { used: boolean }
}
