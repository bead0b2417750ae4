import { type MouseEvent, useEffect, useState } from 'react'
import { plainFact, type StayFact, stayFacts } from '../../features/booking/stay/stay-facts'
import { bookingQuestions, type Stay, useBooking } from '../../features/booking/use-booking'
import { staySearchAtom } from '../../features/stay/search.store'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { rateListPath } from '../../rules/site/paths'
import { queryName } from '../../rules/site/query'
import { hotelInstant } from '../../rules/stay/hotel-instant'
import { isOtherZone, zoneName } from '../../rules/stay/other-zone'
import { formatSearch } from '../../rules/stay/stay-search'
import type { StayBlockFieldsFragment } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import { clockAtom } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { stayDetailsQuery } from './stay-details.operations'
import type { StayDetailsProps } from './stay-details.schema'

/** For a page that the server renders. */
export const questionsOf = (_props: StayDetailsProps, page: PageContext) =>
  bookingQuestions(stayDetailsQuery, page)

export type StayDetailsModel =
  /** The page has no cart of this visitor, or the session no stay. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      facts: StayFact[]
      /** Short name of the hotel's zone; null where no time is shown. */
      zone: string | null
      /** The visitor's clock shows another time; unknown until hydration. */
      isOtherZone: boolean
      /** Why it cannot be changed; '' if it can, or if nobody says so. */
      reason: string
      /** Null if the stay cannot be changed here. */
      change: { href: string; onClick: (event: MouseEvent<HTMLElement>) => void } | null
    }

/** The stay of the visitor's cart, or the one that is booked (W30). */
export function useStayDetails(props: StayDetailsProps): StayDetailsModel {
  const { labels, showPolicyTimes, editable } = props
  const { context, site } = usePage()
  const { locale, page, mode } = context
  const track = useTrack('stay-details', props)
  const search = usePageValue(staySearchAtom)
  const localPath = usePageValue(localPathAtom)
  const now = usePageValue(clockAtom)
  const visitorZone = useVisitorZone()
  const answer = useBooking(stayDetailsQuery, (booking) =>
    booking.stay ? { stay: booking.stay, booked: 'items' in booking ? booking : null } : null,
  )

  if (answer.state !== 'ready') return answer
  const { stay, booked } = answer.facts
  const { timeZone } = stay
  const arrival = arrivalOf(stay)
  const isPast = hasEnded(stay, now)
  // The list asks before it gives up the cart, with a script and without.
  const query = formatSearch(search, site)
  if (page.cart) query.set(queryName(site, 'cart'), page.cart)
  const canChange = editable && stay.modifiable && !isPast && booked === null
  return {
    state: 'ready',
    facts: [
      ...(booked ? [numbersFact(booked, labels)] : []),
      ...stayFacts(stay, { labels, locale, showTimes: showPolicyTimes }),
      ...(booked ? guestFacts(booked, labels, locale) : []),
    ],
    zone: showPolicyTimes && arrival !== null ? zoneName(arrival, timeZone, locale) : null,
    isOtherZone:
      visitorZone !== null &&
      arrival !== null &&
      isOtherZone(arrival, { hotel: timeZone, visitor: visitorZone }),
    reason: isPast ? labels.ended : stay.modifiable ? '' : (stay.reason ?? labels.fixed),
    change: canChange
      ? {
          href: localPath(`${rateListPath(site)}?${query}`),
          onClick(event) {
            if (mode === 'edit') return event.preventDefault()
            if (!isPlainClick(event) || !openOverlay('stay-details')) return
            event.preventDefault()
            track('stay_edit_open')
          },
        }
      : null,
  }
}

/** The numbers of the rooms that are booked; of all rooms where none is left. */
function numbersFact({ items }: Stay, labels: StayDetailsProps['labels']): StayFact {
  const living = items.filter(({ status }) => status !== 'CANCELLED')
  const shown = living.length > 0 ? living : items
  const numbers = shown.map(({ basicInformation }) => basicInformation.confirmationNumber)
  const name = numbers.length > 1 ? labels.confirmationNumbers : labels.confirmationNumber
  return { ...plainFact(name, ''), numbers }
}

/** The guests, as far as the visitor may know them. */
function guestFacts(
  { stay }: Stay,
  labels: StayDetailsProps['labels'],
  locale: string,
): StayFact[] {
  const names = stay.guests.flatMap(({ name }) => name ?? [])
  if (names.length === 0) return []
  const text = new Intl.ListFormat(locale, { type: 'unit' }).format(names)
  return [plainFact(names.length > 1 ? labels.guests : labels.guest, text)]
}

/** The zone of the visitor's clock, once there is one: no server knows it. */
function useVisitorZone(): string | null {
  const [zone, setZone] = useState<string | null>(null)
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}

function arrivalOf({ checkIn, checkInTime, timeZone }: StayBlockFieldsFragment): number | null {
  return hotelInstant(checkIn, checkInTime ?? '12:00', timeZone)?.time ?? null
}

function hasEnded({ checkOut, checkOutTime, timeZone }: StayBlockFieldsFragment, now: number) {
  const end = hotelInstant(checkOut, checkOutTime ?? '12:00', timeZone)
  return end !== null && end.time < now
}
