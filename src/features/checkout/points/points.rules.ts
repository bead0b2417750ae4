import { toWestern } from '../../../rules/formats/digits'
import type { DetailsPart } from '../details.rules'

/** Id of an item. */
const OF_A_ROOM = /^[\w-]{1,40}$/

/** Of a number below a thousand millions, with marks between its thousands. */
const LONGEST_POINTS = 11

/**
 * How many points a visitor has typed for each room (W23), so that a refused form has it again. What a room uses is
 * in the cart itself.
 */
export const pointsPart: DetailsPart = {
  name: 'points',
  longest: (field) => (OF_A_ROOM.test(field) ? LONGEST_POINTS : null),
  problemsOf: () => ({}),
}

/** Points that are typed: a whole number in any digits, with or without marks between its thousands; else null. */
export function pointsTyped(text: string): number | null {
  const digits = toWestern(text.normalize('NFKC')).replace(/[\s.,'’٬،\u00a0\u202f]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
