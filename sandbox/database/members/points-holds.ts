import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AwardCounts } from '../../../src/rules/points/free-nights'
import { carts } from '../booking/booking-schema'
import type { Drizzle } from '../database'
import { customers } from '../schema'

/**
 * Points and free nights that a revision of a cart will spend, and that its member has for nothing else meanwhile.
 * They are held as long as the rooms of that revision are (docs/decisions/0106-stays-in-points.md): a row has no end of its own.
 */
export const pointsHolds = pgTable(
  'points_holds',
  {
    cartId: text('cart_id')
      .primaryKey()
      .references(() => carts.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    points: integer('points').notNull(),
    awards: jsonb('awards').$type<AwardCounts>().notNull().default({}),
  },
  (table) => [index('points_holds_customer').on(table.customerId)],
)

/** Whose points, at what time: ms since 1970. */
export interface PointsReader {
  customerId: string
  now: number
  /** The points that this cart holds are not missing for it. */
  except?: string
}

/** What points and free nights can pay of a cart or a room. */
export interface InKind {
  points: number
  awards: AwardCounts
}

/** What the carts of a member hold of points and free nights. */
export async function liveHoldsOf(
  db: Pick<Drizzle, 'select'>,
  { customerId, now, except }: PointsReader,
): Promise<InKind[]> {
  return db
    .select({ points: pointsHolds.points, awards: pointsHolds.awards })
    .from(pointsHolds)
    .innerJoin(
      carts,
      and(eq(carts.id, pointsHolds.cartId), eq(carts.revision, pointsHolds.revision)),
    )
    .where(
      and(
        eq(pointsHolds.customerId, customerId),
        isNull(carts.orderedAt),
        or(gt(carts.heldUntil, new Date(now)), isNotNull(carts.attemptId)),
        except === undefined ? undefined : ne(carts.id, except),
      ),
    )
}

/** The revision of a cart that holds points. */
export interface Holding {
  id: string
  revision: number
}

/** What the revision of a cart holds of a member's points and free nights, as long as it holds anything. */
export async function pointsHeldBy(
  db: Pick<Drizzle, 'select'>,
  { id, revision }: Holding,
  customerId: string,
): Promise<InKind> {
  const [hold] = await db
    .select({ points: pointsHolds.points, awards: pointsHolds.awards })
    .from(pointsHolds)
    .where(
      and(
        eq(pointsHolds.cartId, id),
        eq(pointsHolds.revision, revision),
        eq(pointsHolds.customerId, customerId),
      ),
    )
  return hold ?? { points: 0, awards: {} }
}
