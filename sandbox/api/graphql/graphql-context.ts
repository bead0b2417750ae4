import type { BookingCall } from '../request/booking-call'

/** The data of a call for its resolvers. */
export interface CallContext extends BookingCall {
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
