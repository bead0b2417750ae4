import type { Change, Conflict, EditedPage } from '../api-types'
import { Refused } from '../shell/state/api'
import { Saver } from '../shell/state/saver'
import { type AuthorClient, add, changed, patch, sharedAuthors } from '../testing/test-author'

const { anna, ben, newPage } = sharedAuthors()

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
      page: { ...now, canUndo: false, undoLabel: null },
      fields: [{ id: 'heading', name: 'text', theirs: 'By Anna', mine: 'By Ben' }],
    })
    expect(await ben.page(page.path)).toEqual(conflict.page)
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

  test.each(['publish', 'discard'] as const)(
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

/** The saver of the author's browser, against this server. */
function saverOf(author: AuthorClient, page: EditedPage): Saver {
  return new Saver({
    page,
    quiet: 0,
    onChange: () => {},
    send: async (known, changes) => {
      const answer = await author.change(known, ...changes)
      const body = await answer.json()
      if (answer.ok) return body
      throw new Refused(answer.status, body.code, body.message, answer.status === 409 && body)
    },
  })
}

describe('an author who edits what another has deleted', () => {
  async function met() {
    const page = await newPage()
    const { page: seen } = await changed(
      anna,
      page,
      add('heading', { text: 'Gone' }),
      add('rich-text', { text: '<p>Stays</p>' }),
    )
    await changed(anna, seen, { kind: 'remove', id: 'heading' })
    const saver = saverOf(ben, seen)
    saver.push(patch('rich-text', 'text', '<p>Before it</p>'))
    saver.push(patch('heading', 'text', 'By Ben'))
    saver.push({ kind: 'settings', title: 'Ben’s title' })
    await saver.flush()
    expect(saver.saving.state).toBe('conflict')
    const stored = async () => (await anna.page(page.path)).model
    return { saver, stored }
  }

  test('keeps all of it with “All mine”, and what is written later is saved too', async () => {
    const { saver, stored } = await met()
    expect(await saver.resolve(() => true)).toBe(true)
    saver.push(patch('heading', 'level', 3))
    saver.push(patch('rich-text', 'text', '<p>After it</p>'))
    expect(await saver.flush()).toBe(true)
    expect(await stored()).toMatchObject({
      title: 'Ben’s title',
      main: [
        { id: 'heading', props: { text: 'By Ben', level: 3 } },
        { id: 'rich-text', props: { text: '<p>After it</p>' } },
      ],
    })
  })

  test('edits the same component that the other brings back first', async () => {
    const { saver, stored } = await met()
    const { path } = saver.page
    const now = await anna.page(path)
    await anna.step('undo', now)
    expect(await saver.resolve(() => true)).toBe(true)
    saver.push(patch('heading', 'level', 3))
    expect(await saver.flush()).toBe(true)
    expect((await stored()).main).toMatchObject([
      { id: 'heading', props: { text: 'By Ben', level: 3 } },
      { id: 'rich-text' },
    ])
  })

  test('loses nothing else with “All theirs”', async () => {
    const { saver, stored } = await met()
    expect(await saver.resolve(() => false)).toBe(true)
    expect(await stored()).toMatchObject({
      title: 'Ben’s title',
      main: [{ id: 'rich-text', props: { text: '<p>Before it</p>' } }],
    })
    expect((await stored()).main).toHaveLength(1)
  })
})
