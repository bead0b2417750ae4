import type { Database } from '../database'
import { openTestDatabase } from '../testing/test-database'
import { addRevision, beginDraft, type PageKey } from './drafts'
import { movedBetween, ownSteps } from './page-history'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const step = (label: string, author: string, more: { moved?: string[]; undoes?: number } = {}) => ({
  ...{ model: { label }, label, author, moved: [] },
  ...more,
})

async function begun(path: string): Promise<PageKey> {
  const key = { path, locale: 'en-US' }
  await beginDraft(database.db, key, step('Create page', 'Anna'))
  return key
}

test('steps of a branch that a former undo has left are nobody’s to undo', async () => {
  const key = await begun('/branch')
  const { db } = database
  await addRevision(db, key, 0, step('Left', 'Anna'))
  await addRevision(db, key, 0, step('Kept', 'Anna'))
  await addRevision(db, key, 2, step('By Ben', 'Ben'))
  expect(await ownSteps(db, key, 3, 'Anna')).toEqual({
    undo: { number: 2, parent: 0, label: 'Kept' },
    redo: null,
    latest: 2,
  })
})

test('a move that was taken back was no move, on both sides of a branch as well', async () => {
  const key = await begun('/moves')
  const { db } = database
  await addRevision(db, key, 0, step('Move', 'Anna', { moved: ['one'] }))
  await addRevision(db, key, 1, step('Undo: move', 'Anna', { moved: ['one'], undoes: 1 }))
  expect(await movedBetween(db, key, 0, 2)).toEqual(new Set())
  expect(await movedBetween(db, key, 1, 2)).toEqual(new Set(['one']))
  await addRevision(db, key, 2, step('Move', 'Anna', { moved: ['one'], undoes: 2 }))
  expect(await movedBetween(db, key, 0, 3)).toEqual(new Set(['one']))
  await addRevision(db, key, 1, step('Move', 'Ben', { moved: ['other'] }))
  expect(await movedBetween(db, key, 3, 4)).toEqual(new Set(['one', 'other']))
})
