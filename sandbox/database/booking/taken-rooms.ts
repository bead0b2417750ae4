import { and, gt, gte, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { claims, overrides } from './booking-schema'

/** Rooms of a type that are not for sale in a night: booked, held or withheld. */
export type TakenRooms = (hotelId: string, roomType: string, night: string) => number

interface Asked {
  hotelIds: readonly string[]
  /** First night, and the day after the last. */
  from: string
  to: string
  now: number
  /** Whose own rooms count as free. */
  except?: string | readonly string[]
}

/** What is taken of hotels in a range of nights; a hold that has expired takes nothing. */
export async function findTakenRooms(
  db: Pick<Drizzle, 'select'>,
  { hotelIds, from, to, now, except }: Asked,
): Promise<TakenRooms> {
  const ids = [...hotelIds]
  const claimed = await db
    .select({
      hotelId: claims.hotelId,
      roomType: claims.roomType,
      night: claims.night,
      rooms: sql<number>`count(*)::integer`,
    })
    .from(claims)
    .where(
      and(
        inArray(claims.hotelId, ids),
        gte(claims.night, from),
        lt(claims.night, to),
        or(isNull(claims.expiresAt), gt(claims.expiresAt, new Date(now))),
        except === undefined ? undefined : notInArray(claims.owner, [except].flat()),
      ),
    )
    .groupBy(claims.hotelId, claims.roomType, claims.night)
  const withheld = await db
    .select()
    .from(overrides)
    .where(
      and(inArray(overrides.hotelId, ids), gte(overrides.night, from), lt(overrides.night, to)),
    )
  const taken = new Map<string, number>()
  const add = (key: string, rooms: number) => taken.set(key, (taken.get(key) ?? 0) + rooms)
  for (const { rooms, ...at } of claimed) add(keyOf(at.hotelId, at.roomType, at.night), rooms)
  for (const { withheld: rooms, ...at } of withheld) {
    add(keyOf(at.hotelId, at.roomType, at.night), rooms)
  }
  return (...key) => taken.get(keyOf(...key)) ?? 0
}

function keyOf(hotelId: string, roomType: string, night: string): string {
  return `${hotelId} ${roomType} ${night}`
}
