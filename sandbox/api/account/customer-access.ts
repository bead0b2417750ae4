import type { Session } from '../../database/sessions'

/** The reason why a visitor may not read a customer's data; null if the visitor may. */
export type Refusal = { code: 'UNAUTHENTICATED' | 'FORBIDDEN'; message: string } | null

/**
 * Only a session of the customer may read the data: a signed-in session, or a remembered one with
 * the header `access-type: remember-me` (C.1).
 */
export function refuseAccess(
  session: Session | null,
  accessType: string | undefined,
  customerId: string,
): Refusal {
  if (!session?.customer) {
    return { code: 'UNAUTHENTICATED', message: 'This needs a signed-in or remembered visitor.' }
  }
  if (session.customer.id !== customerId) {
    return { code: 'FORBIDDEN', message: 'The session belongs to another customer.' }
  }
  if (session.kind === 'remembered' && accessType !== 'remember-me') {
    return {
      code: 'UNAUTHENTICATED',
      message: 'The visitor is remembered, not signed in: send access-type: remember-me.',
    }
  }
  return null
}
