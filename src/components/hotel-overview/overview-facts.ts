import {
  type HotelFacts,
  type HotelFactsOptions,
  hotelFacts,
} from '../../features/property/hotel-facts.rules'
import { shownStars } from '../../features/property/hotel-json-ld.rules'
import type { PropertyFacts } from '../../features/property/use-property-facts'
import { stripTags } from '../../rules/content/plain-text'
import { formatClockTime } from '../../rules/formats/clock-time'
import { amenityIcon } from '../../ui/media/icons/amenities'

/** A wall-clock time at the hotel: its machine-readable and its shown form. */
export interface HotelTime {
  time: string
  text: string
}

/** The facts of the overview that other widgets lack; empty or null if missing. */
export interface OverviewFacts extends HotelFacts {
  description: string
  highlights: string[]
  amenities: { name: string; icon: string }[]
  brandTags: string[]
  checkIn: HotelTime | null
  checkOut: HotelTime | null
  /** If a rating needs the author's note (K5), only the hotel header shows it. */
  rating: { stars: number; count: number; href: string | null } | null
}

/** The maximum number of brand tags (E1-21). */
const MOST_BRAND_TAGS = 3
/** As many as fit in two lines; the hotel information has the others. */
const TOP_AMENITIES = 6

export function overviewFacts(known: PropertyFacts, options: HotelFactsOptions): OverviewFacts {
  const { locale } = options
  const { policies } = known
  const facts = hotelFacts(known, options)
  const { reviews } = facts
  return {
    ...facts,
    description: stripTags(known.description),
    highlights: texts(known.highlights),
    amenities: topAmenities(known.amenities ?? []),
    brandTags: texts(known.brandTags).slice(0, MOST_BRAND_TAGS),
    checkIn: hotelTime(known.checkInTime ?? policies?.checkIn, locale),
    checkOut: hotelTime(known.checkOutTime ?? policies?.checkOut, locale),
    rating: reviews?.needsNote === false ? { ...reviews, stars: shownStars(reviews.stars) } : null,
  }
}

/** Whether there is any content besides the name. */
export function saysSomething(facts: OverviewFacts): boolean {
  const { description, highlights, amenities, addressLines, place } = facts
  return Boolean(
    description || highlights.length || amenities.length || addressLines.length || place,
  )
}

function hotelTime(time: string | null | undefined, locale: string): HotelTime | null {
  const text = formatClockTime(time, locale)
  return time && text ? { time: time.trim(), text } : null
}

/** The first of each kind, for example one of two entries for Wi-Fi. */
function topAmenities(
  amenities: NonNullable<PropertyFacts['amenities']>,
): OverviewFacts['amenities'] {
  const kinds = new Map<string, string>()
  for (const { code, name } of amenities) {
    const icon = amenityIcon(code)
    const text = stripTags(name)
    if (text && !kinds.has(icon)) kinds.set(icon, text)
  }
  return [...kinds].slice(0, TOP_AMENITIES).map(([icon, name]) => ({ icon, name }))
}

function texts(list: readonly (string | null)[] | null | undefined): string[] {
  return [...new Set((list ?? []).map(stripTags))].filter(Boolean)
}
