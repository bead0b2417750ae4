import { valuesOf } from '../../../src/features/checkout/details.rules'
import {
  FREE,
  nightField,
  nightsField,
  pointsPart,
  pointsTyped,
} from '../../../src/features/checkout/points/points.rules'
import { awardedNights } from '../../../src/rules/points/free-nights'
import type { QuotedRoom } from '../../database/booking/quote'
import type { RoomSplitInput } from './cart-draft'
import type { FreeNightsAsked } from './free-nights-of-cart'

type Body = Readonly<Record<string, unknown>>
type Room = Pick<QuotedRoom, 'id' | 'points' | 'nights'>

/**
 * How many points pay for each room, as a form sends them; a room that it does not name stays as it is, and one
 * with an empty field is paid with money.
 */
export function splitIn(body: Body, rooms: readonly Room[]): RoomSplitInput[] {
  const fields = fieldsOf(body)
  return rooms.flatMap(({ id, points: used }) => {
    const text = fields[id]
    if (text === undefined) return []
    // What is no number is no number of points.
    const points = text === '' ? 0 : (pointsTyped(text) ?? Number.NaN)
    return points === (used ?? 0) ? [] : [{ itemId: id, points }]
  })
}

/** The nights that awards are to pay for, of the rooms whose nights a form has and of which others are ticked. */
export function freeNightsIn(body: Body, rooms: readonly Room[]): FreeNightsAsked[] {
  const fields = fieldsOf(body)
  return rooms.flatMap((room) => {
    const { id: itemId } = room
    if (fields[nightsField(itemId)] === undefined) return []
    const nights = room.nights
      .map(({ date }) => date)
      .filter((date) => fields[nightField(itemId, date)] === FREE)
    const before = awardedNights(room).map(({ date }) => date)
    return nights.join() === before.join() ? [] : [{ itemId, nights }]
  })
}

function fieldsOf(body: Body) {
  const texts = Object.entries(body).filter((field): field is [string, string] => {
    return typeof field[1] === 'string'
  })
  return valuesOf(pointsPart, Object.fromEntries(texts))
}
