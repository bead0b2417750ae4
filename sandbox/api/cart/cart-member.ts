import type { BookingCall } from '../request/booking-call'
import { JOINED_VALUE } from '../session/session-values'

/** Where a cart keeps the member that it is booked for; no form writes it. */
export const MEMBER_DETAIL = 'member.number'

/** The id of the customer who has signed in; null for everybody else. */
export function signedInCustomer({ session }: Pick<BookingCall, 'session'>): string | null {
  return session?.kind === 'authenticated' ? (session.customer?.id ?? null) : null
}

/** The number of the member who has signed in; null for everybody else. */
export function signedInMember({ session }: Pick<BookingCall, 'session'>): string | null {
  return session?.kind === 'authenticated' ? (session.customer?.memberNumber ?? null) : null
}

/** The number of the member who has signed in, else of the one whom this session has enrolled. */
export function ownMember(call: Pick<BookingCall, 'session'>): string | null {
  if (call.session?.kind === 'authenticated') return signedInMember(call)
  const joined = call.session?.values[JOINED_VALUE]
  return typeof joined === 'string' && joined ? joined : null
}
