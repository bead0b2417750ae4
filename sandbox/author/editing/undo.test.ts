import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fc, runs } from '../../../tests/random'
import { openDatabase } from '../../database/opening/open-database'
import { seedDatabase } from '../../database/seeding/seed-database'
import type { Change, EditedPage } from '../api-types'
import {
  type AuthorClient,
  add,
  changed,
  OVERVIEW,
  patch,
  sharedAuthors,
  startAuthorServer,
  testSeed,
} from '../testing/test-author'
import { changeOf, seeds as changeSeeds } from '../testing/test-pages'
import { loadComponents } from './components'

const { anna, ben, newPage } = sharedAuthors()

const stepBy = async (
  author: AuthorClient,
  name: 'undo' | 'redo' | 'discard',
  page: EditedPage,
): Promise<EditedPage> => {
  const answer = await author.step(name, page)
  const body = await answer.json()
  expect([answer.status, body.message]).toEqual([200, undefined])
  return body
}

describe('undo', () => {
  const step = (name: 'undo' | 'redo' | 'discard', page: EditedPage) => stepBy(anna, name, page)

  test('reverts one request, redo restores it, and another change clears the redo history', async () => {
    const page = await newPage()
    const { page: one } = await changed(anna, page, add('heading'), add('rich-text'))
    const { page: two } = await changed(anna, one, patch('heading', 'text', 'x'))
    expect(two).toMatchObject({ undoLabel: 'Change Text of Heading', redoLabel: null })
    const back = await step('undo', two)
    expect(back.model).toEqual(one.model)
    expect(back).toMatchObject({ undoLabel: '2 changes', redoLabel: 'Change Text of Heading' })
    const first = await step('undo', back)
    expect(first.model).toEqual(page.model)
    expect(first).toMatchObject({ canUndo: false, undoLabel: null })
    const none = await anna.step('undo', first)
    expect([none.status, (await none.json()).code]).toEqual([422, 'nothing-to-undo'])
    const again = await step('redo', await step('redo', first))
    expect(again.model).toEqual(two.model)
    expect(again).toMatchObject({ canRedo: false, undoLabel: 'Change Text of Heading' })

    const undone = await step('undo', again)
    const { page: other } = await changed(anna, undone, add('hero-banner'))
    expect(other.canRedo).toBe(false)
    expect((await anna.step('redo', other)).status).toBe(422)
    expect((await step('redo', await step('undo', other))).model).toEqual(other.model)
  })

  test('also reverts a discard', async () => {
    const page = await newPage()
    await anna.step('publish', page)
    const { page: edited } = await changed(anna, await anna.page(page.path), add('heading'))
    const discarded = await step('discard', edited)
    expect(discarded.model).toEqual(page.model)
    expect((await step('undo', discarded)).model).toEqual(edited.model)
  })

  test('of any sequence restores each previous page, and redo each following page', async () => {
    const { listsOf } = await loadComponents()
    expect(listsOf('accordion')).toEqual([['items', '*', 'children']])
    const start = await newPage()
    await fc.assert(
      fc.asyncProperty(fc.array(changeSeeds, { minLength: 1, maxLength: 5 }), async (plan) => {
        let page = await anna.page(start.path)
        const models = [page.model]
        for (const one of plan) {
          const change = changeOf(page.model, { ...one, type: 'heading' })
          const answer = await anna.change(page, change)
          if (answer.status !== 200) continue
          page = (await answer.json()).page
          models.push(page.model)
        }
        for (const model of models.slice(0, -1).reverse()) {
          page = await step('undo', page)
          expect(page.model).toEqual(model)
        }
        for (const model of models.slice(1)) {
          page = await step('redo', page)
          expect(page.model).toEqual(model)
        }
      }),
      { numRuns: runs(10) },
    )
  })
})

