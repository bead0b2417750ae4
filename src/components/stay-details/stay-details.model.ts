import { type MouseEvent, useEffect, useState } from 'react'
import { isChangePage } from '../../features/booking/changes/change-page.rules'
import {
  addressedChangeProblem,
  type ChangeProblem,
  reviewedProblem,
} from '../../features/booking/changes/change-problem.rules'
import { DEPARTURE_FRAGMENT, departureOffer } from '../../features/booking/changes/departure-offer'
import {
  daysToMove,
  type RoomTick,
  roomsOfStay,
  roomTicks,
} from '../../features/booking/changes/rooms-to-move'
import { plainFact, type StayFact, stayFacts } from '../../features/booking/stay/stay-facts'
import { bookingQuestions, type Stay, useBooking } from '../../features/booking/use-booking'
import { staySearchAtom } from '../../features/stay/search.store'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { formatDate } from '../../rules/formats/dates'
import { modifySelectRateCall } from '../../rules/site/booking-calls'
import {
  modifyRateListPath,
  reviewGuestInfoPath,
  upcomingReservationPath,
} from '../../rules/site/booking-paths'
import { rateListPath } from '../../rules/site/paths'
import { asked, queryName, withQuery } from '../../rules/site/query'
import { hotelDays } from '../../rules/stay/hotel-days'
import { hotelInstant } from '../../rules/stay/hotel-instant'
import { isOtherZone, zoneName } from '../../rules/stay/other-zone'
import { formatSearch } from '../../rules/stay/stay-search'
import type { StayBlockFieldsFragment } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import { clockAtom } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { fillText } from '../../ui/text/fill-text'
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
      /** Why the change that the page shows was not made; null for none. */
      problem: ChangeProblem | null
      /** Why it cannot be changed; '' if it can, or if nobody says so. */
      reason: string
      /** Leaves a change for the page of the stay; null on other pages. */
      keepHref: string | null
      /** Leads to the guests of a booked stay, or to prove that it is theirs; null for all other visitors. */
      guests: { href: string; label: string } | null
      /** Null if the stay cannot be changed here. */
      change: ChangeLink | ChangeForm | DepartureForm | null
    }

/** Leads to the rates of a cart, or to another departure of a stay that has begun. */
interface ChangeLink {
  kind: 'link'
  href: string
  label: string
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** Asks for other dates of a booked stay. */
export interface ChangeForm {
  kind: 'form'
  action: string
  stay: string
  checkIn: string
  checkOut: string
  /** The hotel's own day. */
  earliest: string
  names: { checkIn: string; checkOut: string }
  /** The rooms that get them; empty where there is nothing to choose. */
  ticks: RoomTick[]
  /** Why other dates were refused: the name of a label; null for nothing. */
  problem: ChangeProblem | null
  addOnly: boolean
  /** On the line that opens the form. */
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** Asks for another departure of a stay that has begun. */
export interface DepartureForm {
  kind: 'departure'
  /** A link leads here by it. */
  fragment: string
  title: string
  action: string
  stay: string
  name: string
  checkOut: string
  /** `YYYY-MM-DD`. */
  earliest: string
  hint: string
  /** Why another departure was refused: the name of a label; null for nothing. */
  problem: ChangeProblem | null
}

/** The stay of the visitor's cart, or the one that is booked (W30). */
export function useStayDetails(props: StayDetailsProps): StayDetailsModel {
  const { labels, showPolicyTimes, editable } = props
  const ownPage = usePage()
  const { context, site } = ownPage
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
  const departure = departureOffer(stay)
  // Who can still stay longer has not left.
  const isPast = departure === null && hasEnded(stay, now)
  // The list asks before it gives up the cart, with a script and without.
  const query = formatSearch(search, site)
  if (page.cart) query.set(queryName(site, 'cart'), page.cart)
  const isOpen = editable && stay.modifiable && !isPast
  const open = (event: MouseEvent<HTMLElement>) => {
    if (mode === 'edit') return event.preventDefault()
    if (!isPlainClick(event) || !openOverlay('stay-details')) return
    event.preventDefault()
    track('stay_edit_open')
  }
  const isStayPage = page.id === 'upcoming-reservation'
  const isUpgrade = page.id === 'upgrade-reservation'
  const keptStay = isChangePage(page) ? page.stay : isUpgrade ? (booked?.handle ?? null) : null
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
    problem:
      isChangePage(page) && page.id === 'review-details'
        ? reviewedProblem(asked(ownPage, 'problem'))
        : null,
    reason: reasonOf(stay, { isPast, isBooked: booked !== null, labels }),
    keepHref:
      keptStay && localPath(withQuery(site, upcomingReservationPath(site), { stay: keptStay })),
    guests: booked && isStayPage ? guestsOf(booked) : null,
    change: !isOpen ? null : booked ? (isStayPage ? formOf(booked) : null) : linkOf(),
  }

