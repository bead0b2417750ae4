/** @jest-environment jsdom */
import type { PageModel } from '../../../cms/page/page-model'
import type { Change, Changed, DeletedPage, EditedPage } from '../../api-types'
import type { PageEvent } from '../model/events'
import type { ShellNode } from '../model/nodes'
import { type Api, Refused } from './api'
import { Editor } from './editor'
import type { Host } from './host'
import { unsavedIn } from './unsaved'

const model = (...main: ShellNode[]): PageModel => ({
  pageId: 'cms',
  title: 'Page',
  description: '',
  header: [],
  main: main as PageModel['main'],
  footer: [],
})

const heading = (id: string, text = id): ShellNode => ({ type: 'heading', id, props: { text } })

const page = (draft: PageModel, revision: number): EditedPage => ({
  id: 'page-x',
  path: '/x',
  locale: 'en-US',
  model: draft,
  published: null,
  revision,
  canUndo: true,
  canRedo: false,
  undoLabel: null,
  redoLabel: null,
  editedAt: null,
  editedBy: null,
})

/** An editor with a canvas that records its events, and an API with given answers. */
async function opened(first: PageModel, answers: Partial<Api>) {
  const events: PageEvent[] = []
  let isThere = true
  const host: Host = {
    ready: Promise.resolve(),
    send: async (event) => {
      events.push(event)
      return isThere
    },
    setMode: async () => {},
    close: () => {},
  }
  const editor = new Editor(page(first, 1), answers as Api)
  editor.attach(host)
  await settled()
  const loseCanvas = () => {
    isThere = false
  }
  return { editor, events, loseCanvas, names: () => events.map(({ name }) => name) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a page that answers late is told of, and shown when it does', async () => {
  jest.useFakeTimers()
  let answer = () => {}
  const ready = new Promise<void>((resolve) => {
    answer = resolve
  })
  const host: Host = { ready, send: async () => true, setMode: async () => {}, close: () => {} }
  const editor = new Editor(page(model(heading('a')), 1), {} as Api)
  editor.attach(host)
  expect(editor.getState().canvas).toBe('loading')
  await jest.advanceTimersByTimeAsync(20_000)
  expect(editor.getState().canvas).toBe('late')
  answer()
  await jest.advanceTimersByTimeAsync(0)
  expect(editor.getState().canvas).toBe('ready')
})

test('a page that answers and then fails is told of as a late one', async () => {
  const setMode = () => Promise.reject(new Error('gone'))
  const ready = Promise.resolve()
  const editor = new Editor(page(model(heading('a')), 1), {} as Api)
  editor.attach({ ready, send: async () => true, setMode, close: () => {} })
  await settled()
  expect(editor.getState().canvas).toBe('late')
})

test('typed text is on the canvas before it is stored', async () => {
  const { editor, events } = await opened(model(heading('a')), {})
  editor.edit({ kind: 'patch', id: 'a', name: 'text', value: 'Hello' })
  await settled()
  expect(events).toMatchObject([
    { name: 'aue:content-patch', detail: { patch: { name: 'text', value: 'Hello' } } },
  ])
  expect(editor.getState().saving.state).toBe('waiting')
  await editor.forget()
})

test('a component moves as often as its author presses, up to the first place', async () => {
  const draft = model(heading('a'), heading('b'), heading('c'))
  const { editor } = await opened(draft, { change: () => new Promise(() => {}) })
  const order = () => editor.getState().model.main.map(({ id }) => id)
  expect([1, 2, 3].map(() => editor.shift('c', -1))).toEqual([true, true, false])
  expect(order()).toEqual(['c', 'a', 'b'])
  expect([1, 2, 3].map(() => editor.shift('c', 1))).toEqual([true, true, false])
  expect(order()).toEqual(['a', 'b', 'c'])
})

/** What the server answers to an added or copied heading; another author has added `theirs` before it. */
function stored(changes: readonly Change[], theirs: readonly ShellNode[] = []): Changed {
  const once = changes.flatMap((change) => ('once' in change && change.once) || [])
  const [id = ''] = once
  return {
    page: page(model(heading('a'), ...theirs, ...once.map((own) => heading(own))), 2),
    updates: [
      {
        resource: `urn:foyer:/en-US/x#${id}`,
        type: 'component',
        content: `<foyer-widget id="${id}">`,
      },
    ],
  }
}

