import type { PageModel } from '../../cms/page/page-model'
import { withShared } from '../../cms/page/shared-content'
import type { Database } from '../../database/database'
import { modelOf } from '../../database/site/drafts'
import {
  listKept,
  listRevisions,
  nameRevision,
  type Revision,
} from '../../database/site/page-history'
import type { Located, NamedVersion, Version, VersionModel, Versions } from '../api-types'
import { draftOf, type Editing, EditRefused, presentKey } from './edit-page'

/** Steps in an answer; the author asks for older ones. */
const MOST_STEPS = 500

/**
 * The page's versions, the newest first. The first answer also has all older versions that were published
 * or have a name. A page without an edit has none.
 */
export async function versionsOf(
  { db }: Pick<Database, 'db'>,
  asked: Located,
  before?: number,
): Promise<Versions> {
  const key = await presentKey(db, asked)
  const { revision, published } = await draftOf(db, key)
  const steps = await listRevisions(db, key, { before, most: MOST_STEPS })
  const kept = await listKept(db, key)
  const seen = published && latest(kept)
  const last = steps.at(-1)
  const older =
    before === undefined ? kept.filter(({ number }) => number < (last?.number ?? 0)) : []
  return {
    versions: [...grouped(steps, revision), ...older.map((one) => [one])].map((group) =>
      versionOf(group, revision, seen?.number),
    ),
    older: last && last.number > 0 ? last.number : null,
  }
}

/** The page as it was in a version. */
export async function readVersion(
  { db }: Pick<Database, 'db'>,
  { version, ...asked }: Located & { version: number },
): Promise<VersionModel> {
  const key = await presentKey(db, asked)
  await draftOf(db, key)
  const model = await modelOf<PageModel>(db, key, version)
  if (!model) throw noVersion(version)
  return { version, model: await withShared(db, key.locale, model, true) }
}

export async function nameVersion(
  { database }: Editing,
  { version, name, ...asked }: NamedVersion,
): Promise<Versions> {
  const key = await presentKey(database.db, asked)
  if (!(await nameRevision(database.db, key, version, name.trim() || null)))
    throw noVersion(version)
  return versionsOf(database, key)
}

function noVersion(version: number) {
  return new EditRefused('not-found', `The page has no version ${version}.`)
}

/** What visitors see: what was published last. */
function latest(kept: readonly Revision[]): Revision | undefined {
  const published = kept.filter(({ publishedAt }) => publishedAt !== null)
  return published.sort((one, other) => Number(other.publishedAt) - Number(one.publishedAt))[0]
}

/**
 * Steps that one author did within a minute are one version. What was published, what has a name and the
 * draft end a version, so that each of them is one.
 */
function grouped(steps: readonly Revision[], head: number): Revision[][] {
  const groups: Revision[][] = []
  for (const step of steps) {
    const group = groups.at(-1)
    const next = group?.at(-1)
    const isOwn = step.name !== null || step.publishedAt !== null || step.number === head
    const isSame =
      next?.parent === step.number &&
      next.author === step.author &&
      minuteOf(next) === minuteOf(step)
    if (group && isSame && !isOwn) group.push(step)
    else groups.push([step])
  }
  return groups
}

function minuteOf({ at }: Revision): number {
  return Math.floor(at.getTime() / 60_000)
}

/** The newest of the steps is the version. */
function versionOf(steps: readonly Revision[], head: number, seen: number | undefined): Version {
  const [newest] = steps as [Revision]
  const { number, name, author, at, publishedAt, publishedBy } = newest
  return {
    ...{ version: number, name, author, at: at.toISOString() },
    steps: steps.map((step) => ({
      ...{ version: step.number, label: step.label, at: step.at.toISOString() },
    })),
    before: steps.at(-1)?.parent ?? null,
    published: publishedAt && { at: publishedAt.toISOString(), by: publishedBy },
    isCurrent: number === head,
    isPublic: number === seen,
  }
}
