import { formatDate, formatDateParts } from '../../../rules/formats/dates'
import type { ListedStayFieldsFragment } from '../../../services/graphql/operations'
import { countText } from '../../../ui/text/count-text'
import { fillText } from '../../../ui/text/fill-text'
import type { ListedStayLabels } from './listed-stay.labels'

/** A booked stay in a list. */
export interface ListedStay {
  key: string
  hotel: string
  /** City and country; '' where the hotel has none. */
  place: string
  /** The address of the hotel's picture, 480 by 360 pixels. */
  picture: string | null
  /** From arrival to departure. */
  span: string
  /** Nights, rooms, and how many rooms are cancelled. */
  facts: string[]
  /** What of it is to be known first: how many days are left, or where it stands. */
  state: { text: string; kind: 'soon' | 'inHouse' | 'past' | 'cancelled' }
  /** Heading of `numbers`. */
  numbersTitle: string
  numbers: readonly string[]
  href: string
  /** Name of the link: it says which stay. */
  linkName: string
}

interface FactOptions {
  labels: ListedStayLabels
  locale: string
  localPath: (path: string) => string
}

/**
 * A stay as lists show it. How many days are left comes from the server, which knows the hotel's day: no
 * browser's clock contradicts it.
 */
export function listedStayFacts(
  stay: ListedStayFieldsFragment,
  { labels, locale, localPath }: FactOptions,
): ListedStay {
  const { handle, property, checkIn, checkOut, rooms, cancelledRooms, confirmationNumbers } = stay
  const hotel = property.basicInformation?.name ?? property.id
  const { city, country } = property.contactInformation?.address ?? {}
  const dates = { from: formatDate(checkIn, locale), to: formatDate(checkOut, locale) }
  const date = formatDateParts(checkIn, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const counted = (text: string, count: number) => (count > 0 ? countText(text, count, locale) : '')
  return {
    key: handle,
    hotel,
    place: [city, country?.description].filter(Boolean).join(' · '),
    picture: property.media?.primaryImage?.edges?.[0]?.node?.imageUrls?.wideHorizontal ?? null,
    span: fillText(labels.span, dates),
    facts: [
      counted(labels.nights, stay.lengthOfStay ?? 0),
      countText(labels.roomCount, rooms, locale),
      counted(labels.cancelledRooms, cancelledRooms),
    ].filter(Boolean),
    state: stateOf(stay, labels, locale),
    numbersTitle: countText(labels.numbers, confirmationNumbers.length, locale),
    numbers: confirmationNumbers,
    href: localPath(stay.href),
    linkName: fillText(labels.viewStayName, { hotel, date }),
  }
}

function stateOf(
  { status, daysUntil, daysLeft }: ListedStayFieldsFragment,
  labels: ListedStayLabels,
  locale: string,
): ListedStay['state'] {
  switch (status) {
    case 'CANCELLED':
      return { text: labels.cancelled, kind: 'cancelled' }
    case 'PAST':
      return { text: labels.past, kind: 'past' }
    case 'IN_HOUSE':
      return { text: daysLeft > 0 ? labels.inHouse : labels.leavesToday, kind: 'inHouse' }
    case 'UPCOMING': {
      if (daysUntil <= 0) return { text: labels.today, kind: 'soon' }
      const text = daysUntil === 1 ? labels.tomorrow : countText(labels.inDays, daysUntil, locale)
      return { text, kind: 'soon' }
    }
  }
}