describe('undo among two authors', () => {
  /** A page with a heading and a rich text by Anna. */
  async function begun() {
    const page = await newPage()
    const made = add('heading', { text: 'Old' })
    return (await changed(anna, page, made, add('rich-text', { text: '<p>Old</p>' }))).page
  }
  const textOf = ({ model }: EditedPage, index = 0) =>
    (model.main[index]?.props as { text?: string } | undefined)?.text

  test('takes back the author’s own step and leaves what the other has saved since', async () => {
    const seen = await begun()
    const { page: bens } = await changed(ben, seen, patch('heading', 'text', 'By Ben'))
    await changed(anna, bens, patch('rich-text', 'text', '<p>By Anna</p>'), add('hero-banner'))
    // Ben has not seen what Anna has done.
    expect(bens.undoLabel).toBe('Change Text of Heading')
    const undone = await stepBy(ben, 'undo', bens)
    expect(undone.model.main.map(({ id }) => id)).toEqual(['heading', 'rich-text', 'hero-banner'])
    expect([textOf(undone), textOf(undone, 1)]).toEqual(['Old', '<p>By Anna</p>'])
    expect(undone).toMatchObject({ canUndo: false, redoLabel: 'Change Text of Heading' })

    const annas = await anna.page(seen.path)
    expect(annas).toMatchObject({ undoLabel: '2 changes', canRedo: false })
    const without = await stepBy(anna, 'undo', annas)
    expect(without.model).toEqual(seen.model)
    const again = await stepBy(ben, 'redo', undone)
    expect(again.model.main.map(({ id }) => id)).toEqual(['heading', 'rich-text'])
    expect([textOf(again), textOf(again, 1)]).toEqual(['By Ben', '<p>Old</p>'])
  })

  test('has nothing to take back for an author who has done nothing', async () => {
    const seen = await begun()
    expect(await ben.page(seen.path)).toMatchObject({ canUndo: false, undoLabel: null })
    const answer = await ben.step('undo', seen)
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'nothing-to-undo'])
    expect((await anna.page(seen.path)).model).toEqual(seen.model)
  })

  test.each<[string, Change, Change]>([
    ['a field', patch('heading', 'text', 'By Ben'), patch('heading', 'text', 'By Anna')],
    [
      'a component, in which the other has written',
      { kind: 'add', into: 'main', once: 'new', node: { type: 'heading', props: {} } },
      patch('new', 'text', 'By Anna'),
    ],
    [
      'a place',
      { kind: 'move', id: 'heading', into: 'header' },
      { kind: 'move', id: 'heading', into: 'footer' },
    ],
    ['the title', { kind: 'settings', title: 'B' }, { kind: 'settings', title: 'A' }],
  ])('is refused where the other has changed the same since: %s', async (_what, bens, annas) => {
    const seen = await begun()
    const { page: mine } = await changed(ben, seen, bens)
    const { page: now } = await changed(anna, mine, annas)
    const answer = await ben.step('undo', mine)
    expect(answer.status).toBe(409)
    const { message, page } = await answer.json()
    expect(message).toBe(
      `Anna changed the same since. You cannot undo “${mine.undoLabel}”, and nothing is lost.`,
    )
    expect(page.model).toEqual(now.model)
    expect((await anna.page(seen.path)).model).toEqual(now.model)

    // Once Anna has taken hers back, Ben can.
    await stepBy(anna, 'undo', now)
    expect((await stepBy(ben, 'undo', mine)).model).toEqual(seen.model)
  })

  test('brings a deleted component back at its place among what has changed', async () => {
    const seen = await begun()
    const { page: mine } = await changed(ben, seen, { kind: 'remove', id: 'heading' })
    expect(mine.undoLabel).toBe('Delete Heading')
    await changed(anna, mine, {
      ...add('hero-banner'),
      before: 'rich-text',
    } as Change)
    const undone = await stepBy(ben, 'undo', mine)
    expect(undone.model.main.map(({ id }) => id)).toEqual(['hero-banner', 'heading', 'rich-text'])
    expect(textOf(undone, 1)).toBe('Old')
  })

  test('takes several steps back one by one, past steps of the other', async () => {
    const seen = await begun()
    const { page: one } = await changed(ben, seen, patch('heading', 'text', 'First'))
    const { page: two } = await changed(anna, one, patch('heading', 'level', 3))
    const { page: three } = await changed(ben, two, patch('heading', 'text', 'Second'))
    const back = await stepBy(ben, 'undo', three)
    expect(back.model.main[0]?.props).toEqual({ text: 'First', level: 3 })
    const last = await stepBy(ben, 'undo', back)
    expect(last.model.main[0]?.props).toEqual({ text: 'Old', level: 3 })
    expect(last.canUndo).toBe(false)
    const again = await stepBy(ben, 'redo', await stepBy(ben, 'redo', last))
    expect(again.model).toEqual(three.model)
  })

  test('does nothing for a window in which the author’s last step is missing', async () => {
    const seen = await begun()
    const { page: mine } = await changed(ben, seen, patch('heading', 'text', 'First'))
    const { page: now } = await changed(ben, mine, patch('heading', 'text', 'Second'))
    expect((await ben.step('undo', mine)).status).toBe(409)
    expect((await ben.page(seen.path)).model).toEqual(now.model)
  })
})

test('drafts, the undo history and sessions survive a restart and another seed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-drafts-'))
  const first = await openDatabase({ folder })
  await seedDatabase(first, testSeed)
  const before = await startAuthorServer(first)
  const author = await before.as('Anna')
  const { page } = await changed(author, await author.page(OVERVIEW), patch('hero', 'heading', 'A'))
  await changed(author, page, patch('hero', 'heading', 'B'))
  await before.close()
  await first.close()

  const second = await openDatabase({ folder })
  const pages = testSeed.pages.map((one) => ({
    ...one,
    model: { ...one.model, title: 'New seed' },
  }))
  await seedDatabase(second, { ...testSeed, pages })
  const after = await startAuthorServer(second)
  const again = await after.as('Ben')
  const kept = await again.page(OVERVIEW)
  expect(kept.model.main[0]?.props).toMatchObject({ heading: 'B' })
  expect(kept.published?.title).toBe(page.published?.title)
  expect((await again.page(OVERVIEW, 'de-DE')).model.title).toBe('New seed')
  const me = await after.get('/author/api/me', { cookie: author.cookie })
  expect((await me.json()).author).toBe('Anna')
  expect(kept.canUndo).toBe(false)
  const annas = await after.as('Anna')
  const undone = await stepBy(annas, 'undo', await annas.page(OVERVIEW))
  expect(undone.model).toEqual(page.model)
  expect(undone).toMatchObject({ canUndo: true, canRedo: true, editedBy: 'Anna' })
  await after.close()
  await second.close()
  await rm(folder, { recursive: true })
})
