import { and, desc, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { pageRevisions } from '../schema'
import { isPage, type PageKey } from './drafts'

/** A step that an author has done. */
interface OwnStep {
  number: number
  parent: number
  label: string
}

/** What an author can take back and do again: one's own steps, however many others there are between. */
export interface OwnSteps {
  /** The author's last step that is not undone. */
  undo: OwnStep | null
  /** The undoing that redo takes back, with the label of the step that it has undone. */
  redo: OwnStep | null
  /** Number of the author's last revision of any kind; 0 for none. */
  latest: number
}

/** How far back an author's own steps are looked for. */
const LONGEST_LINE = 1000

/** The author's own steps on the line that led to `head`. */
export async function ownSteps(
  db: Drizzle,
  key: PageKey,
  head: number,
  author: string,
): Promise<OwnSteps> {
  const page = isPage(pageRevisions, key)
  const { number, parent, label, author: by, undoes } = pageRevisions
  const { rows } = (await db.execute(sql`
    WITH RECURSIVE line AS (
      SELECT ${number}, ${parent}, ${label}, ${by}, ${undoes}, 1 AS length
      FROM ${pageRevisions} WHERE ${page} AND ${number} = ${head}
      UNION ALL
      SELECT ${number}, ${parent}, ${label}, ${by}, ${undoes}, line.length + 1
      FROM ${pageRevisions} JOIN line ON ${number} = line.parent
      WHERE ${page} AND line.length < ${LONGEST_LINE}
    )
    SELECT number, parent, label, undoes FROM line
    WHERE author = ${author} AND parent IS NOT NULL ORDER BY number
  `)) as unknown as { rows: (OwnStep & { undoes: number | null })[] }
  const done: OwnStep[] = []
  let undone: OwnStep[] = []
  for (const { undoes, ...step } of rows) {
    if (undoes === null) {
      done.push(step)
      undone = []
    } else if (undone.at(-1)?.number === undoes) {
      undone.pop()
      done.push(step)
    } else {
      const label = done.pop()?.label ?? step.label
      undone.push({ ...step, label })
    }
  }
  return {
    undo: done.at(-1) ?? null,
    redo: undone.at(-1) ?? null,
    latest: rows.at(-1)?.number ?? 0,
  }
}

/** The other authors who have changed a page since a revision, by name. */
export async function othersSince(
  db: Drizzle,
  key: PageKey,
  revision: number,
  author: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ author: pageRevisions.author })
    .from(pageRevisions)
    .where(
      and(
        isPage(pageRevisions, key),
        gt(pageRevisions.number, revision),
        ne(pageRevisions.author, author),
      ),
    )
    .orderBy(pageRevisions.author)
  return rows.flatMap((row) => row.author ?? [])
}

/** Ids of the components that were moved by a step. */
export async function movedBy(db: Drizzle, key: PageKey, revision: number): Promise<string[]> {
  const [row] = await db
    .select({ moved: pageRevisions.moved })
    .from(pageRevisions)
    .where(and(isPage(pageRevisions, key), eq(pageRevisions.number, revision)))
  return row?.moved ?? []
}

/** Ids of the components that were moved between two revisions, without moves that were taken back. */
export async function movedBetween(
  db: Drizzle,
  key: PageKey,
  from: number,
  to: number,
): Promise<Set<string>> {
  const { number, parent, moved, undoes } = pageRevisions
  const steps = await db
    .select({ number, parent, moved, undoes })
    .from(pageRevisions)
    .where(isPage(pageRevisions, key))
  const byNumber = new Map(steps.map((step) => [step.number, step]))
  const left: typeof steps = []
  const taken: typeof steps = []
  let [there, here] = [from, to]
  // A parent is older than its child, so the two lines meet at the revision that they share.
  while (there !== here) {
    const step = byNumber.get(Math.max(there, here))
    if (!step) break
    const before = step.parent ?? 0
    if (step.number === there) {
      left.push(step)
      there = before
    } else {
      taken.push(step)
      here = before
    }
  }
  const known = new Set(taken.map((step) => step.number))
  const undone = new Set<number>()
  const kept = taken.filter((step) => {
    if (undone.has(step.number)) return false
    const isPair = step.undoes !== null && known.has(step.undoes)
    if (isPair) undone.add(step.undoes as number)
    return !isPair
  })
  return new Set([...left, ...kept].flatMap((step) => step.moved))
}

/** A revision without its model. */
export interface Revision {
  number: number
  parent: number | null
  label: string
  name: string | null
  author: string | null
  at: Date
  publishedAt: Date | null
  publishedBy: string | null
}

const revisionColumns = {
  number: pageRevisions.number,
  parent: pageRevisions.parent,
  label: pageRevisions.label,
  name: pageRevisions.name,
  author: pageRevisions.author,
  at: pageRevisions.at,
  publishedAt: pageRevisions.publishedAt,
  publishedBy: pageRevisions.publishedBy,
}

/** The latest revisions of a page, or those before one of them; the newest first. */
export async function listRevisions(
  db: Drizzle,
  key: PageKey,
  { before, most }: { before?: number | undefined; most: number },
): Promise<Revision[]> {
  const { number } = pageRevisions
  return db
    .select(revisionColumns)
    .from(pageRevisions)
    .where(and(isPage(pageRevisions, key), before === undefined ? undefined : lt(number, before)))
    .orderBy(desc(number))
    .limit(most)
}

/** The revisions that were published or have a name, however old; the newest first. */
export async function listKept(db: Drizzle, key: PageKey): Promise<Revision[]> {
  const { number, name, publishedAt } = pageRevisions
  return db
    .select(revisionColumns)
    .from(pageRevisions)
    .where(and(isPage(pageRevisions, key), or(isNotNull(name), isNotNull(publishedAt))))
    .orderBy(desc(number))
}

/** Names a revision; null removes the name. False for an unknown number. */
export async function nameRevision(
  tx: Drizzle,
  key: PageKey,
  number: number,
  name: string | null,
): Promise<boolean> {
  const changed = await tx
    .update(pageRevisions)
    .set({ name })
    .where(and(isPage(pageRevisions, key), eq(pageRevisions.number, number)))
    .returning({ number: pageRevisions.number })
  return changed.length > 0
}

/** Notes who has published a revision, and when. */
export async function notePublication(
  tx: Drizzle,
  key: PageKey,
  number: number,
  publishedBy: string,
): Promise<void> {
  await tx
    .update(pageRevisions)
    .set({ publishedAt: new Date(), publishedBy })
    .where(and(isPage(pageRevisions, key), eq(pageRevisions.number, number)))
}
