import { isDeepStrictEqual } from 'node:util'
import type { PageModel } from '../../cms/page/page-model'
import type { Drizzle } from '../../database/database'
import { addRevision, type Draft, modelOf, type PageKey } from '../../database/site/drafts'
import { movedBetween, movedBy, othersSince, ownSteps } from '../../database/site/page-history'
import type { ConflictField, EditedPage, Step } from '../api-types'
import { changesBetween } from './changes-between'
import {
  draftOf,
  EditConflict,
  type Editing,
  EditRefused,
  editingPage,
  pageOf,
  readPage,
  refuseBadShared,
} from './edit-page'
import { mergeChanges } from './merge-changes'
import { undoOf } from './step-labels'

/**
 * Takes the author's own last step back and leaves all that others have done since; refused when they
 * have changed the same. The undoing is a step of its own, so that redo takes that back (0074).
 */
export function undo(edit: Editing, step: Step): Promise<EditedPage> {
  return takeBack(edit, step, 'undo')
}

/** Takes the author's own last undoing back. */
export function redo(edit: Editing, step: Step): Promise<EditedPage> {
  return takeBack(edit, step, 'redo')
}

async function takeBack(
  edit: Editing,
  { revision, ...asked }: Step,
  way: 'undo' | 'redo',
): Promise<EditedPage> {
  const { author } = edit
  return editingPage(edit.database, asked, async (tx, key) => {
    const draft = await draftOf(tx, key)
    const own = await ownSteps(tx, key, draft.revision, author)
    // The author has gone on in another window: that step is not the one that the button names.
    if (own.latest > revision || revision > draft.revision)
      throw new EditConflict(await pageOf(tx, key, draft, author), [])
    const step = own[way]
    if (!step) throw new EditRefused(`nothing-to-${way}`, `There is nothing of yours to ${way}.`)
    const { number, parent, label } = step
    const moved = await movedBy(tx, key, number)
    const { model, conflicts } = await without(tx, key, { edit, draft, number, parent, moved })
    if (!model) {
      const others = (await othersSince(tx, key, number, author)).join(' and ') || 'Somebody'
      const reason = `${others} changed the same since. You cannot ${way} “${label}”, and nothing is lost.`
      throw new EditConflict(await pageOf(tx, key, draft, author), conflicts, reason)
    }
    refuseBadShared(key.path, model)
    const next = { model, moved, label: way === 'undo' ? undoOf(label) : label, author }
    await addRevision(tx, key, draft.revision, { ...next, undoes: number })
    return readPage({ db: tx }, key, author)
  })
}

interface TakenBack {
  edit: Editing
  draft: Draft<PageModel>
  /** The step to take back, the revision before it, and what it moved. */
  number: number
  parent: number
  moved: readonly string[]
}

/** The draft without one step; no model when others have changed the same since. */
async function without(
  tx: Drizzle,
  key: PageKey,
  { edit, draft, number, parent, moved }: TakenBack,
): Promise<{ model?: PageModel; conflicts: ConflictField[] }> {
  const { listsOf } = edit.components
  const base = await modelOf<PageModel>(tx, key, number)
  const before = await modelOf<PageModel>(tx, key, parent)
  if (!base || !before) throw new Error(`${key.path} (${key.locale}) has lost a revision.`)
  if (isDeepStrictEqual(base, draft.model)) return { model: before, conflicts: [] }
  const changes = changesBetween({ from: base, to: before, moved, listsOf })
  if (!changes) return { conflicts: [] }
  const { model, conflicts } = mergeChanges({
    base,
    theirs: draft.model,
    moved: await movedBetween(tx, key, number, draft.revision),
    changes,
    listsOf,
  })
  return conflicts.length > 0 ? { conflicts } : { model, conflicts }
}
