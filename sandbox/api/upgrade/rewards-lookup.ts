import { suiteNightsOfMember } from '../../database/booking/suite-nights'
import { freeNightsToSpend } from '../../database/members/free-nights'
import type { BookingCall } from '../request/booking-call'
import { type AwardView, freeNightView, suiteNightView } from './award-view'
import { memberOf } from './room-upgrade'
import { suiteAwards } from './suite-awards'

/**
 * Every award of the member who has signed in that is left today (D.8), the first to expire first; none for everybody
 * else, and for a `customerId` that is not theirs.
 */
export async function rewardsLookup(
  call: BookingCall,
  customerId: string | null,
): Promise<AwardView[]> {
  const member = await memberOf(call)
  if (!member || (customerId !== null && customerId !== member.id)) return []
  const { db } = call.database
  const today = new Date(call.now).toISOString().slice(0, 10)
  const used = await suiteNightsOfMember(db, member.id)
  const suites = suiteAwards(member, used, { now: call.now, lastNight: today })
  const free = await freeNightsToSpend(db, { customerId: member.id, now: call.now })
  return [...free.map(freeNightView), ...suites.map(suiteNightView)].sort((a, b) =>
    a.expires.localeCompare(b.expires),
  )
}
