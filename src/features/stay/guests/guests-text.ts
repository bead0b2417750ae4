import type { Party } from '../../../rules/stay/stay-search'
import { countText } from '../../../ui/text/count-text'
import { fillText } from '../../../ui/text/fill-text'
import type { GuestLabels } from './guests.labels'
import { guestCount } from './parties.rules'

/** "2 rooms, 5 guests" in the words of the locale. */
export function guestsText(
  labels: Pick<GuestLabels, 'roomCount' | 'guestCount' | 'both'>,
  parties: readonly Party[],
  locale: string,
): string {
  return fillText(labels.both, {
    rooms: countText(labels.roomCount, parties.length, locale),
    guests: countText(labels.guestCount, guestCount(parties), locale),
  })
}
