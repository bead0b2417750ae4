import type { OfferContext } from '../../engine/answers/offers'
import { productId, readProductId } from '../../engine/sale/product-id'
import { daysOf } from '../change/room-days'
import type { OwnCart } from './cart-of-hotel'
import { takenWith } from './quote-rooms'
import type { RoomWithPlan } from './quoted-rooms'
import { searchOfRoom } from './wanted-room'

/** What the engine is asked for the room of a cart at the rate that points pay for; null for an unknown product. */
export function roomInPoints(
  { quote }: Pick<OwnCart, 'quote'>,
  room: Pick<RoomWithPlan, 'id' | 'roomIndex' | 'nights'>,
  base: OfferContext,
) {
  const { roomIndex } = room
  const key = readProductId(room.id)
  return (
    key && {
      id: productId({ ...key, planCode: 'PNTS' }),
      search: { ...searchOfRoom(quote.search, { stay: daysOf(room) }), usePoints: true },
      context: { ...base, taken: takenWith(base.taken, quote, roomIndex), roomIndex },
    }
  )
}
