import { roomsOf } from '../../seed/rooms'
import { featureGroups } from '../../seed/rooms/features'
import type { Locale, Localized } from '../../seed/seed-types'

/** What a room type has, by group in the order of W21; an unknown code is left out. */
export function roomFeatures(hotelId: string, roomCode: string, locale: Locale) {
  const room = roomsOf(hotelId).find(({ code }) => code === roomCode)
  const groups = featureGroups.map(({ code, name, features }) => {
    const names: Readonly<Record<string, Localized | undefined>> = features
    return {
      code,
      name: name[locale],
      features: (room?.featureCodes ?? []).flatMap((feature) => names[feature]?.[locale] ?? []),
    }
  })
  return { groups: groups.filter(({ features }) => features.length > 0) }
}
