import type { Photo, PhotoCategory } from '../../features/property/photos/photos.rules'

/** The visitor's position among the photos, also when photos turn out to be broken. */
export interface Place {
  /** Null until the visitor has moved: then `start` applies. */
  id: string | null
  start: number
  category: PhotoCategory | null
  broken: readonly string[]
}

/** The working photos of the position's category; of all categories if none is left. */
export function photosAt(all: readonly Photo[], { category, broken }: Place): readonly Photo[] {
  const usable = all.filter(({ id }) => !broken.includes(id))
  const wanted = usable.filter((photo) => photo.category === category)
  return category && wanted.length > 0 ? wanted : usable
}

/** Index of the position's photo in `photosAt`. */
export function indexAt(photos: readonly Photo[], { id, start }: Place): number {
  const found = photos.findIndex((photo) => photo.id === id)
  return found >= 0 ? found : Math.max(0, Math.min(start, photos.length - 1))
}

/** The position after a photo turned out to be broken: the same photo, or the next one. */
export function without(all: readonly Photo[], place: Place, id: string): Place {
  if (place.broken.includes(id)) return place
  const photos = photosAt(all, place)
  const start = indexAt(photos, place)
  const current = photos[start]?.id
  const next = { ...place, broken: [...place.broken, id] }
  return { ...next, start, id: current === id ? null : (current ?? null) }
}