  /** What every form for another stay has. */
  function askedOf({ handle: stay }: Stay) {
    const problem = addressedChangeProblem(asked(ownPage, 'outcome'))
    return { stay, action: localPath(modifySelectRateCall(site)), problem }
  }

  function linkOf(): ChangeLink {
    if (departure && isChangePage(page)) {
      const href = withQuery(site, upcomingReservationPath(site), { stay: page.stay })
      return {
        ...{ kind: 'link', label: labels[departure.name], onClick: () => {} },
        href: `${localPath(href)}#${DEPARTURE_FRAGMENT}`,
      }
    }
    const list = isChangePage(page) ? modifyRateListPath : rateListPath
    if (isChangePage(page)) query.set(queryName(site, 'stay'), page.stay)
    const href = localPath(`${list(site)}?${query}`)
    return { kind: 'link', href, label: labels.change, onClick: open }
  }

  function guestsOf({ handle: stay, canChangeGuests, canChangeCard, canProve }: Stay) {
    const href = localPath(withQuery(site, reviewGuestInfoPath(site), { stay }))
    if (canChangeGuests)
      return { href, label: canChangeCard ? labels.changeGuestsAndCard : labels.changeGuests }
    if (canChangeCard) return { href, label: labels.changeCard }
    return canProve ? { href, label: labels.prove } : null
  }

  function formOf(booked: Stay): ChangeForm | DepartureForm {
    const { addOnly, timeZone, ...days } = booked.stay
    const names = { checkIn: queryName(site, 'fromDate'), checkOut: queryName(site, 'toDate') }
    if (departure) {
      const { earliest, name } = departure
      const hint = fillText(labels.departureHint, { date: formatDate(earliest, locale) })
      return {
        ...askedOf(booked),
        ...{
          kind: 'departure',
          fragment: DEPARTURE_FRAGMENT,
          title: labels[name],
          name: names.checkOut,
        },
        ...{ checkOut: days.checkOut, earliest, hint },
      }
    }
    const toMove = roomsOfStay(booked)
    const { checkIn, checkOut } = daysToMove(toMove) ?? days
    // As it was sent: with dates, and without a room.
    const isSentAgain = addressedChangeProblem(asked(ownPage, 'outcome')) === 'noRoomChosen'
    const typed = (name: 'fromDate' | 'toDate') => (isSentAgain && asked(ownPage, name)) || null
    return {
      ...askedOf(booked),
      ...{ kind: 'form', addOnly, names },
      checkIn: typed('fromDate') ?? checkIn,
      checkOut: typed('toDate') ?? checkOut,
      ticks: roomTicks(isSentAgain ? { ...toMove, chosen: [] } : toMove, labels, locale),
      earliest: hotelDays(now, timeZone).from,
      onClick(event) {
        // What is open is closed again.
        if (!event.currentTarget.closest('details')?.open) open(event)
      },
    }
  }
}

/** Why it cannot be changed; of a booked stay only where it is its rate that does not allow it. */
function reasonOf(
  { modifiable, reason }: StayBlockFieldsFragment,
  {
    isPast,
    isBooked,
    labels,
  }: { isPast: boolean; isBooked: boolean; labels: StayDetailsProps['labels'] },
): string {
  if (isPast) return labels.ended
  if (modifiable) return ''
  if (!isBooked) return reason ?? labels.fixed
  return reason === 'NOT_CHANGEABLE' ? labels.notChangeable : ''
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