test('an added component is inserted as the server rendered it, and selected', async () => {
  const { editor, events } = await opened(model(heading('a')), {
    change: async (_step, changes) => stored(changes),
  })
  const added = await editor.add('main', null, { type: 'heading', props: {} }, 'Heading')
  await settled()
  expect(events.map(({ name }) => name)).toEqual(['aue:content-add', 'aue:ui-select'])
  expect(events[0]?.detail).toMatchObject({
    response: { updates: [{ content: `<foyer-widget id="${added}">` }] },
  })
  expect(editor.getState().selection).toEqual({ id: added })
})

test.each([
  [
    'added',
    (editor: Editor) => editor.add('main', null, { type: 'heading', props: {} }, 'Heading'),
  ],
  ['copied', (editor: Editor) => editor.copy('a', 'Heading')],
])(
  'an %s component is selected, and not the one that another author has added',
  async (_way, act) => {
    const { editor } = await opened(model(heading('a')), {
      change: async (_step, changes) => stored(changes, [heading('theirs')]),
    })
    const added = await act(editor)
    expect(added).toMatch(/^heading-[\da-f]{8}$/)
    expect(editor.getState().model.main.map(({ id }) => id)).toEqual(['a', 'theirs', added])
    expect(editor.getState().selection).toEqual({ id: added })
  },
)

test('an author who selects another component while one is added stays there', async () => {
  const { editor } = await opened(model(heading('a')), {
    change: async (_step, changes) => {
      editor.select({ id: 'a', prop: 'text' })
      return stored(changes)
    },
  })
  await editor.add('main', null, { type: 'heading', props: {} }, 'Heading')
  expect(editor.getState().model.main).toHaveLength(2)
  expect(editor.getState().selection).toEqual({ id: 'a', prop: 'text' })
})

test('an added component that is sent again after a lost answer exists once', async () => {
  const asked: unknown[] = []
  const { editor } = await opened(model(heading('a')), {
    change: async (_step, changes) => {
      asked.push(changes)
      if (asked.length === 1) throw new Refused(0, 'unreachable', 'The server cannot be reached.')
      return { page: page(model(heading('a'), heading('b')), 2), updates: [] }
    },
  })
  await editor.add('main', null, { type: 'heading', props: {} }, 'Heading')
  await editor.retry()
  expect(asked[1]).toEqual(asked[0])
  expect(asked[0]).toMatchObject([{ once: expect.stringMatching(/^heading-[\da-f]{8}$/) }])
})

test('an undone step is shown without a reload', async () => {
  const { editor, names } = await opened(model(heading('a'), heading('c')), {
    step: async () => page(model(heading('a', 'before'), heading('b')), 2),
  })
  await editor.undo()
  await settled()
  expect(names().sort()).toEqual(['aue:content-add', 'aue:content-patch', 'aue:content-remove'])
  expect(editor.getState().generation).toBe(0)
})

test('undo and redo name the step, also as functions of their own', async () => {
  const now = { ...page(model(heading('a')), 1), undoLabel: 'Add Heading', redoLabel: '2 changes' }
  const editor = new Editor(now, { step: async () => now } as Partial<Api> as Api)
  const { undo, redo } = editor
  await undo()
  expect(editor.getState().note.text).toBe('Undone: add Heading.')
  await redo()
  expect(editor.getState().note.text).toBe('Done again: 2 changes.')
})

test('an undo that another author’s change forbids says so and shows that change', async () => {
  const theirs = page(model(heading('a', 'By Anna')), 3)
  const message = 'Anna changed the same since.'
  const { editor } = await opened(model(heading('a', 'By Ben')), {
    step: async () => {
      const conflict = { code: 'conflict' as const, message, page: theirs, fields: [] }
      throw new Refused(409, 'conflict', message, conflict)
    },
  })
  expect(await editor.undo()).toBe(false)
  expect(editor.getState()).toMatchObject({ note: { text: message, isProblem: true } })
  expect(editor.getState().model.main[0]).toEqual(heading('a', 'By Anna'))
})

