import { maskEmail, maskPhone } from '../../../src/rules/formats/mask'
import type { Database } from '../../database/database'
import { findAccountOf } from '../../database/members/accounts'
import { wantedEmail } from '../../database/members/email-changes'
import { findMemberDetails } from '../../database/members/member-details'
import type { Locale } from '../../seed/seed-types'
import { preferenceViews } from '../cart/preferences'

/** The profile that a signed-in member sees; addresses are masked, as others may see the screen. */
export async function memberProfile(database: Database, customerId: string, locale: Locale) {
  const [account, details, pending] = await Promise.all([
    findAccountOf(database, customerId),
    findMemberDetails(database, customerId),
    wantedEmail(database, customerId),
  ])
  return {
    contact: account && {
      email: maskEmail(account.email),
      pendingEmail: pending && maskEmail(pending),
      phone: account.phone && maskPhone(account.phone),
      city: details.address?.city ?? null,
      country: { code: account.country },
    },
    preferences: preferenceViews(details.preferences ?? [], locale),
    localizedName: details.localizedName ?? null,
  }
}
