const STEP = 4
const LEAST = 24
const MOST = 120

/** The approximate number of `ch` per unit: a digit is half as wide as the font size. */
const CH = { ch: 1, em: 2, rem: 2, px: 1 / 8 }

/**
 * Converts an author's width to a number of `ch` for which a style exists, because a strict policy allows
 * no inline styles. Null for no limit, undefined for an invalid width.
 */
export function readMeasure(width: string): number | null | undefined {
  const text = width.trim().toLowerCase()
  if (['none', '100%', 'auto'].includes(text)) return null
  const [, number, unit] = /^(\d{1,4}(?:\.\d+)?)(ch|em|rem|px)$/.exec(text) ?? []
  if (number === undefined) return undefined
  const ch = Number(number) * CH[unit as keyof typeof CH]
  return Math.min(Math.max(Math.round(ch / STEP) * STEP, LEAST), MOST)
}
