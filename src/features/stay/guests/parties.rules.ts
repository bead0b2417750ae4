import { type Party, STAY_LIMITS } from '../../../rules/stay/stay-search'

/** A room as a search without a word about guests has it. */
const NEW_ROOM: Party = { adults: 1, childAges: [] }

/** Ages at which a guest counts as a child (W16). */
export const CHILD_AGES: readonly number[] = Array.from({ length: 18 }, (_, age) => age)

export type Guests = 'adults' | 'children'

/** The number of guests of a kind in a room. */
export function guestsIn({ adults, childAges }: Party, kind: Guests): number {
  return kind === 'adults' ? adults : childAges.length
}

/** The least and the most guests of a kind that the room may have, given its other guests. */
export function boundsOf({ adults, childAges }: Party, kind: Guests): { min: number; max: number } {
  const { guests, adults: mostAdults } = STAY_LIMITS
  return kind === 'adults'
    ? { min: 1, max: Math.min(mostAdults, guests - childAges.length) }
    : { min: 0, max: guests - adults }
}

/** The parties with one guest of a kind more or fewer in a room; unchanged beyond the limits. */
export function withGuests(
  parties: readonly Party[],
  room: number,
  kind: Guests,
  step: 1 | -1,
): readonly Party[] {
  return changed(parties, room, (party) => {
    const { min, max } = boundsOf(party, kind)
    const count = guestsIn(party, kind) + step
    if (count < min || count > max) return party
    if (kind === 'adults') return { ...party, adults: count }
    const { childAges } = party
    return { ...party, childAges: step > 0 ? [...childAges, null] : childAges.slice(0, -1) }
  })
}

/** The parties with the age of one child; null: not chosen. */
export function withAge(
  parties: readonly Party[],
  room: number,
  child: number,
  age: number | null,
): readonly Party[] {
  return changed(parties, room, (party) => ({
    ...party,
    childAges: party.childAges.map((known, index) => (index === child ? age : known)),
  }))
}

/** The parties with one room more, or fewer; unchanged beyond the limits. */
export function withRoom(parties: readonly Party[]): readonly Party[] {
  return parties.length < STAY_LIMITS.rooms ? [...parties, NEW_ROOM] : parties
}

export function withoutRoom(parties: readonly Party[], room: number): readonly Party[] {
  return parties.length > 1 ? parties.filter((_, index) => index !== room) : parties
}

/** All guests of all rooms. */
export function guestCount(parties: readonly Party[]): number {
  return parties.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0)
}

function changed(
  parties: readonly Party[],
  room: number,
  change: (party: Party) => Party,
): readonly Party[] {
  return parties.map((party, index) => (index === room ? change(party) : party))
}
