import { roomsOf } from '../../seed/rooms'
import { type FeatureCode, featureGroups } from '../../seed/rooms/features'
import type { Locale, Localized, SeedHotel } from '../../seed/seed-types'
import { roomTypeView } from './product-view'

/** A room type, and what it has, by group in the order of W21; an unknown code is left out. */
export function roomFeatures(hotel: SeedHotel, roomCode: string, locale: Locale) {
  const room = roomsOf(hotel.id).find(({ code }) => code === roomCode)
  const groups = featureGroups.map(({ code, name, features }) => {
    const names: Readonly<Record<string, Localized | undefined>> = features
    return {
      code,
      name: name[locale],
      features: (room?.featureCodes ?? []).flatMap((feature) => names[feature]?.[locale] ?? []),
    }
  })
  return {
    roomType: room ? roomTypeView(room, { hotel, locale }) : null,
    groups: groups.filter(({ features }) => features.length > 0),
  }
}

/** Names of features in the order of their groups; an unknown code is left out. */
export function featureNames(codes: readonly FeatureCode[], locale: Locale): string[] {
  return featureGroups.flatMap(({ features }) =>
    codes.flatMap((code) => features[code]?.[locale] ?? []),
  )
}
