/**
 * Gives each party a room type, so that no type is used more often than it has rooms and the sum of
 * the costs is the lowest: `costs[party][room]`, infinite where the party does not fit. Null: they
 * cannot all be housed. Each party is added on the shortest augmenting path, so that one that is
 * housed already moves to another type where that is cheaper for all.
 */
export function assignRooms(
  costs: readonly (readonly number[])[],
  rooms: readonly number[],
): number[] | null {
  const assigned: number[] = []
  for (let party = 0; party < costs.length; party += 1) {
    if (!addParty(costs, rooms, assigned, party)) return null
  }
  return assigned
}

function addParty(
  costs: readonly (readonly number[])[],
  rooms: readonly number[],
  assigned: number[],
  party: number,
): boolean {
  const lowest = [...(costs[party] ?? [])]
  /** The party that would move to the room type; for all others it is the new one. */
  const mover = lowest.map(() => party)
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const [housed, from] of assigned.entries()) {
      const base = at(lowest, from) - cost(costs, housed, from)
      for (let to = 0; to < lowest.length; to += 1) {
        const sum = base + cost(costs, housed, to)
        if (sum < at(lowest, to)) {
          lowest[to] = sum
          mover[to] = housed
          isBetter = true
        }
      }
    }
  }
  let to = cheapestFree(lowest, rooms, assigned)
  if (to === null) return false
  for (let moved = mover[to] ?? party; ; moved = mover[to] ?? party) {
    const from = assigned[moved]
    assigned[moved] = to
    if (moved === party || from === undefined) return true
    to = from
  }
}

/** The room type with a free room that costs the least; null for none. */
function cheapestFree(lowest: number[], rooms: readonly number[], assigned: number[]) {
  let best: number | null = null
  for (let room = 0; room < lowest.length; room += 1) {
    const used = assigned.filter((taken) => taken === room).length
    const isFree = used < at(rooms, room) && at(lowest, room) < Number.POSITIVE_INFINITY
    if (isFree && (best === null || at(lowest, room) < at(lowest, best))) best = room
  }
  return best
}

function cost(costs: readonly (readonly number[])[], party: number, room: number): number {
  return at(costs[party] ?? [], room)
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Number.POSITIVE_INFINITY
}
