import type { OwnCart } from '../cart/cart-of-hotel'
import { quoteOfOrder } from './order-quote'

/** Id of the room at this index of a cart: also of one of an order that is not sold as it was; '' for none. */
export function itemAt({ quote, change }: OwnCart, index: number): string {
  const room = quote.rooms.find(({ roomIndex }) => roomIndex === index)
  return room?.id ?? livingItems(change)[index] ?? ''
}

/** The index of a room of a cart by its id; null for one that it does not have. */
export function roomAt({ quote, change }: OwnCart, itemId: string): number | null {
  const room = quote.rooms.find(({ id }) => id === itemId)
  const index = livingItems(change).indexOf(itemId)
  return room?.roomIndex ?? (index < 0 ? null : index)
}

/** Ids of the rooms of an order that are not cancelled, in the order that a cart has them. */
function livingItems(change: OwnCart['change']): string[] {
  return change ? quoteOfOrder(change.order).rooms.map(({ id }) => id) : []
}
