import type { Change, Conflict } from '../api-types'
import {
  type AuthorClient,
  type Authors,
  add,
  changed,
  patch,
  startAuthors,
} from '../testing/test-author'

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

describe('two authors', () => {
  test('who change different parts of one page both keep their changes', async () => {
    const page = await newPage()
    const { page: seen } = await changed(
      anna,
      page,
      add('heading', { text: 'Old' }),
      add('rich-text'),
    )
    await changed(anna, seen, patch('heading', 'text', 'By Anna'))
    const { page: both } = await changed(
      ben,
      seen,
      patch('heading', 'level', 3),
      add('hero-banner'),
    )
    expect(both.model.main.map(({ id }) => id)).toEqual(['heading', 'rich-text', 'hero-banner'])
    expect(both.model.main[0]?.props).toEqual({ text: 'By Anna', level: 3 })
  })

  test('who save at the same time lose nothing', async () => {
    const page = await newPage()
    const answers = await Promise.all(
      [anna, ben, anna, ben, anna].map((author, index) =>
        author.change(page, add('heading', { text: `${index}` })),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { model, revision } = await anna.page(page.path)
    expect(model.main.map(({ props }) => (props as { text: string }).text).sort()).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ])
    expect(new Set(model.main.map(({ id }) => id)).size).toBe(5)
    expect(revision).toBe(5)
  })

  test('who change the same field get a conflict, with both values and the current page', async () => {
    const page = await newPage()
    const { page: seen } = await changed(anna, page, add('heading', { text: 'Old' }))
    const { page: now } = await changed(anna, seen, patch('heading', 'text', 'By Anna'))
    const answer = await ben.change(seen, patch('heading', 'text', 'By Ben'), add('rich-text'))
    expect(answer.status).toBe(409)
    const conflict: Conflict = await answer.json()
    expect(conflict).toEqual({
      code: 'conflict',
      message: 'Anna has changed the same meanwhile. Choose which to keep.',
      page: now,
      fields: [{ id: 'heading', name: 'text', theirs: 'By Anna', mine: 'By Ben' }],
    })
    expect(await ben.page(page.path)).toEqual(now)
    // Ben then sends his change for the page that the conflict showed him.
    const { page: kept } = await changed(ben, conflict.page, patch('heading', 'text', 'By Ben'))
    expect(kept.model.main[0]?.props).toEqual({ text: 'By Ben' })
  })

  test('who both move one component get a conflict, unless the first move was undone', async () => {
    const page = await newPage()
    const { page: seen } = await changed(anna, page, add('heading'), add('rich-text'))
    const toHeader: Change = { kind: 'move', id: 'heading', into: 'header' }
    const { page: moved } = await changed(anna, seen, toHeader)
    const toFooter: Change = { kind: 'move', id: 'heading', into: 'footer' }
    expect((await ben.change(seen, toFooter)).status).toBe(409)
    await anna.step('undo', moved)
    expect((await ben.change(seen, toFooter)).status).toBe(200)
  })

  test.each(['undo', 'redo', 'publish', 'discard'] as const)(
    '%s is refused until the author has loaded the other’s changes',
    async (step) => {
      const page = await newPage()
      const { page: seen } = await changed(anna, page, add('heading'))
      await changed(anna, seen, add('rich-text'))
      const answer = await ben.step(step, seen)
      expect(answer.status).toBe(409)
      const now = await ben.page(page.path)
      expect(await answer.json()).toMatchObject({ code: 'conflict', fields: [], page: now })
      expect(now.model.main).toHaveLength(2)
      expect(now.published).toBeNull()
    },
  )

  test('a revision that never existed is refused', async () => {
    const page = await newPage()
    const answer = await anna.change({ ...page, revision: 99 }, add('heading'))
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid'])
  })
})
