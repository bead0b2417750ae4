import { shownStars } from '../../features/property/hotel-json-ld.rules'
import { needsRatingDisclaimer, showsReviews } from '../../features/property/reviews.rules'
import { type Coordinates, coordinatesOf } from '../../features/property/static-map.rules'
import { stripTags } from '../../rules/content/plain-text'
import { addressLines, type PostalAddress } from '../../rules/formats/address'
import { formatClockTime } from '../../rules/formats/clock-time'
import { phoneLink, phoneOf } from '../../rules/formats/phone'
import { hotelReviewsPath } from '../../rules/pages/paths'
import type { PropertyDetailsQuery } from '../../services/graphql/operations'
import { amenityIcon } from '../../ui/media/icons/amenities'

export type Property = NonNullable<PropertyDetailsQuery['property']>

/** A wall-clock time at the hotel: as it is written in data, and as the guest reads it. */
export interface HotelTime {
  time: string
  text: string
}

/** What the overview says of a hotel, ready to be shown; empty or null where it says nothing. */
export interface HotelFacts {
  name: string
  description: string
  highlights: string[]
  amenities: { name: string; icon: string }[]
  brandTags: string[]
  checkIn: HotelTime | null
  checkOut: HotelTime | null
  address: PostalAddress | null
  addressLines: string[]
  phone: { href: string; text: string } | null
  place: Coordinates | null
  rating: { stars: number; count: number; href: string | null } | null
}

interface FactsOptions {
  locale: string
  localPath: (path: string) => string
}

/** Most brand tags (E1-21). */
const MOST_BRAND_TAGS = 3
/** As many as fit on a line or two; the hotel information has the others. */
const TOP_AMENITIES = 6

export function hotelFacts(property: Property, { locale, localPath }: FactsOptions): HotelFacts {
  const { basicInformation, contactInformation, policies } = property
  const address = contactInformation?.address ?? null
  return {
    name: stripTags(basicInformation?.name),
    description: stripTags(property.description),
    highlights: texts(property.highlights),
    amenities: topAmenities(property.amenities ?? []),
    brandTags: texts(property.brandTags).slice(0, MOST_BRAND_TAGS),
    checkIn: hotelTime(property.checkInTime ?? policies?.checkIn, locale),
    checkOut: hotelTime(property.checkOutTime ?? policies?.checkOut, locale),
    address,
    addressLines: addressLines(address, locale),
    phone: phoneLink(phoneOf(contactInformation?.contactNumbers), locale),
    place: coordinatesOf(basicInformation?.latitude, basicInformation?.longitude),
    rating: ratingOf(property, { locale, localPath }),
  }
}

/** Whether there is anything to show beside a name. */
export function saysSomething(facts: HotelFacts): boolean {
  const { description, highlights, amenities, addressLines, place } = facts
  return Boolean(
    description || highlights.length || amenities.length || addressLines.length || place,
  )
}

function ratingOf(property: Property, { locale, localPath }: FactsOptions): HotelFacts['rating'] {
  const stars = property.reviews?.stars?.count ?? 0
  const count = property.reviews?.numberOfReviews?.count ?? 0
  const isMax = property.isMax ?? false
  const isShown = showsReviews({ stars, count, locale, isMax, redemption: false, enabled: true })
  // Where a rating needs a note of its author (K5), the hotel header is the one that has it.
  if (!isShown || needsRatingDisclaimer(locale)) return null
  const { seoNickname } = property
  const href = seoNickname ? localPath(hotelReviewsPath(seoNickname)) : null
  return { stars: shownStars(stars), count, href }
}

function hotelTime(time: string | null | undefined, locale: string): HotelTime | null {
  const text = formatClockTime(time, locale)
  return time && text ? { time: time.trim(), text } : null
}

/** The first of each kind: two entries for Wi-Fi say no more than one. */
function topAmenities(amenities: NonNullable<Property['amenities']>): HotelFacts['amenities'] {
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
