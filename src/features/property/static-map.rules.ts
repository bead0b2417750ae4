import { isPictureAddress, type PictureSize } from '../../rules/content/renditions'

/** A place in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** The place if both degrees are known and on earth; else null. */
export function coordinatesOf(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): Coordinates | null {
  const isOnEarth =
    Math.abs(latitude ?? Number.NaN) <= 90 && Math.abs(longitude ?? Number.NaN) <= 180
  return isOnEarth ? { latitude: latitude as number, longitude: longitude as number } : null
}

/**
 * Address of a map picture: the site's template with `{latitude}`, `{longitude}`, `{width}` and
 * `{height}` filled in. Null where the site has no such service.
 */
export function staticMapSrc(
  template: string | null | undefined,
  place: Coordinates,
  size: PictureSize,
): string | null {
  const values: Record<string, number> = { ...place, ...size }
  const src = (template ?? '').replace(/\{(\w+)\}/g, (whole, name) => `${values[name] ?? whole}`)
  // Services part the degrees by a comma, which only a srcset could not have.
  return isPictureAddress(src.replaceAll(',', '')) ? src : null
}
