import { toWestern } from '../../../rules/formats/digits'
import type { DetailsPart } from '../details.rules'

/** Id of an item; with a date, its night. */
const OF_A_ROOM = /^[\w-]{1,40}$/
const OF_A_NIGHT = /^[\w-]{1,40}:\d{4}-\d\d-\d\d$/
const OF_NIGHTS = /^[\w-]{1,40}:nights$/

/** Of a number below a thousand millions, with marks between its thousands. */
const LONGEST_POINTS = 11

/**
 * How many points a visitor has typed for each room, and which nights were ticked for awards (W23), so that a refused
 * form has it again. What a room uses is in the cart itself.
 */
export const pointsPart: DetailsPart = {
  name: 'points',
  longest: (field) => {
    if (OF_A_ROOM.test(field)) return LONGEST_POINTS
    return OF_A_NIGHT.test(field) || OF_NIGHTS.test(field) ? FREE.length : null
  },
  problemsOf: () => ({}),
}

/** Of a night that an award is to pay for. */
export const FREE = 'free'

/** The field of a night, and the one that says that the nights of a room are in a form, ticked or not. */
export const nightField = (itemId: string, date: string) => `${itemId}:${date}`
export const nightsField = (itemId: string) => `${itemId}:nights`

/** Points that are typed: a whole number in any digits, with or without marks between its thousands; else null. */
export function pointsTyped(text: string): number | null {
  const digits = toWestern(text.normalize('NFKC')).replace(/[\s.,'’٬،\u00a0\u202f]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
