const STEP = 4
const LEAST = 24
const MOST = 120

/** How many `ch` one of a unit is about: a digit is half as wide as a letter is high. */
const CH = { ch: 1, em: 2, rem: 2, px: 1 / 8 }

/**
 * An author's width as a number of `ch` that there is a style for, null for no limit, undefined for
 * what is no width: a strict policy allows no style of one's own.
 */
export function readMeasure(width: string): number | null | undefined {
  const text = width.trim().toLowerCase()
  if (['none', '100%', 'auto'].includes(text)) return null
  const [, number, unit] = /^(\d{1,4}(?:\.\d+)?)(ch|em|rem|px)$/.exec(text) ?? []
  if (number === undefined) return undefined
  const ch = Number(number) * CH[unit as keyof typeof CH]
  return Math.min(Math.max(Math.round(ch / STEP) * STEP, LEAST), MOST)
}
