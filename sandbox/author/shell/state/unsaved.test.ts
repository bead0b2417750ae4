/** @jest-environment jsdom */
import type { Change, Changed, EditedPage } from '../../api-types'
import { type Api, Refused } from './api'
import { Editor } from './editor'
import { unsavedIn } from './unsaved'

const page = (revision: number, text: string): EditedPage => ({
  id: 'page-x',
  path: '/x',
  locale: 'en-US',
  model: {
    ...{ pageId: 'cms', title: 'Page', description: '', header: [], footer: [] },
    main: [{ type: 'heading', id: 'a', props: { text } }] as EditedPage['model']['main'],
  },
  published: null,
  revision,
  canUndo: true,
  canRedo: false,
  undoLabel: null,
  redoLabel: null,
  editedAt: null,
  editedBy: null,
})

const change: Extract<Change, { kind: 'patch' }> = {
  kind: 'patch',
  id: 'a',
  name: 'text',
  value: 'Mine',
}

/** An editor of the page as the server has it now; `save` answers its requests. */
function opened(save: Api['change'], { revision = 1, author = 'Anna' } = {}) {
  const now = page(revision, 'Before')
  const unsaved = unsavedIn(() => localStorage, author)
  return new Editor(now, { change: save } as Api, { unsaved })
}

const isDown = async (): Promise<Changed> => {
  throw new Refused(503, 'failed', 'The server answered 503.')
}

const isUp = async () => ({ page: page(8, 'Mine'), updates: [] })

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})

/** The author typed, nothing could be stored, and the browser was closed. */
async function leaveUnsaved() {
  const editor = opened(isDown)
  editor.edit(change)
  await editor.flush()
  jest.clearAllTimers()
}

test('changes that were left unsaved are offered, and saved onto the page that their author saw', async () => {
  await leaveUnsaved()
  const save = jest.fn(isUp)
  const editor = opened(save, { revision: 7 })
  expect(editor.getState().left.map(({ unsaved }) => unsaved.changes)).toEqual([[change]])
  await editor.settleLeft(true)
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ revision: 1 }), [change])
  expect(editor.getState()).toMatchObject({ left: [], page: { revision: 8 } })
  expect(localStorage).toHaveLength(0)
})

test('taken changes that cannot be saved either are kept on', async () => {
  await leaveUnsaved()
  const editor = opened(isDown)
  await editor.settleLeft(true)
  expect(editor.getState().model.main[0]?.props).toEqual({ text: 'Mine' })
  expect(opened(isUp).getState().left).toHaveLength(1)
})

test('discarded changes are not offered again', async () => {
  await leaveUnsaved()
  await opened(isUp).settleLeft(false)
  expect(opened(isUp).getState().left).toEqual([])
})

test('they belong to the page, at whichever address', async () => {
  await leaveUnsaved()
  const moved = { ...page(7, 'Before'), path: '/moved' }
  const other = { ...page(7, 'Before'), id: 'page-y' }
  const unsaved = unsavedIn(() => localStorage, 'Anna')
  expect(new Editor(moved, {} as Api, { unsaved }).getState().left).toHaveLength(1)
  expect(new Editor(other, {} as Api, { unsaved }).getState().left).toHaveLength(0)
})

test('another author of the browser is not offered them', async () => {
  await leaveUnsaved()
  expect(opened(isUp, { author: 'Ben' }).getState().left).toEqual([])
})

test('nothing is left of changes that were saved', async () => {
  const editor = opened(isUp)
  editor.edit(change)
  await editor.flush()
  expect(localStorage).toHaveLength(0)
})

test('a full storage stops nobody', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const editor = opened(isUp)
  editor.edit(change)
  expect(await editor.flush()).toBe(true)
})
