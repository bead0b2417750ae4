import { sql } from 'drizzle-orm'
import type { EditedPage, Version, VersionModel, Versions } from '../api-types'
import { type Authors, add, changed, OVERVIEW, patch, startAuthors } from '../testing/test-author'

let authors: Authors
beforeAll(async () => {
  authors = await startAuthors()
})
afterAll(() => authors.close())

const answered = async (
  { path, locale }: Pick<EditedPage, 'path' | 'locale'>,
  more: Record<string, string> = {},
): Promise<Versions> => {
  const query = new URLSearchParams({ path, locale, ...more })
  return (await authors.anna.get(`/author/api/page/versions?${query}`)).json()
}
const versionsOf = async (page: EditedPage): Promise<Version[]> => (await answered(page)).versions
const keyOf = ({ path, locale, revision }: EditedPage) => ({ path, locale, revision })
const labelsOf = ({ steps }: Version) => steps.map(({ label }) => label)

async function edited() {
  const page = await authors.newPage()
  const { page: first } = await changed(authors.anna, page, add('heading', { text: 'Winter' }))
  const { page: last } = await changed(authors.ben, first, patch('heading', 'text', 'Spring'))
  return { page, first, last }
}

/** Sets when the revisions of a page were made, the oldest first. */
async function madeAt({ path }: EditedPage, ...times: string[]) {
  for (const [number, time] of times.entries())
    await authors.database.db.execute(
      sql`UPDATE page_revisions SET at = ${`2026-11-29T${time}Z`}::timestamptz
        WHERE path = ${path} AND number = ${number}`,
    )
}

test('versions say who did what, and are restored as a step that can be undone', async () => {
  const { first, last } = await edited()
  await madeAt(last, '10:00:00', '10:01:00', '10:02:00')
  const versions = await versionsOf(last)
  expect(versions).toMatchObject([
    { version: 2, author: 'Ben', isCurrent: true, name: null, before: 1, published: null },
    { version: 1, author: 'Anna', isCurrent: false, before: 0 },
    { version: 0, author: 'Anna', before: null },
  ])
  expect(versions.map(labelsOf)).toEqual([
    ['Change Text of Heading'],
    ['Add Heading'],
    ['Create page'],
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

test('what one author does within a minute is one version, and each step stays in it', async () => {
  const { last } = await edited()
  const { page: more } = await changed(authors.ben, last, patch('heading', 'level', 3))
  const { page: latest } = await changed(authors.ben, more, add('rich-text'))
  await madeAt(latest, '10:00:01', '10:00:20', '10:00:30', '10:00:59', '10:01:00')
  const versions = await versionsOf(latest)
  expect(versions).toMatchObject([
    { version: 4, author: 'Ben', before: 3 },
    { version: 3, author: 'Ben', before: 1, steps: [{ version: 3 }, { version: 2 }] },
    { version: 1, author: 'Anna', before: null, steps: [{ version: 1 }, { version: 0 }] },
  ])
})

test('publications are kept by author, time and name, however many steps follow', async () => {
  const { anna, ben } = authors
  const { last } = await edited()
  const publication = { ...keyOf(last), name: '  Spring campaign ' }
  const published = await (await ben.send('/author/api/page/publish', publication)).json()
  const { page: next } = await changed(anna, published, patch('heading', 'text', 'Summer'))
  await anna.step('publish', next)
  const values = Array.from({ length: 510 }, (_none, index) => ({
    ...{ path: last.path, locale: last.locale, number: 4 + index, parent: 3 + index },
    ...{ model: JSON.stringify(next.model), label: `Step ${index}` },
  }))
  for (const { path, locale, number, parent, model, label } of values)
    await authors.database.db.execute(
      sql`INSERT INTO page_revisions (path, locale, number, parent, model, moved, author, label, at)
        VALUES (${path}, ${locale}, ${number}, ${parent}, ${model}::jsonb, '[]', 'Anna', ${label},
          timestamptz '2026-11-29T12:00:00Z' + ${number} * interval '1 minute')`,
    )
  const { versions, older } = await answered(last)
  const kept = versions.filter((version) => version.published)
  expect(kept).toMatchObject([
    { version: 3, name: null, published: { by: 'Anna' }, isPublic: true },
    { version: 2, name: 'Spring campaign', published: { by: 'Ben' }, isPublic: false },
  ])
  expect(kept.every(({ published }) => Date.parse(published?.at ?? '') > 0)).toBe(true)
  expect(versions.map(({ version }) => version)).toEqual([
    ...Array.from({ length: 500 }, (_none, index) => 513 - index),
    3,
    2,
  ])
  expect(older).toBe(14)
  const rest = await answered(last, { before: String(older) })
  expect(rest.versions.map(({ version }) => version)).toEqual([
    ...[13, 12, 11, 10, 9, 8, 7, 6, 5, 4],
    ...[3, 2, 1],
  ])
  expect(rest.older).toBeNull()
})

test('what visitors saw before the first edit is a publication, and none is public once unpublished', async () => {
  const seed = await authors.anna.page(OVERVIEW)
  const { page } = await changed(authors.anna, seed, patch('hero', 'heading', 'New'))
  expect(await versionsOf(page)).toMatchObject([
    { version: 1, published: null, isCurrent: true, isPublic: false },
    { version: 0, published: { by: null }, isPublic: true },
  ])
  const { page: own } = await changed(authors.anna, await authors.newPage(), add('heading'))
  await authors.anna.step('publish', own)
  expect((await versionsOf(own))[0]).toMatchObject({ isPublic: true, published: { by: 'Anna' } })
  const { path, locale } = own
  await authors.ben.send('/author/api/page/unpublish', { path, locale })
  expect((await versionsOf(own))[0]).toMatchObject({ isPublic: false, published: { by: 'Anna' } })
})

test('the page of a version can be read, to compare it', async () => {
  const { first, last } = await edited()
  const { path, locale } = last
  const read = (version: string) =>
    authors.ben.get(`/author/api/page/version?${new URLSearchParams({ path, locale, version })}`)
  const former: VersionModel = await (await read('1')).json()
  expect(former).toEqual({ version: 1, model: first.model })
  expect((await read('99')).status).toBe(404)
  expect((await read('one')).status).toBe(400)
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
