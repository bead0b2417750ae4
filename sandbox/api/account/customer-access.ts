import type { Session } from '../../database/sessions'

/** Why a visitor may not have a customer's data; null when he may. */
export type Refusal = { code: 'UNAUTHENTICATED' | 'FORBIDDEN'; message: string } | null

/**
 * A customer's data is for the customer's own session: a signed-in one, or a remembered one that
 * says so by `access-type: remember-me` (C.1).
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
