import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database, Drizzle } from '../database'
import { claims } from './booking-schema'
import { retrying } from './retrying'

/** Rooms of one type that are wanted for one night. */
export interface WantedNight {
  hotelId: string
  roomType: string
  night: string
  rooms: number
  /** Rooms of the type that the hotel sells for this night. */
  capacity: number
}

export interface Hold {
  /** Id of the cart that the rooms are held for. */
  owner: string
  /** Milliseconds since 1970, as is `until`, when the hold expires. */
  now: number
  until: number
}

/**
 * Takes rooms for a while: all that are wanted, or none. What the owner held before is given back.
 * Null once they are taken, else the first night that has too few rooms; the owner then holds what
 * it held before.
 */
export async function holdRooms(
  { db }: Pick<Database, 'db'>,
  hold: Hold,
  wanted: readonly WantedNight[],
): Promise<WantedNight | null> {
  return retrying(() => claimRooms(db, hold, wanted))
}

/** The same inside a transaction, whose owner does it again after a conflict. */
export async function claimRooms(
  db: Pick<Drizzle, 'transaction'>,
  hold: Hold,
  wanted: readonly WantedNight[],
): Promise<WantedNight | null> {
  // All ask in the same order, so that two stays that overlap do not wait for each other.
  const inOrder = [...wanted].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  try {
    await db.transaction(async (tx) => {
      await releaseHold({ db: tx }, hold.owner)
      for (const night of inOrder) await claimNight(tx, hold, night)
    })
    return null
  } catch (error) {
    if (error instanceof TooFewRooms) return error.night
    throw error
  }
}

/** Ends the transaction of a hold. */
class TooFewRooms extends Error {
  override name = 'TooFewRooms'
  constructor(readonly night: WantedNight) {
    super(`Too few rooms: ${keyOf(night)}`)
  }
}

/** Holds what the owner still holds until another time; false when none of it is left. */
export async function extendHold(
  { db }: { db: Pick<Drizzle, 'update'> },
  { owner, now, until }: Hold,
): Promise<boolean> {
  const extended = await db
    .update(claims)
    .set({ expiresAt: new Date(until) })
    .where(and(eq(claims.owner, owner), gt(claims.expiresAt, new Date(now))))
    .returning({ slot: claims.slot })
  return extended.length > 0
}

/** Gives back what an owner holds; a booked room stays booked. */
export async function releaseHold(
  { db }: { db: Pick<Drizzle, 'delete'> },
  owner: string,
): Promise<void> {
  await db.delete(claims).where(and(eq(claims.owner, owner), isNotNull(claims.expiresAt)))
}

/** Room nights that an owner holds at this time. */
export async function countHeld(
  { db }: { db: Pick<Drizzle, '$count'> },
  owner: string,
  now: number,
): Promise<number> {
  return db.$count(claims, and(eq(claims.owner, owner), gt(claims.expiresAt, new Date(now))))
}

/** Books what a cart holds, also what has expired and nobody has taken; returns how many room nights. */
export async function bookHeld(
  { db }: { db: Pick<Drizzle, 'update'> },
  owner: string,
  orderId: string,
): Promise<number> {
  const booked = await db
    .update(claims)
    .set({ expiresAt: null, owner: orderId })
    .where(and(eq(claims.owner, owner), isNotNull(claims.expiresAt)))
    .returning({ slot: claims.slot })
  return booked.length
}

/**
 * Gives rooms of one owner to another one, booked (`expiresAt` null) or until an instant: the cancelled rooms
 * of an order are its own no more, and nobody else's for a while. Returns how many room nights were moved,
 * which are fewer than wanted where the owner has fewer.
 */
