import type { Photo, PhotoCategory } from '../../features/property/photos/photos.rules'

/** Where a visitor is among the photos; survives that photos turn out to be broken. */
export interface Place {
  /** Null as long as the visitor has not gone anywhere: then `start` counts. */
  id: string | null
  start: number
  category: PhotoCategory | null
  broken: readonly string[]
}

/** The photos of the place's kind that can be shown; of all kinds when none of that kind is left. */
export function photosAt(all: readonly Photo[], { category, broken }: Place): readonly Photo[] {
  const usable = all.filter(({ id }) => !broken.includes(id))
  const wanted = usable.filter((photo) => photo.category === category)
  return category && wanted.length > 0 ? wanted : usable
}

/** Index of the place's photo in `photosAt`. */
export function indexAt(photos: readonly Photo[], { id, start }: Place): number {
  const found = photos.findIndex((photo) => photo.id === id)
  return found >= 0 ? found : Math.max(0, Math.min(start, photos.length - 1))
}

/** The place after a photo turned out to be broken: the same photo, or the one that follows. */
export function without(all: readonly Photo[], place: Place, id: string): Place {
  if (place.broken.includes(id)) return place
  const photos = photosAt(all, place)
  const start = indexAt(photos, place)
  const current = photos[start]?.id
  const next = { ...place, broken: [...place.broken, id] }
  return { ...next, start, id: current === id ? null : (current ?? null) }
}
