export interface MapRequest {
  latitude: number
  longitude: number
  width: number
  height: number
}

const LARGEST_SIDE = 1200
/** The default size. */
const WHOLE = { width: '640', height: '400' }

/** Reads `{latitude},{longitude}.svg` with `width` and `height`; 'unknown' and 'nonsense' as for pictures. */
export function readMapRequest(
  file: string,
  query: { width?: string; height?: string },
): MapRequest | 'unknown' | 'nonsense' {
  const [, north, east] =
    /^(-?\d{1,3}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)\.svg$/.exec(file) ?? []
  if (north === undefined || east === undefined) return 'unknown'
  const { width, height } = { ...WHOLE, ...query }
  const place = { latitude: Number(north), longitude: Number(east) }
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
  const [wide, tall] = [readSide(width), readSide(height)]
  if (!isOnEarth || !wide || !tall) return 'nonsense'
  return { ...place, width: wide, height: tall }
}

function readSide(text: unknown): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d{0,3}$/.test(text)) return null
  return Number(text) <= LARGEST_SIDE ? Number(text) : null
}
