import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fc, runs } from '../../../tests/random'
import { openDatabase } from '../../database/opening/open-database'
import { seedDatabase } from '../../database/seeding/seed-database'
import type { EditedPage } from '../api-types'
import {
  type AuthorClient,
  type Authors,
  add,
  changed,
  OVERVIEW,
  patch,
  startAuthorServer,
  startAuthors,
  testSeed,
} from '../testing/test-author'
import { changeOf, seeds as changeSeeds } from '../testing/test-pages'
import { loadComponents } from './components'

let authors: Authors
let anna: AuthorClient
let ben: AuthorClient

beforeAll(async () => {
  authors = await startAuthors()
  anna = authors.anna
  ben = authors.ben
})
afterAll(() => authors.close())

const newPage = (more?: object) => authors.newPage(more)

describe('undo', () => {
  const step = async (name: 'undo' | 'redo' | 'discard', page: EditedPage) => {
    const answer = await anna.step(name, page)
    expect(answer.status).toBe(200)
    return answer.json() as Promise<EditedPage>
  }

  test('reverts one request, redo restores it, and another change clears the redo history', async () => {
    const page = await newPage()
    const { page: one } = await changed(anna, page, add('heading'), add('rich-text'))
    const { page: two } = await changed(ben, one, patch('heading', 'text', 'x'))
    expect(two).toMatchObject({ undoLabel: 'Change text of heading', redoLabel: null })
    const back = await step('undo', two)
    expect(back.model).toEqual(one.model)
    expect(back).toMatchObject({ canRedo: true, redoLabel: 'Change text of heading' })
    const first = await step('undo', back)
    expect(first.model).toEqual(page.model)
    expect(first).toMatchObject({ canUndo: false })
    const none = await anna.step('undo', first)
    expect([none.status, (await none.json()).code]).toEqual([422, 'nothing-to-undo'])
    expect((await step('redo', await step('redo', first))).model).toEqual(two.model)

    await step('undo', await anna.page(page.path))
    const { page: other } = await changed(anna, await anna.page(page.path), add('hero-banner'))
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
  const undone: EditedPage = await (await again.step('undo', kept)).json()
  expect(undone.model).toEqual(page.model)
  expect(undone).toMatchObject({ canUndo: true, canRedo: true, editedBy: 'Ben' })
  await after.close()
  await second.close()
  await rm(folder, { recursive: true })
})