export async function moveClaims(
  tx: Pick<Drizzle, 'execute'>,
  { from, to, expiresAt }: { from: string; to: string; expiresAt: Date | null },
  wanted: readonly Pick<WantedNight, 'hotelId' | 'roomType' | 'night' | 'rooms'>[],
): Promise<number> {
  if (wanted.length === 0) return 0
  const nights = sql.join(
    wanted.map(
      ({ hotelId, roomType, night, rooms }) =>
        sql`(${hotelId}, ${roomType}, ${night}::date, ${rooms}::integer)`,
    ),
    sql`, `,
  )
  const until = expiresAt?.toISOString() ?? null
  const { rows } = (await tx.execute(sql`
    WITH wanted (hotel_id, room_type, night, rooms) AS (VALUES ${nights}),
    own AS (
      SELECT hotel_id, room_type, night, slot,
        row_number() OVER (PARTITION BY hotel_id, room_type, night ORDER BY slot DESC) AS place
      FROM claims WHERE owner = ${from}
    )
    UPDATE claims SET owner = ${to}, expires_at = ${until}::timestamptz
    FROM own JOIN wanted USING (hotel_id, room_type, night)
    WHERE claims.hotel_id = own.hotel_id AND claims.room_type = own.room_type
      AND claims.night = own.night AND claims.slot = own.slot AND own.place <= wanted.rooms
    RETURNING claims.slot
  `)) as unknown as { rows: unknown[] }
  return rows.length
}

/** Gives everything back that belongs to an owner, booked or held. */
export async function releaseClaims(tx: Pick<Drizzle, 'delete'>, owner: string): Promise<void> {
  await tx.delete(claims).where(eq(claims.owner, owner))
}

function keyOf({ night, hotelId, roomType }: WantedNight): string {
  return `${night} ${hotelId} ${roomType}`
}

async function claimNight(tx: Drizzle, hold: Hold, wanted: WantedNight): Promise<void> {
  await clearExpired(tx, hold.now, wanted)
  let rooms = 0
  while (rooms < wanted.rooms) {
    const { free, taken } = await claimSlot(tx, hold, wanted)
    if (free === null) throw new TooFewRooms(wanted)
    // If another transaction took the slot meanwhile, the next one may be free.
    if (taken !== null) rooms += 1
  }
}

async function clearExpired(tx: Drizzle, now: number, wanted: WantedNight): Promise<void> {
  const { hotelId, roomType, night } = wanted
  await tx
    .delete(claims)
    .where(
      and(
        eq(claims.hotelId, hotelId),
        eq(claims.roomType, roomType),
        eq(claims.night, night),
        lte(claims.expiresAt, new Date(now)),
      ),
    )
}

interface Slot {
  /** The lowest free one; null when all are taken or withheld. */
  free: number | null
  /** The same once it is the owner's; null if another transaction was faster. */
  taken: number | null
}

/**
 * Tries the lowest free slot, as long as fewer rooms are taken than the hotel does not withhold. A
 * transaction that is about to take the same slot is waited for.
 */
async function claimSlot(tx: Drizzle, hold: Hold, wanted: WantedNight): Promise<Slot> {
  const { hotelId, roomType, night, capacity } = wanted
  const until = new Date(hold.until).toISOString()
  const { rows } = (await tx.execute(sql`
    WITH free AS (
      SELECT slot FROM generate_series(0, ${capacity}::integer - 1) AS numbers (slot)
      WHERE NOT EXISTS (
        SELECT 1 FROM claims WHERE hotel_id = ${hotelId} AND room_type = ${roomType}
          AND night = ${night}::date AND claims.slot = numbers.slot
      ) AND ${capacity}::integer > (
        SELECT count(*) FROM claims WHERE hotel_id = ${hotelId} AND room_type = ${roomType}
          AND night = ${night}::date
      ) + coalesce((
        SELECT withheld FROM overrides WHERE hotel_id = ${hotelId} AND room_type = ${roomType}
          AND night = ${night}::date
      ), 0)
      ORDER BY slot LIMIT 1
    ), taken AS (
      INSERT INTO claims (hotel_id, room_type, night, slot, owner, expires_at)
      SELECT ${hotelId}, ${roomType}, ${night}::date, slot, ${hold.owner}, ${until}::timestamptz
      FROM free ON CONFLICT DO NOTHING RETURNING slot
    )
    SELECT (SELECT slot FROM free) AS free, (SELECT slot FROM taken) AS taken
  `)) as unknown as { rows: [Slot] }
  return rows[0]
}
