/** Which product an id names; whether it exists is another question. */
export interface ProductKey {
  hotelId: string
  roomCode: string
  planCode: string
}

/** The id of a room type at a plan, the same for every stay: `MUCDE.KTAL.FLEX`. */
export function productId({ hotelId, roomCode, planCode }: ProductKey): string {
  return `${hotelId}.${roomCode}.${planCode}`
}

/** Null for a text that is no id of a product. */
export function readProductId(id: string): ProductKey | null {
  const [, hotelId, roomCode, planCode] = /^([A-Z\d]+)\.([A-Z\d]+)\.([A-Z\d]+)$/.exec(id) ?? []
  return hotelId && roomCode && planCode ? { hotelId, roomCode, planCode } : null
}
