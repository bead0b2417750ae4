import { isDeepStrictEqual } from 'node:util'
import { stepsOf } from '../../../src/author/paths'
import type { PageModel, PageNode } from '../../cms/page/page-model'
import { SHARED_PAGE_ID, sharedAt, sharedPath, withShared } from '../../cms/page/shared-content'
import type { Database, Drizzle } from '../../database/database'
import {
  addRevision,
  beginDraft,
  type Draft,
  editing,
  findDraft,
  modelOf,
  type PageKey,
  placeOf,
  publishModel,
} from '../../database/site/drafts'
import {
  movedBetween,
  nameRevision,
  notePublication,
  ownSteps,
} from '../../database/site/page-history'
import { formerAddress, isDeleted, listDeleted } from '../../database/site/page-places'
import type {
  Change,
  Changes,
  ConflictField,
  EditedPage,
  Located,
  NewPage,
  NewShared,
  Publication,
  Refusal,
  Restore,
  Step,
} from '../api-types'
import { ChangeRefused, changePage } from './change-page'
import type { Components } from './components'
import { findPlace, idsOf, partsOf } from './find-components'
import { mergeChanges } from './merge-changes'
import { modelOfNew } from './new-page'
import { labelOf } from './step-labels'

/** An edit that was refused as a whole; no change was stored. */
export class EditRefused extends Error {
  override name = 'EditRefused'
  constructor(
    readonly code: Refusal['code'],
    message: string,
    readonly more: Pick<Refusal, 'movedTo' | 'deleted'> = {},
  ) {
    super(message)
  }
}

/** Another author changed the page first; no change was stored. */
export class EditConflict extends Error {
  override name = 'EditConflict'
  constructor(
    readonly page: EditedPage,
    readonly fields: ConflictField[],
    message?: string,
  ) {
    const who = page.editedBy ?? 'Somebody'
    super(
      message ??
        (fields.length > 0
          ? `${who} has changed the same meanwhile. Choose which to keep.`
          : `${who} has changed the page meanwhile. Look at it, then try again.`),
    )
  }
}

export interface Editing {
  database: Database
  components: Components
  author: string
}

/** Limit for a page as JSON: a larger page is neither manageable nor loadable. */
const LARGEST_PAGE = 1_000_000

/** The page as this author edits it. */
export async function readPage(
  { db }: Pick<Database, 'db'>,
  asked: Located,
  author: string,
): Promise<EditedPage> {
  const key = await presentKey(db, asked)
  return pageOf(db, key, await draftOf(db, key), author)
}

export async function createPage(edit: Editing, page: NewPage): Promise<EditedPage> {
  const key = { path: page.path, locale: page.locale }
  const model = await modelOfNew(edit.database, page)
  return editing(edit.database, key, async (tx) => {
    if (await findDraft(tx, key))
      throw new EditRefused('exists', `There is a page at ${page.path} already.`)
    await beginDraft(tx, key, { model, moved: [], label: 'Create page', author: edit.author })
    return readPage({ db: tx }, key, edit.author)
  })
}

