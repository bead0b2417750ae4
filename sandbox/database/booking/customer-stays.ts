import { type SQL, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import type { OrderRoom } from './orders'
import type { Quote } from './quote'

/** Where a stay is listed: `upcoming` as long as a room of it is to come or in house, `cancelled` once all are. */
export type StayTab = 'upcoming' | 'past' | 'cancelled'

/** The day at a hotel, `YYYY-MM-DD`. */
export interface HotelDay {
  hotelId: string
  today: string
}

/** What a list shows of an order: no guest, no card and nothing that was said about it. */
export interface ListedStay {
  handle: string
  cartId: string
  hotelId: string
  revision: number
  bookedAt: Date
  tab: StayTab
  quote: Quote
  rooms: readonly Pick<
    OrderRoom,
    'itemId' | 'roomIndex' | 'confirmationNumber' | 'checkIn' | 'checkOut' | 'cancelledAt' | 'stage'
  >[]
}

type Reading = Pick<Drizzle, 'execute'>

interface Listing {
  customerId: string
  tab: StayTab
  /** From 1; one that is before the first or after the last is that one. */
  page: number
  size: number
  days: readonly HotelDay[]
  /** How long a stay that is over is listed after its departure. */
  pastMonths: number
}

/**
 * One page of a member's stays and how many there are in each tab, in one statement. To come: the next one first;
 * over or cancelled: the last one first. Stays of one arrival are in the order of their numbers. Orders of a hotel
 * without a day are left out.
 */
export async function listCustomerStays(
  db: Reading,
  { customerId, tab, page, size, days, pastMonths }: Listing,
): Promise<{ counts: Record<StayTab, number>; page: number; stays: ListedStay[] }> {
  const direction = tab === 'upcoming' ? sql.raw('ASC') : sql.raw('DESC')
  const [row] = await rowsOf<{ counts: Record<StayTab, number>; page: number; stays: StayRow[] }>(
    db,
    sql`
    WITH ${staysOf(days, sql`orders.customer_id = ${customerId}`)},
    listed AS (
      SELECT * FROM stays WHERE tab <> 'past'
        OR departure >= today - make_interval(months => ${pastMonths}::integer)
    ),
    counted AS (SELECT tab, count(*)::integer AS count FROM listed GROUP BY tab),
    asked AS (
      SELECT greatest(1, least(${page}::integer, ceil(
        coalesce((SELECT count FROM counted WHERE tab = ${tab}), 0) / ${size}::numeric
      )::integer)) AS page
    ),
    ranked AS (
      SELECT listed.*, row_number() OVER (ORDER BY arrival ${direction}, number, id) AS place
      FROM listed WHERE tab = ${tab}
    ),
    shown AS (
      SELECT ranked.* FROM ranked, asked
      WHERE place > (asked.page - 1) * ${size}::integer AND place <= asked.page * ${size}::integer
    )
    SELECT (SELECT coalesce(json_object_agg(tab, count), '{}') FROM counted) AS counts,
      (SELECT page FROM asked) AS page, ${asJson(sql`place`)} AS stays`,
  )
  const counts = { upcoming: 0, past: 0, cancelled: 0, ...row?.counts }
  return { counts, page: row?.page ?? 1, stays: (row?.stays ?? []).map(stayOf) }
}

/** Whose stays are asked for: those of the member, those that the session has booked, and those that it has found. */
export interface StayReader {
  customerId: string | null
  ownerKey: string | null
  /** Handles of orders; those that are for their members only are left out. */
  found: readonly string[]
}

interface Next {
  days: readonly HotelDay[]
  /** At most so many days after today. */
  daysAhead: number
  most: number
  /** The handle of an order that is left out; null: none is. */
  except: string | null
}

/** The stays that a reader is in or travels to next, the first arrival first. */
export async function findNextStays(
  db: Reading,
  { customerId, ownerKey, found }: StayReader,
  { days, daysAhead, most, except }: Next,
): Promise<ListedStay[]> {
  const conditions = [
    ...(customerId === null ? [] : [sql`orders.customer_id = ${customerId}`]),
    ...(ownerKey === null ? [] : [sql`orders.owner_key = ${ownerKey}`]),
    ...found.map((handle) => sql`(orders.handle = ${handle} AND NOT orders.is_members_only)`),
  ]
  if (conditions.length === 0) return []
  const [row] = await rowsOf<{ stays: StayRow[] }>(
    db,
    sql`
    WITH ${staysOf(days, sql`(${sql.join(conditions, sql` OR `)})`)},
    shown AS (
      SELECT * FROM stays
      WHERE tab = 'upcoming' AND arrival <= today + ${daysAhead}::integer
        AND handle IS DISTINCT FROM ${except}::text
      ORDER BY arrival, number, id LIMIT ${most}::integer
    )
    SELECT ${asJson(sql`arrival, number, id`)} AS stays`,
  )
  return (row?.stays ?? []).map(stayOf)
}

/**
 * The orders that fulfil a condition, each with its tab, arrival, departure and number: those of the rooms that
 * are not cancelled, if there are any. A test holds the tab to `rules/order/room-states`.
 */
function staysOf(days: readonly HotelDay[], condition: SQL): SQL {
  const list = JSON.stringify(days.map(({ hotelId, today }) => ({ hotel_id: hotelId, today })))
  return sql`
    days AS (SELECT * FROM json_to_recordset(${list}::json) AS days (hotel_id text, today date)),
    stays AS (
      SELECT orders.id, orders.handle, days.today,
        CASE
          WHEN bool_or(cancelled_at IS NULL AND check_out >= today AND stage NOT IN ('out', 'noShow'))
            THEN 'upcoming'
          WHEN bool_or(cancelled_at IS NULL) THEN 'past'
          ELSE 'cancelled'
        END AS tab,
        coalesce(min(check_in) FILTER (WHERE cancelled_at IS NULL), min(check_in)) AS arrival,
        coalesce(max(check_out) FILTER (WHERE cancelled_at IS NULL), max(check_out)) AS departure,
        min(confirmation_number) AS number
      FROM orders JOIN days USING (hotel_id) JOIN order_items ON order_items.order_id = orders.id
      WHERE ${condition}
      GROUP BY orders.id, days.today
    )`
}

/** The orders of `shown` as one JSON value, in an order of its columns. */
function asJson(order: SQL): SQL {
  return sql`(
    SELECT coalesce(json_agg(json_build_object(
      'tab', shown.tab, 'handle', orders.handle, 'cartId', orders.cart_id,
      'hotelId', orders.hotel_id, 'revision', orders.revision, 'quote', orders.quote,
      'bookedAt', extract(epoch FROM orders.booked_at) * 1000,
      'rooms', (
        SELECT json_agg(json_build_object(
          'itemId', item_id, 'roomIndex', room_index, 'confirmationNumber', confirmation_number,
          'checkIn', check_in, 'checkOut', check_out,
          'cancelledAt', extract(epoch FROM cancelled_at) * 1000, 'stage', stage
        ) ORDER BY room_index)
        FROM order_items WHERE order_items.order_id = orders.id
      )
    ) ORDER BY ${order}), '[]')
    FROM shown JOIN orders USING (id)
  )`
}

interface StayRow extends Omit<ListedStay, 'bookedAt' | 'rooms'> {
  /** ms since 1970. */
  bookedAt: number
  rooms: (Omit<ListedStay['rooms'][number], 'cancelledAt'> & { cancelledAt: number | null })[]
}

function stayOf({ bookedAt, rooms, ...row }: StayRow): ListedStay {
  return {
    ...row,
    bookedAt: new Date(bookedAt),
    rooms: rooms.map((room) => ({
      ...room,
      cancelledAt: room.cancelledAt === null ? null : new Date(room.cancelledAt),
    })),
  }
}

async function rowsOf<Row>(db: Reading, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] }
  return rows
}
