/** A requested picture, parsed from its address. */
export interface PictureRequest {
  index: number
  width: number
  height: number
  format: 'webp' | 'jpg'
  quality: number
}

const LARGEST_SIDE = 2400
const DEFAULT_QUALITY = 90

/** The default size. */
const WHOLE = { width: '1200', height: '675' }

export interface PictureQuery {
  q?: string
  width?: string
  height?: string
  quality?: string
}

/**
 * Reads the address of a fixed rendition, `{index}-{width}x{height}.{webp|jpg}` with `q`, or of a
 * dynamic one, `{index}.{webp|jpg}` with `width`, `height` and `quality`. Returns 'unknown' for any
 * other address, and 'nonsense' for an impossible size or quality.
 */
export function readPictureRequest(
  file: string,
  query: PictureQuery,
): PictureRequest | 'unknown' | 'nonsense' {
  const [, index, fixed, wideText, tallText, format] =
    /^(\d{1,3})(-([^.x]*)x([^.x]*))?\.(webp|jpg)$/.exec(file) ?? []
  if (index === undefined) return 'unknown'
  const asked =
    fixed === undefined
      ? { ...WHOLE, ...query }
      : { width: wideText, height: tallText, quality: query.q }
  const wide = readWhole(asked.width, LARGEST_SIDE)
  const tall = readWhole(asked.height, LARGEST_SIDE)
  const quality = asked.quality === undefined ? DEFAULT_QUALITY : readWhole(asked.quality, 100)
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