/** Stores one component as shared content, which is public at once and on no page yet. */
export async function createShared(edit: Editing, shared: NewShared): Promise<EditedPage> {
  const { locale, title, node } = shared
  const { database, components, author } = edit
  refuse(components.problemOf(node.type, node.props))
  refuse(components.shapeProblemOf(node.type, node.props))
  if (node.type === 'cms/shared') throw new ChangeRefused('This is shared content already.')
  const words = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
  const stem = words.replace(/^-|-$/g, '').slice(0, 60) || 'block'
  for (let count = 1; ; count += 1) {
    const key = { path: sharedPath(count === 1 ? stem : `${stem}-${count}`), locale }
    const id = node.type.replace(/^cms\//, '')
    const main = [{ ...node, id } as PageNode]
    const texts = { pageId: SHARED_PAGE_ID, title, description: '' }
    const model: PageModel = { ...texts, header: [], main, footer: [] }
    const made = await editing(database, key, async (tx) => {
      if (await findDraft(tx, key)) return null
      await beginDraft(tx, key, { model, moved: [], label: 'Share', author })
      await publishModel(tx, key, model)
      await notePublication(tx, key, 0, author)
      return readPage({ db: tx }, key, author)
    })
    if (made) return made
  }
}

/** Applies the changes; resolves with the page and with the added or copied components. */
export async function applyChanges(
  { database, components, author }: Editing,
  { revision, changes, ...asked }: Changes,
): Promise<{ page: EditedPage; added: PageNode[] }> {
  return editingPage(database, asked, async (tx, key) => {
    const draft = await draftOf(tx, key)
    const isStale = revision !== draft.revision
    const base = isStale ? await modelOf<PageModel>(tx, key, revision) : draft.model
    if (!base)
      throw new EditRefused('invalid', `The page has no revision ${revision}. Load it anew.`)
    const { listsOf } = components
    const upgraded = (model: PageModel) => upgradedFor(model, changes, components)
    const { model, added, conflicts } = mergeChanges({
      base: upgraded(base),
      theirs: upgraded(draft.model),
      moved: isStale ? await movedBetween(tx, key, revision, draft.revision) : new Set(),
      changes,
      listsOf,
    })
    refuseBadProps(components, changes, model)
    if (conflicts.length > 0)
      throw new EditConflict(await pageOf(tx, key, draft, author), conflicts)
    refuseBadShared(key.path, model)
    if (JSON.stringify(model).length > LARGEST_PAGE)
      throw new EditRefused('invalid', 'The page would become too large. Remove something first.')
    const moved = changes.flatMap((change) => (change.kind === 'move' ? [change.id] : []))
    await take(tx, key, draft, {
      model,
      moved,
      label: labelOf(changes, draft.model, components),
      author,
    })
    const page = await readPage({ db: tx }, key, author)
    return { page, added: added.flatMap((id) => findPlace(page.model, id, listsOf)?.node ?? []) }
  })
}

/** Shows visitors the draft. The version is kept for good, under a name if the author gives one. */
export function publish(edit: Editing, { name = '', ...step }: Publication): Promise<EditedPage> {
  return onCurrent(edit, step, async (tx, key, { model, revision }) => {
    await publishModel(tx, key, model)
    await notePublication(tx, key, revision, edit.author)
    if (name.trim()) await nameRevision(tx, key, revision, name.trim())
  })
}

/** Resets the draft to the public page, as a step that can be undone. */
export function discard(edit: Editing, step: Step) {
  const { components, author } = edit
  return onCurrent(edit, step, async (tx, key, draft) => {
    const { published: model } = draft
    if (!model)
      throw new EditRefused(
        'invalid',
        'The page was never published: there is nothing to go back to.',
      )
    if (isDeepStrictEqual(model, draft.model)) return
    const moved = idsOf(draft.model, components.listsOf)
    await take(tx, key, draft, { model, moved, label: 'Discard changes', author })
  })
}

/** Makes a former version the draft, as a step that can be undone. */
export function restore(edit: Editing, { to, ...step }: Restore) {
  const { components, author } = edit
  return onCurrent(edit, step, async (tx, key, draft) => {
    const model = await modelOf<PageModel>(tx, key, to)
    if (!model) throw new EditRefused('not-found', `The page has no version ${to}.`)
    if (isDeepStrictEqual(model, draft.model)) return
    const moved = idsOf(draft.model, components.listsOf)
    await take(tx, key, draft, { model, moved, label: `Restore version ${to}`, author })
  })
}

async function onCurrent(
  { database, author }: Editing,
  { revision, ...asked }: Step,
  work: (tx: Drizzle, key: PageKey, draft: Draft<PageModel>) => Promise<void>,
): Promise<EditedPage> {
  return editingPage(database, asked, async (tx, key) => {
    const draft = await draftOf(tx, key)
    if (draft.revision !== revision)
      throw new EditConflict(await pageOf(tx, key, draft, author), [])
    await work(tx, key, draft)
    return readPage({ db: tx }, key, author)
  })
}

async function take(
  tx: Drizzle,
  key: PageKey,
  draft: Draft<PageModel>,
  next: { model: PageModel; moved: string[]; label: string; author: string },
) {
  await beginHistory(tx, key, next.author)
  await addRevision(tx, key, draft.revision, next)
}

/** Edits a page where it is now, in a transaction that locks it there. */
export async function editingPage<Result>(
  database: Database,
  asked: Located,
  work: (tx: Drizzle, key: PageKey) => Promise<Result>,
): Promise<Result> {
  const key = await presentKey(database.db, asked)
  const done = await editing(database, key, async (tx) => {
    // The page may have moved while this call waited for the lock of its address.
    const { path } = await presentKey(tx, asked)
    return path === key.path ? { result: await work(tx, key) } : null
  })
  return done ? done.result : editingPage(database, asked, work)
}

/** The present address of the page. */
export async function presentKey(db: Drizzle, { id, path, locale }: Located): Promise<PageKey> {
  if (id === undefined) return { path, locale }
  const place = await placeOf(db, id)
  if (!place) throw new EditRefused('not-found', `The page at ${path} is no longer there.`)
  return place
}

export async function draftOf(db: Drizzle, key: PageKey): Promise<Draft<PageModel>> {
  if (isDeleted(key)) throw await gone(db, key)
  const draft = await findDraft<PageModel>(db, key)
  if (draft) return draft
  const { path, locale } = key
  const movedTo = (await formerAddress(db, key))?.target
  if (movedTo)
    throw new EditRefused('not-found', `The page has moved to ${movedTo}. Open it there.`, {
      movedTo,
    })
  throw await gone(db, { from: path, locale })
}

/** Why there is no page: it was deleted, or has never been. */
async function gone(db: Drizzle, asked: Parameters<typeof listDeleted>[1] & object) {
  const [page] = await listDeleted(db, asked)
  if (page)
    return new EditRefused('deleted', `${page.by} has deleted “${page.title}”.`, {
      deleted: { ...page, at: page.at.toISOString() },
    })
  const path = 'path' in asked ? asked.path : asked.from
  return new EditRefused('not-found', `There is no page at ${path} (${asked.locale}).`)
}

/** Starts the history of a page that nobody has edited yet. */
export async function beginHistory(tx: Drizzle, key: PageKey, author: string): Promise<void> {
  const { model, published, editedAt } = await draftOf(tx, key)
  if (editedAt !== null) return
  const first = { model, moved: [], label: 'As published', author }
  await beginDraft(tx, key, first, published !== null)
}

/** The page as its author sees it: with the content of its shared places. */
export async function pageOf(
  db: Drizzle,
  key: PageKey,
  draft: Draft<PageModel>,
  author: string,
): Promise<EditedPage> {
  const { id, revision, editedAt, editedBy } = draft
  const own = await ownSteps(db, key, revision, author)
  const shown = (model: PageModel) => withShared(db, key.locale, model, true)
  return {
    id,
    ...key,
    model: await shown(draft.model),
    published: draft.published && (await shown(draft.published)),
    revision,
    ...{ canUndo: own.undo !== null, canRedo: own.redo !== null },
    ...{ undoLabel: own.undo?.label ?? null, redoLabel: own.redo?.label ?? null },
    editedAt: editedAt?.toISOString() ?? null,
    editedBy,
  }
}

/** The page with the current shape of the components of which a change writes a part. */
function upgradedFor(
  page: PageModel,
  changes: readonly Change[],
  { upgrade, listsOf }: Components,
): PageModel {
  const ids = changes.flatMap((change) =>
    change.kind === 'patch' ? [change.id] : 'into' in change ? [partsOf(change.into).id] : [],
  )
  return [...new Set(ids)].reduce((model, id) => {
    const node = findPlace(model, id, listsOf)?.node
    if (!node || node.type === 'cms/shared') return model
    const props = upgrade(node.type, node.props) as Record<string, unknown>
    const isOld = props !== node.props
    return isOld ? changePage(model, { kind: 'replace', id, props }, listsOf).model : model
  }, page)
}

/** Refuses props that the page cannot render. A widget's badge reports violations of its schema. */
function refuseBadProps(
  { problemOf, shapeProblemOf, textProblemOf, listsOf }: Components,
  changes: readonly Change[],
  model: PageModel,
) {
  for (const change of changes) {
    if (change.kind === 'add') {
      refuse(problemOf(change.node.type, change.node.props))
      refuse(shapeProblemOf(change.node.type, change.node.props))
    }
    if (change.kind === 'swap') refuse(shapeProblemOf(change.type, change.props))
    if (change.kind !== 'patch' && change.kind !== 'replace') continue
    const node = findPlace(model, change.id, listsOf)?.node
    if (node?.type.startsWith('cms/')) refuse(problemOf(node.type, node.props))
    else if (node && change.kind === 'patch') {
      const at = stepsOf(change.name)
      refuse(shapeProblemOf(node.type, node.props, at))
      refuse(textProblemOf(node.type, node.props, at))
    } else if (node && change.kind === 'replace') refuse(shapeProblemOf(node.type, change.props))
  }
}

/** A place that refers to shared content shows one component. */
export function refuseBadShared(path: string, { header, main, footer }: PageModel) {
  const [only] = main
  if (sharedAt(path) === null) return
  if (main.length !== 1 || header.length + footer.length > 0 || only?.type === 'cms/shared')
    throw new ChangeRefused('Shared content is exactly one component.')
}

function refuse(problem: string | null) {
  if (problem) throw new ChangeRefused(problem)
}