test('a canvas without the element of an event is reloaded', async () => {
  const { editor, loseCanvas } = await opened(model(heading('a')), {
    step: async () => page(model(heading('a', 'before')), 2),
  })
  loseCanvas()
  await editor.undo()
  await settled()
  expect(editor.getState()).toMatchObject({ generation: 1, canvas: 'loading' })
})

test('a removed component is not selected any more', async () => {
  const { editor } = await opened(model(heading('a')), { step: async () => page(model(), 2) })
  editor.select({ id: 'a' })
  await editor.undo()
  expect(editor.getState().selection).toBeNull()
})

test('after a deletion nothing is selected, so that a second deletion has no effect', async () => {
  const { editor } = await opened(model(heading('a'), heading('b')), {
    change: async () => ({ page: page(model(heading('b')), 2), updates: [] }),
  })
  editor.select({ id: 'a' })
  editor.remove('a', 'Heading')
  expect(editor.getState().selection).toBeNull()
})

test('a step that fails shows the reason and changes nothing', async () => {
  const { editor } = await opened(model(heading('a')), {
    publish: async () => {
      throw new Refused(500, 'failed', 'The server answered 500.')
    },
  })
  expect(await editor.publish()).toBe(false)
  expect(editor.getState()).toMatchObject({
    note: { text: 'The server answered 500.', isProblem: true },
    isBusy: false,
  })
})

describe('a page that another author has', () => {
  const unsaved = () => unsavedIn(() => localStorage, 'Anna')
  const deleted: DeletedPage = {
    ...{ id: 'page-x', path: '/deleted/1', from: '/x', locale: 'en-US', title: 'Page' },
    ...{ pageId: 'cms', wasPublic: false, at: new Date(0).toISOString(), by: 'Ben' },
  }
  const isDeleted = () => new Refused(410, 'deleted', 'Ben has deleted it.', undefined, { deleted })
  const typed = { kind: 'patch', id: 'a', name: 'text', value: 'Mine' } as const
  const mine = model(heading('a', 'Mine'))
  beforeEach(() => localStorage.clear())

  test('moved is followed: its elements, its address, and the calls after it', async () => {
    const asked: string[] = []
    const change: Api['change'] = async ({ path }) => {
      asked.push(path)
      return { page: { ...page(mine, 2), path: '/y' }, updates: [] }
    }
    const onMoved = jest.fn()
    const editor = new Editor(page(model(heading('a')), 1), { change } as Api, { onMoved })
    editor.edit(typed)
    expect(await editor.flush()).toBe(true)
    expect(onMoved).toHaveBeenCalledWith(expect.objectContaining({ path: '/y' }))
    expect(editor.resource).toBe('urn:foyer:/en-US/y')
    expect(editor.getState()).toMatchObject({ movedFrom: '/x', generation: 1 })
    editor.edit({ ...typed, value: 'Mine again' })
    await editor.flush()
    expect(asked).toEqual(['/x', '/y'])
  })

  test('moved is found before a preview as well, where nothing is stored', async () => {
    const moved = async () => ({ ...page(model(heading('a')), 1), path: '/y' })
    const editor = new Editor(page(model(heading('a')), 1), { page: moved } as unknown as Api)
    await editor.locate()
    expect(editor.getState()).toMatchObject({ movedFrom: '/x', page: { path: '/y' } })
  })

  test('deleted keeps the text, and gets it when the author restores it elsewhere', async () => {
    let isGone = true
    const change: Api['change'] = async () => {
      if (isGone) throw isDeleted()
      return { page: { ...page(mine, 2), path: '/z' }, updates: [] }
    }
    const undelete = async () => {
      isGone = false
      return { ...page(model(heading('a')), 1), path: '/z' }
    }
    const api = { change, undelete } as unknown as Api
    const editor = new Editor(page(model(heading('a')), 1), api, { unsaved: unsaved() })
    editor.edit(typed)
    await editor.flush()
    expect(editor.getState()).toMatchObject({ deleted, saving: { code: 'deleted' }, model: mine })
    expect(localStorage).toHaveLength(1)
    await editor.undelete('/z')
    expect(editor.getState()).toMatchObject({ deleted: null, movedFrom: null, model: mine })
    expect(editor.getState().page.path).toBe('/z')
    expect(localStorage).toHaveLength(0)
  })

  test('deleted can become a new page, with the text on what its author saw', async () => {
    const asked: unknown[] = []
    const change: Api['change'] = async ({ id, revision }, changes) => {
      if (id === 'page-x') throw isDeleted()
      asked.push([id, revision, changes])
      return { page: { ...page(mine, 1), id: 'new', path: '/new' }, updates: [] }
    }
    const duplicate: Api['duplicate'] = async ({ path, revision, to }) => {
      asked.push([path, revision])
      return { ...page(model(heading('a')), 0), id: 'new', path: to.path }
    }
    const api = { change, duplicate } as unknown as Api
    const editor = new Editor(page(model(heading('a')), 5), api, { unsaved: unsaved() })
    editor.edit(typed)
    await editor.flush()
    await editor.saveAsNew({ path: '/new', title: 'New' })
    expect(asked).toEqual([
      ['/deleted/1', 5],
      ['new', 0, [typed]],
    ])
    expect(editor.getState()).toMatchObject({ deleted: null, model: mine, page: { id: 'new' } })
    expect(localStorage).toHaveLength(0)
  })

  test('deleted can be given up, with all that earlier tabs have left of it', async () => {
    const api = { change: () => Promise.reject(isDeleted()) } as unknown as Api
    const open = () => new Editor(page(model(heading('a')), 1), api, { unsaved: unsaved() })
    for (const editor of [open(), open()]) {
      editor.edit(typed)
      await editor.flush()
    }
    const later = Editor.ofDeleted(deleted, api, { unsaved: unsaved() })
    await later?.flush()
    expect(later?.getState()).toMatchObject({ deleted, model: mine })
    expect(localStorage).toHaveLength(2)
    await later?.discardUnsaved()
    expect(localStorage).toHaveLength(0)
    expect(Editor.ofDeleted(deleted, api, { unsaved: unsaved() })).toBeNull()
  })
})

