import type { PostalAddress } from '../../rules/formats/address'
import type { Coordinates } from './address/static-map.rules'

/** Hotel data that the page shows; null for data that it does not show. */
export interface ShownHotel {
  name: string
  /** Absolute address of the hotel's page. */
  url: string | null
  /** Absolute address of the hotel's first picture. */
  image: string | null
  /** The `tel:` link of the hotel: `tel:+…`. */
  phoneHref: string | null
  address: PostalAddress | null
  place: Coordinates | null
  /** Set only if the page shows reviews (features/property/reviews.rules). */
  rating: { stars: number; count: number } | null
  /** Wall-clock times at the hotel, `16:00`. */
  checkIn: string | null
  checkOut: string | null
}

/**
 * Structured data of the hotel as a schema.org `Hotel` (W09). It has exactly the data that the page
 * shows, without a price. Null without a name.
 */
export function hotelJsonLd(hotel: ShownHotel): object | null {
  const { name, url, image, phoneHref, address, place, rating } = hotel
  if (!name) return null
  return withoutGaps({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name,
    url,
    image,
    telephone: /^tel:(\+\d{7,15})$/.exec(phoneHref ?? '')?.[1],
    address: addressOf(address),
    geo: place && { '@type': 'GeoCoordinates', ...place },
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: shownStars(rating.stars),
      reviewCount: rating.count,
      bestRating: 5,
    },
    checkinTime: timeOf(hotel.checkIn),
    checkoutTime: timeOf(hotel.checkOut),
  })
}

/** Stars with one decimal, as in every rating of the site. */
export function shownStars(stars: number): number {
  return Math.round(stars * 10) / 10
}

function addressOf(address: PostalAddress | null) {
  if (!address) return null
  const { line1, line2, line3, city, stateProvince, postalCode, country } = address
  const parts = withoutGaps({
    streetAddress: [line1, line2, line3].flatMap((line) => line?.trim() || []).join(', '),
    addressLocality: city?.trim(),
    addressRegion: stateProvince?.description || stateProvince?.code,
    postalCode: postalCode?.trim(),
    // schema.org expects the country code.
    addressCountry: country?.code || country?.description,
  })
  return Object.keys(parts).length > 0 ? { '@type': 'PostalAddress', ...parts } : null
}

/** The Time of schema.org has seconds; without a zone it is local to the hotel. */
function timeOf(time: string | null): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(time?.trim() ?? '') ?? []
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}:00` : null
}

function withoutGaps(object: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(object)
  return Object.fromEntries(entries.filter(([, value]) => value != null && value !== ''))
}
