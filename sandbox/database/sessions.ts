import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { SESSION_IDLE_MS } from '../../src/rules/codes/timers'
import type { Database } from './database'
import { readTogether } from './read-together'
import { customers, type SessionKind, type SessionValues, sessions } from './schema'

/** The lifetime of a session's cookie; the session itself expires earlier without use. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** The minimum interval between two updates of a session's last use. */
const NOTED_EVERY_MS = 60_000

/** The visitor of a browser, and the stored values. */
export interface Session {
  kind: SessionKind
  customer: { id: string; givenName: string; surname: string; memberNumber: string } | null
  values: SessionValues
}

/** The values of a new session. The kind of a session never changes: signing in creates another. */
export interface NewSession {
  kind: SessionKind
  customerId: string | null
  values?: SessionValues
}

type Db = Pick<Database, 'db'>

/**
 * Creates a session and returns its id, 256 random bits; the database stores the id's hash only.
 * `expiresAt`: without it half an hour from its last use.
 */
export async function createSession(
  { db }: Db,
  session: NewSession,
  expiresAt = idleEnd(),
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()))
  await db.insert(sessions).values({
    idHash: hashOf(id),
    kind: session.kind,
    customerId: session.customerId,
    data: session.values ?? {},
    expiresAt,
  })
  return id
}

/** Null if there is no such session, or it was not used for 30 minutes (E2-13). */
export async function findSession({ db }: Db, id: string): Promise<Session | null> {
  return sessionOfHash(db, hashOf(id))
}

const sessionOfHash = readTogether(async (db: Database['db'], hashes: readonly string[]) => {
  const rows = await db
    .select({
      idHash: sessions.idHash,
      kind: sessions.kind,
      values: sessions.data,
      expiresAt: sessions.expiresAt,
      id: customers.id,
      givenName: customers.givenName,
      surname: customers.surname,
      memberNumber: customers.memberNumber,
    })
    .from(sessions)
    .leftJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(inArray(sessions.idHash, [...hashes]), gt(sessions.expiresAt, new Date())))
  const end = idleEnd()
  const isUnnoted = ({ expiresAt }: { expiresAt: Date }) =>
    end.getTime() - expiresAt.getTime() > NOTED_EVERY_MS
  const unnoted = rows.filter(isUnnoted).map(({ idHash }) => idHash)
  if (unnoted.length > 0)
    await db.update(sessions).set({ expiresAt: end }).where(inArray(sessions.idHash, unnoted))
  return new Map(
    rows.map(({ idHash, kind, values, expiresAt: _, ...customer }): [string, Session] => [
      idHash,
      { kind, values, customer: customer.id === null ? null : (customer as never) },
    ]),
  )
})

/** Lets a session live until then, whether it is used or not. */
export async function extendSession({ db }: Db, id: string, expiresAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.idHash, hashOf(id)))
}

/** Ends a session as if it had expired without use. */
export async function expireSession({ db }: Db, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.idHash, hashOf(id)))
}

function idleEnd(): Date {
  return new Date(Date.now() + SESSION_IDLE_MS)
}

/** Adds values to a session; a value of the same name is replaced. */
export async function storeValues({ db }: Db, id: string, values: SessionValues): Promise<void> {
  await db
    .update(sessions)
    .set({ data: sql`${sessions.data} || ${JSON.stringify(values)}::jsonb` })
    .where(eq(sessions.idHash, hashOf(id)))
}

/**
 * The value that a session holds under this name. A session without one takes this; of several calls
 * at the same time the first decides for all.
 */
export async function keepFirst(
  { db }: Db,
  id: string,
  name: string,
  value: string,
): Promise<string> {
  const [row] = await db
    .update(sessions)
    .set({ data: sql`${JSON.stringify({ [name]: value })}::jsonb || ${sessions.data}` })
    .where(eq(sessions.idHash, hashOf(id)))
    .returning({ kept: sql<string>`${sessions.data} ->> ${name}::text` })
  return row?.kept ?? value
}

export async function deleteSession({ db }: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashOf(id)))
}

/** The hash of a session's id, which the database stores. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
