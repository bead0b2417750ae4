import type { PostalAddress } from '../../rules/formats/address'
import type { Coordinates } from './static-map.rules'

/** What a page shows of a hotel; null where it shows nothing. */
export interface ShownHotel {
  name: string
  /** Absolute address of the hotel's page. */
  url: string | null
  /** Absolute address of the hotel's first picture. */
  image: string | null
  /** The link that calls the hotel, `tel:+…`. */
  phoneHref: string | null
  address: PostalAddress | null
  place: Coordinates | null
  /** Only where the page shows reviews (features/property/reviews.rules). */
  rating: { stars: number; count: number } | null
  /** Wall-clock times at the hotel, `16:00`. */
  checkIn: string | null
  checkOut: string | null
}

/**
 * The hotel for search engines as a schema.org `Hotel` (W09): exactly what the page shows, without a
 * price. What is not shown is left out; null without a name.
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

/** Stars as every rating of the site shows them: one decimal. */
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
    // Readers of schema.org want the code of the country whose name is shown.
    addressCountry: country?.code || country?.description,
  })
  return Object.keys(parts).length > 0 ? { '@type': 'PostalAddress', ...parts } : null
}

/** schema.org's Time has seconds; without a zone it is the hotel's own. */
function timeOf(time: string | null): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(time?.trim() ?? '') ?? []
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}:00` : null
}

function withoutGaps(object: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(object)
  return Object.fromEntries(entries.filter(([, value]) => value != null && value !== ''))
}
