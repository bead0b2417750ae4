import type { DetailsPart } from '../details.rules'

/** `<item id>.<code>`. */
const OF_A_ROOM = /^[\w-]{1,40}\.[A-Z0-9]{1,20}$/

/**
 * How many of each extra a visitor has typed for each room (W86), so that a refused form has it again.
 * What a room has is in the cart itself.
 */
export const extrasPart: DetailsPart = {
  name: 'extras',
  longest: (field) => (OF_A_ROOM.test(field) ? 2 : null),
  problemsOf: () => ({}),
}
