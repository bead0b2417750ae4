import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Database, Drizzle } from '../database'
import { type Message, sendMessage } from '../members/messages'
import { LEASE_MS } from './order-attempts'
import { addOrderEvent } from './order-events'
import { payments, policies } from './order-schema'
import type { Policy } from './orders'
import { retrying } from './retrying'
import { isSweepDue, oneMoreFailure } from './sweep-failures'

/** What something can still become of. */
const OPEN = ['wanted', 'buying', 'unknown'] as const

/**
 * Orders whose insurance nobody works at, and that their guests had the time to buy; those that wait
 * longest first, without those that failed a short time ago.
 */
export async function leftPolicies(
  { db }: Pick<Database, 'db'>,
  machineNow: number,
): Promise<string[]> {
  const rows = await db
    .select({ orderId: policies.orderId })
    .from(policies)
    .where(
      and(
        inArray(policies.state, [...OPEN]),
        lte(policies.leaseUntil, new Date(machineNow)),
        isSweepDue(policies, machineNow),
      ),
    )
    .orderBy(policies.leaseUntil)
  return rows.map(({ orderId }) => orderId)
}

/** A sweep could not finish the policy: the next ones leave it alone for a while. Returns its failures. */
export async function delayPolicy(
  { db }: Pick<Database, 'db'>,
  orderId: string,
  machineNow: number,
): Promise<number> {
  const [row] = await db
    .update(policies)
    .set(oneMoreFailure(policies, machineNow))
    .where(eq(policies.orderId, orderId))
    .returning({ failures: policies.failures })
  return row?.failures ?? 0
}

/** Makes a policy this process's own; null if another one works at it, or it has ended. */
export async function takePolicy(
  { db }: Pick<Database, 'db'>,
  orderId: string,
  machineNow: number,
): Promise<Policy | null> {
  const [row] = await db
    .update(policies)
    .set({ state: 'buying', leaseUntil: new Date(machineNow + LEASE_MS) })
    .where(
      and(
        eq(policies.orderId, orderId),
        inArray(policies.state, [...OPEN]),
        or(eq(policies.state, 'wanted'), lte(policies.leaseUntil, new Date(machineNow))),
      ),
    )
    .returning()
  return row ?? null
}

/** The guest tries again after a refusal, once for each number; else nothing happens. */
export async function retryPolicy(
  { db }: Pick<Database, 'db'>,
  orderId: string,
  wanted: number,
): Promise<void> {
  await db
    .update(policies)
    .set({ state: 'wanted', try: wanted, leaseUntil: new Date(0) })
    .where(
      and(
        eq(policies.orderId, orderId),
        eq(policies.state, 'failed'),
        eq(policies.try, wanted - 1),
      ),
    )
}

/** Neither bought nor refused, as far as is known: anyone may ask again from now on. */
export async function losePolicy(
  { db }: Pick<Database, 'db'>,
  { orderId, try: made }: Policy,
): Promise<void> {
  await db
    .update(policies)
    .set({ state: 'unknown', leaseUntil: new Date(0) })
    .where(and(eq(policies.orderId, orderId), eq(policies.try, made), eq(policies.state, 'buying')))
}

/** The charge was refused, which is final for this try. */
export async function refusePolicy(
  { db }: Pick<Database, 'db'>,
  { orderId, try: made }: Policy,
): Promise<void> {
  await db
    .update(policies)
    .set({ state: 'failed' })
    .where(and(eq(policies.orderId, orderId), eq(policies.try, made), ne(policies.state, 'bought')))
}

type Charge = Omit<typeof payments.$inferInsert, 'orderId' | 'purpose'>

interface Bought {
  policyNumber: string
  charge: Charge
  /** To the guest; null while no mail can be sent. */
  mail: Message | null
}

/** Writes the policy, its payment and its mail, once. */
export async function storePolicy(
  { db }: Pick<Database, 'db'>,
  { orderId }: Policy,
  { policyNumber, charge, mail }: Bought,
): Promise<void> {
  await retrying(() =>
    db.transaction(async (tx) => {
      const policy = await lockPolicy(tx, orderId)
      if (policy.state === 'bought') return
      await tx.insert(payments).values({ ...charge, orderId, purpose: 'insurance' })
      await tx
        .update(policies)
        .set({ state: 'bought', policyNumber })
        .where(eq(policies.orderId, orderId))
      await addOrderEvent(tx, orderId, { type: 'insured', data: {}, at: charge.at })
      if (mail) await sendMessage({ db: tx }, mail)
    }),
  )
}

/** The rest of a premium is paid, so that all of the stay is covered; or it is not, and nothing more is covered. */
export async function settleCover(
  tx: Pick<Drizzle, 'update'>,
  { orderId, amount }: { orderId: string; amount: number },
  state: 'done' | 'refused',
): Promise<void> {
  await tx
    .update(policies)
    .set(state === 'done' ? { covered: null } : { premium: sql`${policies.premium} - ${amount}` })
    .where(eq(policies.orderId, orderId))
}

async function lockPolicy(tx: Pick<Drizzle, 'select'>, orderId: string): Promise<Policy> {
  const [row] = await tx.select().from(policies).where(eq(policies.orderId, orderId)).for('update')
  if (!row) throw new Error(`Order ${orderId} has no policy: it is deleted with its order only.`)
  return row
}
