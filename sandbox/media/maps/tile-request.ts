/** A square of the map: of 2^z by 2^z that the world has, the one at x from the west, y from the north. */
export interface Tile {
  z: number
  x: number
  y: number
}

/** From a country to a street. */
const LEAST_ZOOM = 4
const MOST_ZOOM = 18

/** Reads `{z}/{x}/{y}.svg`; null for what the world does not have. */
export function readTile(zoom: string, column: string, file: string): Tile | null {
  const row = /^(\d{1,6})\.svg$/.exec(file)?.[1]
  if (row === undefined || !/^\d{1,2}$/.test(zoom) || !/^\d{1,6}$/.test(column)) return null
  const [z, x, y] = [Number(zoom), Number(column), Number(row)]
  const isKnown = z >= LEAST_ZOOM && z <= MOST_ZOOM && x < 2 ** z && y < 2 ** z
  return isKnown ? { z, x, y } : null
}
