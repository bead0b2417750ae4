import type { PageModel } from '../../cms/page/page-model'
import { sharedAt } from '../../cms/page/shared-content'
import type { Database, Drizzle } from '../../database/database'
import {
  beginDraft,
  editing,
  editingAll,
  findDraft,
  modelOf,
  type PageKey,
} from '../../database/site/drafts'
import * as places from '../../database/site/page-places'
import { pagesWithText } from '../../database/site/page-search'
import type { DeletedPage, Duplicate, EditedPage, Move, PageLink, Undelete } from '../api-types'
import { needsOf, pathProblem } from '../page-path'
import { beginHistory, draftOf, type Editing, EditRefused, readPage } from './edit-page'
import { hasLinkTo } from './links'
import { usesOf } from './shared'

/** A copy of the draft, or of a revision, as a new page, in the same language or in another one. */
export async function duplicate(
  edit: Editing,
  { to, revision, ...key }: Duplicate,
): Promise<EditedPage> {
  const { title, ...at } = to
  const { author } = edit
  return editingAll(edit.database, [key, at], async (tx) => {
    const model = await copiedModel(tx, key, revision)
    const { from = key.path } = places.isDeleted(key) ? await inBin(tx, key) : {}
    refuseShared(
      { ...key, path: from },
      'copied. Detach it on a page, or share it again under another name',
    )
    await refuseTaken(tx, at, model.pageId)
    const copy = { ...model, title }
    const label = `Copy of ${from}`
    await beginDraft(tx, at, { model: copy, moved: [], label, author })
    return readPage({ db: tx }, at, author)
  })
}

async function copiedModel(tx: Drizzle, key: PageKey, revision?: number): Promise<PageModel> {
  const draft = places.isDeleted(key) ? await findDraft<PageModel>(tx, key) : await draftOf(tx, key)
  const isHead = revision === undefined || revision === draft?.revision
  const model = isHead ? draft?.model : await modelOf<PageModel>(tx, key, revision)
  if (model) return model
  throw new EditRefused('not-found', `There is no such version of ${key.path}.`)
}

/** Gives a page another address. */
export async function move({ database, author }: Editing, { to, redirects, ...key }: Move) {
  const at = { path: to, locale: key.locale }
  return editingAll(database, [key, at], async (tx) => {
    const { model } = await draftOf(tx, key)
    refuseShared(key, 'moved: pages refer to it by this name. Change its title instead')
    if (needsOf({ ...key, pageId: model.pageId }))
      throw new EditRefused(
        'invalid',
        `The site itself leads visitors to ${key.path}, so this page keeps its address.`,
      )
    const isWayBack = (await places.formerAddress(tx, at))?.target === key.path
    if (isWayBack) await refuseExisting(tx, at)
    else await refuseTaken(tx, at, model.pageId)
    await beginHistory(tx, key, author)
    await places.movePage(tx, key, to, { author, redirects })
    return readPage({ db: tx }, at, author)
  })
}

/** Takes a page away from visitors, who find nothing at its address. The draft stays. */
export async function unpublish({ database, author }: Editing, key: PageKey) {
  return editing(database, key, async (tx) => {
    const { model } = await draftOf(tx, key)
    refuseShared(key, 'unpublished. Delete it, or detach it on the pages that show it')
    refuseNeeded(key, model)
    await beginHistory(tx, key, author)
    if (!(await places.withdraw(tx, key)))
      throw new EditRefused('invalid', 'The page is not public.')
    return readPage({ db: tx }, key, author)
  })
}

/** Shows visitors an unpublished page as it was, whatever its draft has become. */
export async function republish({ database, author }: Editing, key: PageKey) {
  return editing(database, key, async (tx) => {
    await draftOf(tx, key)
    if (!(await places.putBack(tx, key)))
      throw new EditRefused('invalid', 'The page has not been unpublished.')
    return readPage({ db: tx }, key, author)
  })
}

/** Puts a page into the bin. */
export async function deletePage({ database, author }: Editing, key: PageKey) {
  return editing(database, key, async (tx) => {
    const { model } = await draftOf(tx, key)
    refuseNeeded(key, model)
    await beginHistory(tx, key, author)
    const path = await places.deletePage(tx, key, author)
    return inBin(tx, { path, locale: key.locale })
  })
}

/** Takes a page out of the bin, to its former address or another one. */
export async function undelete({ database, author }: Editing, { to, ...key }: Undelete) {
  const { from, pageId } = await inBin(database.db, key)
  const at = { path: to ?? from, locale: key.locale }
  return editingAll(database, [key, at], async (tx) => {
    await inBin(tx, key)
    if (sharedAt(from) === null || to !== undefined) await refuseTaken(tx, at, pageId)
    else await refuseExisting(tx, at)
    await places.undelete(tx, key, at.path, author)
    return readPage({ db: tx }, at, author)
  })
}

/** The pages in the bin, the one that was deleted last first. */
export async function binOf({ db }: Database): Promise<DeletedPage[]> {
  return (await places.listDeleted(db)).map(({ at, ...page }) => ({
    ...page,
    at: at.toISOString(),
  }))
}

/** The other pages of the locale that link to a page, or show it if it is shared content. */
export async function linksOf(database: Database, key: PageKey): Promise<PageLink[]> {
  const { path, locale } = key
  const of = sharedAt(path)
  if (of !== null) return usesOf(database, locale, of)
  const found = await pagesWithText(database.db, locale, path)
  return found
    .filter((page) => page.path !== path && hasLinkTo(page.model, key))
    .map(({ model: _model, ...page }) => page)
}

async function inBin(db: Drizzle, key: PageKey): Promise<DeletedPage> {
  const [page] = await places.listDeleted(db, key)
  if (!page) throw new EditRefused('not-found', 'The page is no longer deleted.')
  return { ...page, at: page.at.toISOString() }
}

async function refuseTaken(tx: Drizzle, at: PageKey, pageId: string) {
  const problem = pathProblem(at.path, pageId)
  if (problem) throw new EditRefused('invalid', problem)
  await refuseExisting(tx, at)
}

async function refuseExisting(tx: Drizzle, at: PageKey) {
  if (await findDraft(tx, at))
    throw new EditRefused('exists', `There is a page at ${at.path} already.`)
}

function refuseShared({ path }: PageKey, what: string) {
  if (sharedAt(path) !== null) throw new EditRefused('invalid', `Shared content cannot be ${what}.`)
}

function refuseNeeded(key: PageKey, { pageId }: PageModel) {
  if (needsOf({ ...key, pageId }) === 'page')
    throw new EditRefused(
      'invalid',
      `The site itself leads visitors to ${key.path}, so it has to have this page.`,
    )
}
