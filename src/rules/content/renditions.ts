/** A picture's size in CSS pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** Default quality of a picture (E4-03). */
export const PICTURE_QUALITY = 90

/** A picture of the API (D.2). Each field may be missing. */
export interface Rendition {
  renditionPath?: string | null
  damPath?: string | null
  dynamic?: boolean | null
}

/** The address of a dynamic rendition at exactly this size. */
export function renditionUrl(
  path: string,
  { width, height }: PictureSize,
  quality = PICTURE_QUALITY,
): string {
  const joint = path.includes('?') ? '&' : '?'
  return `${path}${joint}width=${width}&height=${height}&quality=${quality}`
}

/** The same picture for screens of one and of two pixels per CSS pixel, as a `srcset`. */
export function densitySet(path: string, size: PictureSize, quality?: number): string {
  const double = { width: 2 * size.width, height: 2 * size.height }
  return `${renditionUrl(path, size, quality)} 1x, ${renditionUrl(path, double, quality)} 2x`
}

/**
 * The same picture in several widths, as a `srcset` with width descriptors; the browser chooses by
 * `sizes`.
 */
export function widthSet(path: string, sizes: readonly PictureSize[], quality?: number): string {
  return sizes.map((size) => `${renditionUrl(path, size, quality)} ${size.width}w`).join(', ')
}

/**
 * The address of a picture: a path that accepts a size (`isDynamic`), or one address for every
 * size. Null without an address, or when the address is neither a path nor http(s).
 */
export function pictureOf(rendition: Rendition): { path: string; isDynamic: boolean } | null {
  const { renditionPath, damPath, dynamic } = rendition
  const path = dynamic && renditionPath ? renditionPath : (damPath ?? renditionPath)
  if (!path || !isPictureAddress(path)) return null
  return { path, isDynamic: Boolean(dynamic && renditionPath) }
}

/**
 * Whether an authored picture is served from a path that accepts a size (`config.dynamicMedia`).
 */
export function isDynamicMedia(src: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => src.startsWith(prefix))
}

/**
 * Whether the address is a path, http(s) or without a protocol, and has no characters that would break a
 * `srcset`.
 */
export function isPictureAddress(address: string): boolean {
  return /^(?:https?:\/\/|\/)[^\s,\\]+$/i.test(address)
}
