import { isPictureAddress, type PictureSize } from '../../../rules/content/renditions'

/** Coordinates in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** The coordinates if both are known and possible; else null. */
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
 * `{height}` filled in. Null if the site has no such service.
 */
export function staticMapSrc(
  template: string | null | undefined,
  place: Coordinates,
  size: PictureSize,
): string | null {
  const values: Record<string, number> = { ...place, ...size }
  const src = (template ?? '').replace(/\{(\w+)\}/g, (whole, name) => `${values[name] ?? whole}`)
  // Map services separate the degrees by a comma, which is not allowed in a srcset.
  return isPictureAddress(src.replaceAll(',', '')) ? src : null
}
