import { generatedHotels } from '../hotels/generated'
import { roomsOf } from '../rooms'

test('each generated hotel sells rooms with codes of their own, the least expensive first', () => {
  for (const { id } of generatedHotels) {
    const bases = roomsOf(id).map(({ base }) => base)
    expect(bases.length).toBeGreaterThan(3)
    expect(bases).toEqual([...bases].sort((a, b) => a - b))
    expect(new Set(roomsOf(id).map(({ code }) => code)).size).toBe(bases.length)
  }
})
