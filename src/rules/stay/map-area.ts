/** A part of the map in degrees; a west that is greater than the east lies before the date line. */
export interface MapArea {
  south: number
  west: number
  north: number
  east: number
}

const NUMBERS = /^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/

/** The area of `south,west,north,east`, to the ten metres; null for anything else, or for a line. */
export function parseArea(text: string): MapArea | null {
  if (!NUMBERS.test(text)) return null
  const [south, west, north, east] = text.split(',').map(Number) as [number, number, number, number]
  return mapArea({ south, west, north, east })
}

/** The area with sides that an address can have; null for a line. */
export function mapArea({ south, west, north, east }: MapArea): MapArea | null {
  const area = {
    south: degrees(south, 90),
    west: degrees(west, 180),
    north: degrees(north, 90),
    east: degrees(east, 180),
  }
  return area.south < area.north && area.west !== area.east ? area : null
}

/** The area as an address has it; '' for none. */
export function formatArea(area: MapArea | null): string {
  return area ? [area.south, area.west, area.north, area.east].join() : ''
}

/** Four decimals; never a negative zero. */
function degrees(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, -most), most) * 1e4) / 1e4 || 0
}
