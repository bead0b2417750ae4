import { stripTags } from '../../rules/content/plain-text'
import { formatClockTime } from '../../rules/formats/clock-time'
import { formatDistance } from '../../rules/formats/distance'
import { formatCount } from '../../rules/formats/formatters'
import type { PropertyDetailsQuery } from '../../services/graphql/operations'

type Details = NonNullable<PropertyDetailsQuery['property']>

export const POLICIES = ['checkIn', 'checkOut', 'minAge', 'smoking', 'pets'] as const

/** The data of the details only; a section with an empty list is left out. No prices (W64). */
export interface HotelDetails {
  policies: { name: (typeof POLICIES)[number]; text: string }[]
  directions: { from: string; distance: string; text: string }[]
  amenities: { name: string; isPaid: boolean }[]
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
