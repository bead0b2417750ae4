/** One field of old content is changed: by the editor, and at the API by whoever calls it. */
import { oldContent } from '../../../fixtures/old-content'
import { upgraderOf } from '../../../src/mapping/upgrader'
import type { Api } from '../shell/state/api'
import { Editor } from '../shell/state/editor'
import { type Authors, add, changed, patch, startAuthors } from '../testing/test-author'

let authors: Authors
beforeAll(async () => {
  authors = await startAuthors()
})
afterAll(() => authors.close())

test.each(oldContent)(
  '$title: the API keeps all of it',
  async ({ type, props, name, value, stored }) => {
    const { anna } = authors
    const { page } = await changed(anna, await authors.newPage(), add(type, props))
    const id = page.model.main[0]?.id ?? ''
    const { page: after } = await changed(anna, page, patch(id, name, value))
    expect(after.model.main[0]?.props).toEqual(stored)
  },
)

test.each(oldContent)(
  '$title: the editor shows all of it before the answer',
  async ({ type, props, name, value, stored }) => {
    const { page } = await changed(authors.anna, await authors.newPage(), add(type, props))
    const upgrade = await upgraderOf(type)
    const api = { change: () => new Promise(() => {}) } as unknown as Api
    const editor = new Editor(page, api, { upgrade: (node) => upgrade(node.props) })
    const id = page.model.main[0]?.id ?? ''
    editor.edit({ kind: 'patch', id, name, value })
    expect(editor.getState().model.main[0]?.props).toEqual(stored)
  },
)

test('two authors who change two fields of old content both keep theirs', async () => {
  const { anna, ben } = authors
  const props = { heading: 'Rooms', ctaLabel: 'Book', ctaHref: '/rooms' }
  const { page } = await changed(anna, await authors.newPage(), add('hero-banner', props))
  await changed(anna, page, patch('hero-banner', 'cta/label', 'Book now'))
  const { page: both } = await changed(ben, page, patch('hero-banner', 'cta/href', '/offers'))
  const cta = { label: 'Book now', href: '/offers' }
  expect(both.model.main[0]?.props).toEqual({ heading: 'Rooms', cta })
})
