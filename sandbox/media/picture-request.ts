/** A picture as its address asks for it. */
export interface PictureRequest {
  index: number
  width: number
  height: number
  format: 'webp' | 'jpg'
  quality: number
}

const LARGEST_SIDE = 2400
const DEFAULT_QUALITY = 90

/**
 * Reads `{index}-{width}x{height}.{webp|jpg}` and `q`.
 * 'unknown' is no address of a picture, 'nonsense' is one that asks for an impossible size or quality.
 */
export function readPictureRequest(
  file: string,
  q: unknown,
): PictureRequest | 'unknown' | 'nonsense' {
  const [, index, width, height, format] =
    /^(\d{1,3})-([^.x]*)x([^.x]*)\.(webp|jpg)$/.exec(file) ?? []
  if (index === undefined) return 'unknown'
  const sides = [readWhole(width, LARGEST_SIDE), readWhole(height, LARGEST_SIDE)]
  const quality = q === undefined ? DEFAULT_QUALITY : readWhole(q, 100)
  const [wide, tall] = sides
  if (!wide || !tall || !quality) return 'nonsense'
  return {
    index: Number(index),
    width: wide,
    height: tall,
    format: format === 'jpg' ? 'jpg' : 'webp',
    quality,
  }
}

function readWhole(text: unknown, most: number): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d{0,4}$/.test(text)) return null
  const value = Number(text)
  return value <= most ? value : null
}
