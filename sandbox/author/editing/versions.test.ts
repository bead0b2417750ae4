import type { EditedPage, Version } from '../api-types'
import { type Authors, add, changed, patch, startAuthors } from '../testing/test-author'

let authors: Authors
beforeAll(async () => {
  authors = await startAuthors()
})
afterAll(() => authors.close())

const versionsOf = async ({ path, locale }: EditedPage): Promise<Version[]> => {
  const answer = await authors.anna.get(
    `/author/api/page/versions?${new URLSearchParams({ path, locale })}`,
  )
  return (await answer.json()).versions
}
const keyOf = ({ path, locale, revision }: EditedPage) => ({ path, locale, revision })

async function edited() {
  const page = await authors.newPage()
  const { page: first } = await changed(authors.anna, page, add('heading', { text: 'Winter' }))
  const { page: last } = await changed(authors.ben, first, patch('heading', 'text', 'Spring'))
  return { page, first, last }
}

test('versions say who did what, and are restored as a step that can be undone', async () => {
  const { first, last } = await edited()
  expect(await versionsOf(last)).toMatchObject([
    { version: 2, author: 'Ben', label: 'Change Text of Heading', isCurrent: true, name: null },
    { version: 1, author: 'Anna', label: 'Add Heading', isCurrent: false },
    { version: 0, label: 'Create page' },
  ])
  const answer = await authors.anna.send('/author/api/page/restore', {
    ...keyOf(last),
    to: first.revision,
  })
  const restored: EditedPage = await answer.json()
  expect(restored.model).toEqual(first.model)
  expect(restored).toMatchObject({ revision: 3, undoLabel: 'Restore version 1' })
  const undone = await (await authors.anna.step('undo', restored)).json()
  expect(undone.model).toEqual(last.model)
})

test('a name finds a version again, and is removed', async () => {
  const { last } = await edited()
  const { path, locale } = last
  const name = async (text: string, version = 1) =>
    authors.ben.send('/author/api/page/name', { path, locale, version, name: text })
  expect((await name('  Before the fair ')).status).toBe(200)
  expect((await versionsOf(last))[1]).toMatchObject({ name: 'Before the fair', version: 1 })
  await name('')
  expect((await versionsOf(last))[1]).toMatchObject({ name: null })
  expect((await name('None', 99)).status).toBe(404)
})

test('what another author has changed meanwhile is not overwritten by a restored version', async () => {
  const { first, last } = await edited()
  await changed(authors.ben, last, add('rich-text'))
  const answer = await authors.anna.send('/author/api/page/restore', { ...keyOf(last), to: 1 })
  expect(answer.status).toBe(409)
  const unknown = await authors.anna.send('/author/api/page/restore', {
    ...keyOf(await authors.anna.page(first.path)),
    to: 99,
  })
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'not-found'])
})

test('a former version can be looked at before it is restored', async () => {
  const { last } = await edited()
  const canvas = `/author/canvas${last.path}?mode=preview`
  expect(await (await authors.anna.get(canvas)).text()).toContain('Spring')
  expect(await (await authors.anna.get(`${canvas}&version=1`)).text()).toContain('Winter')
})
