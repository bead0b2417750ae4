import { pointsAt } from '../../../src/rules/points/balance'
import type { Customer } from '../../database/members/customers'
import type { Session } from '../../database/sessions'

/**
 * A customer in the API's format. A remembered visitor may be another person at the same computer,
 * so the answer has the first name and the saved hotels only: no surname, number, level or points.
 * `now` is the time of the call, ms since 1970.
 */
export function customerView(customer: Customer, kind: Session['kind'], now: number) {
  const isSignedIn = kind === 'authenticated'
  const name = { givenName: customer.givenName, surname: isSignedIn ? customer.surname : null }
  return {
    id: customer.id,
    revisionToken: customer.revisionToken,
    memberNumber: isSignedIn ? customer.memberNumber : null,
    savedProperties: customer.savedProperties.map((id) => ({ id })),
    profile: { name, localizedName: null },
    loyaltyInformation: isSignedIn
      ? {
          rewards: {
            level: { code: customer.level },
            levelType: customer.levelType ? { code: customer.levelType } : null,
          },
          currentPointBalance: pointsAt(customer, now),
          rewardsSummary: { yearly: [{ totalNights: customer.nights }] },
        }
      : null,
  }
}