const refused = new Refused(413, 'too-large', 'That is more than can be saved at once.')

test('with a refused change, other components can be added, and undo discards the refused change', async () => {
  const { editor } = await opened(model(heading('a')), {
    change: async (_step, changes) => {
      if (changes.some(({ kind }) => kind === 'patch')) throw refused
      return stored(changes)
    },
  })
  editor.edit({ kind: 'patch', id: 'a', name: 'text', value: 'Far too long' })
  await editor.flush()
  const added = await editor.add('main', null, { type: 'heading', props: {} }, 'Heading')
  expect(editor.getState().selection).toEqual({ id: added })
  expect(editor.getState().saving).toMatchObject({ state: 'failed', message: refused.message })
  expect(await editor.publish()).toBe(false)
  expect(editor.getState().note).toMatchObject({ isProblem: true })
  expect(await editor.undo()).toBe(true)
  expect(editor.getState()).toMatchObject({ saving: { state: 'saved' } })
  expect(editor.getState().model.main[0]).toEqual(heading('a'))
})

test('a step that needs all changes to be saved says so', async () => {
  const { editor } = await opened(model(heading('a')), {
    change: async () => {
      throw new Refused(401, 'signed-out', 'Sign in again.')
    },
  })
  editor.edit({ kind: 'patch', id: 'a', name: 'text', value: 'Mine' })
  await editor.flush()
  expect(await editor.add('main', null, { type: 'heading', props: {} }, 'Heading')).toBeUndefined()
  expect(editor.getState().note).toMatchObject({ isProblem: true })
  expect(editor.getState().note.text).toContain('Sign in again.')
  const { count } = editor.getState().note
  expect(await editor.undo()).toBe(false)
  expect(editor.getState().note.count).toBeGreaterThan(count)
})

test('a refused component is not kept', async () => {
  const { editor } = await opened(model(heading('a')), {
    change: async () => {
      throw new Refused(422, 'invalid', 'The page would become too large.')
    },
  })
  expect(await editor.add('main', null, { type: 'heading', props: {} }, 'Heading')).toBeUndefined()
  expect(editor.getState()).toMatchObject({
    saving: { state: 'saved' },
    note: { text: 'The page would become too large.', isProblem: true },
  })
})
