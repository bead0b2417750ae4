import type { PropertyFacts } from '../../features/property/use-property-facts'
import { stripTags } from '../../rules/content/plain-text'
import { formatAddress } from '../../rules/formats/address'
import { formatClockTime } from '../../rules/formats/clock-time'
import { formatDistance } from '../../rules/formats/distance'
import { formatCount } from '../../rules/formats/formatters'
import { phoneLink, phoneOf } from '../../rules/formats/phone'
import { mapsCoordinatesHref, safeHref } from '../../rules/pages/urls'
import type { PropertyDetailsQuery } from '../../services/graphql/operations'

type Details = NonNullable<PropertyDetailsQuery['property']>

/** What is known of a hotel as soon as its header is; null where there is nothing to say. */
export interface HotelFacts {
  name: string
  city: string
  icon: string | null
  address: string | null
  map: string | null
  phone: { href: string; text: string } | null
}

export const POLICIES = ['checkIn', 'checkOut', 'minAge', 'smoking', 'pets'] as const

/** What only the details have; an empty list is a section that is left out. No prices (W64). */
export interface HotelDetails {
  policies: { name: (typeof POLICIES)[number]; text: string }[]
  directions: { from: string; distance: string; text: string }[]
  amenities: { name: string; isPaid: boolean }[]
}

export function hotelFacts(
  property: PropertyFacts,
  locale: string,
  mapBaseUrl: string,
): HotelFacts {
  const { basicInformation, contactInformation, media } = property
  const logos = media?.hotelLogo?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const logo = logos.find(({ isPrimary }) => isPrimary) ?? logos[0]
  return {
    name: basicInformation?.name ?? '',
    city: contactInformation?.address?.city ?? '',
    icon: safeHref(logo?.imageSrc) ?? safeHref(logo?.defaultImage),
    address: formatAddress(contactInformation?.address, locale) || null,
    map: mapsCoordinatesHref(mapBaseUrl, basicInformation?.latitude, basicInformation?.longitude),
    phone: phoneLink(phoneOf(contactInformation?.contactNumbers), locale),
  }
}

export function hotelDetails(property: Details, locale: string): HotelDetails {
  const { checkIn, checkOut, minAge, smoking, pets } = property.policies ?? {}
  const policies = {
    checkIn: formatClockTime(checkIn, locale),
    checkOut: formatClockTime(checkOut, locale),
    minAge: minAge == null ? '' : formatCount(minAge, locale),
    smoking: stripTags(smoking),
    pets: stripTags(pets),
  }
  return {
    policies: POLICIES.flatMap((name) => (policies[name] ? { name, text: policies[name] } : [])),
    directions: (property.directions ?? []).flatMap(({ from, distanceMetres, text }) =>
      from || text
        ? {
            from: stripTags(from),
            distance: formatDistance(distanceMetres, locale),
            text: stripTags(text),
          }
        : [],
    ),
    amenities: (property.amenities ?? []).flatMap(({ name, paid }) =>
      name ? { name: stripTags(name), isPaid: paid === true } : [],
    ),
  }
}
