import { valuesOf } from '../../../src/features/checkout/details.rules'
import { extrasPart } from '../../../src/features/checkout/extras/extras.rules'
import type { RoomExtrasInput } from './cart-draft'

/** The extras of all rooms as a form sends them; what it does not say of a room is left out. */
export function extrasIn(
  body: Readonly<Record<string, unknown>>,
  rooms: readonly { id: string }[],
): RoomExtrasInput[] {
  const texts = Object.entries(body).filter((field): field is [string, string] => {
    return typeof field[1] === 'string'
  })
  const fields = Object.entries(valuesOf(extrasPart, Object.fromEntries(texts)))
  return rooms.flatMap(({ id }) => {
    const own = fields.filter(([field]) => field.startsWith(`${id}.`))
    const products = own.map(([field, value]) => ({
      code: field.slice(id.length + 1),
      // What is no number is more than any room can have.
      quantity: /^\d{0,2}$/.test(value) ? Number(value) : Number.MAX_SAFE_INTEGER,
    }))
    return products.length > 0 ? [{ itemId: id, products }] : []
  })
}
