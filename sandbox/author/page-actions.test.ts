import { seedDatabase } from '../database/seeding/seed-database'
import type { DeletedPage, EditedPage, PageSummary } from './api-types'
import { add, changed, OVERVIEW, sharedAuthors, testSeed } from './testing/test-author'

const { anna, ben, database, newPage, published, server } = sharedAuthors()

const locale = 'en-US'
const act = (name: string, body: object, author = anna) =>
  author.send(`/author/api/page/${name}`, { locale, ...body })

async function done<Answer = EditedPage>(name: string, body: object): Promise<Answer> {
  const answer = await act(name, body)
  const sent = await answer.json()
  expect([answer.status, sent.message]).toEqual([name === 'duplicate' ? 201 : 200, undefined])
  return sent
}

async function publicPage(): Promise<EditedPage> {
  const page = await newPage()
  await changed(anna, page, add('cms/heading', { heading: `Seen at ${page.path}` }))
  await anna.step('publish', await anna.page(page.path))
  return anna.page(page.path)
}

/** What a visitor's browser gets at an address: the status, and where it is led to. */
async function visit(path: string) {
  const answer = await server.get(path, { accept: 'text/html' })
  return [answer.status, answer.headers.get('location')]
}

const summaryOf = async (path: string): Promise<PageSummary | undefined> => {
  const { pages } = await (await anna.get('/author/api/pages?locale=en-US')).json()
  return pages.find((page: PageSummary) => page.path === path)
}

describe('duplicate', () => {
  test('makes a new page of the draft, which visitors do not see yet', async () => {
    const { path } = await publicPage()
    const to = { path: `${path}-copy`, locale, title: 'The copy' }
    const copy = await done('duplicate', { path, to })
    expect(copy).toMatchObject({ path: to.path, published: null, model: { title: 'The copy' } })
    expect(copy.model.main).toEqual((await anna.page(path)).model.main)
    expect(await summaryOf(to.path)).toMatchObject({ status: 'new' })
    expect((await visit(to.path))[0]).toBe(307)
    const again = await act('duplicate', { path, to })
    expect([again.status, (await again.json()).code]).toEqual([409, 'exists'])
  })

  test('works for a page that nobody has edited, and into another language', async () => {
    const to = { path: '/offers/ny', locale: 'de-DE', title: 'Neu' }
    const copy = await done('duplicate', { path: OVERVIEW, to })
    expect(copy).toMatchObject({
      locale: 'de-DE',
      model: { title: 'Neu', pageId: 'hotel-overview' },
    })
    const bad = await act('duplicate', { path: OVERVIEW, to: { ...to, path: '/deleted/x' } })
    expect([bad.status, (await bad.json()).message]).toEqual([
      422,
      'Addresses that begin with "/deleted" are not for pages. Choose another path.',
    ])
  })
})

describe('move', () => {
  test('leads visitors from each former address to the present one, with their query', async () => {
    const { path: first } = await publicPage()
    const [second, third] = [`${first}-b`, `${first}-c`]
    const { revision } = await done('move', { path: first, to: second, redirects: true })
    expect(await visit(`${first}?a=1`)).toEqual([308, `${second}?a=1`])
    expect(server.purged.slice(-2)).toEqual([`en-US${first}`, `en-US${second}`])
    await done('move', { path: second, to: third, redirects: true })
    expect(await visit(first)).toEqual([308, third])
    expect(await visit(second)).toEqual([308, third])
    expect(await published(third)).toContain(`Seen at ${first}`)
    // The history goes along.
    expect((await anna.page(third)).revision).toBe(revision)
    expect((await anna.step('undo', await anna.page(third))).status).toBe(200)

    await done('move', { path: third, to: first, redirects: true })
    expect((await visit(first))[0]).toBe(200)
    expect(await visit(third)).toEqual([308, first])
  })

  test('tells an author who still edits at the old address where the page is', async () => {
    const page = await publicPage()
    const to = `${page.path}-moved`
    await done('move', { path: page.path, to, redirects: true })
    const late = await ben.change(page, { kind: 'settings', title: 'Late' })
    expect([late.status, (await late.json()).message]).toEqual([
      404,
      `The page has moved to ${to}. Open it there.`,
    ])
  })

  test('without a redirect, the old address is gone; of a page that was never public, unknown', async () => {
    const { path } = await publicPage()
    await done('move', { path, to: `${path}-away`, redirects: false })
    expect((await server.get(path)).status).toBe(410)
    const draft = await newPage()
    await done('move', { path: draft.path, to: `${draft.path}-x`, redirects: true })
    expect((await visit(draft.path))[0]).toBe(307)
  })

  test('is refused for the site’s own addresses, for shared content, and to a taken address', async () => {
    const page = await publicPage()
    for (const [path, to, words] of [
      [OVERVIEW, '/elsewhere', /keeps its address/],
      ['/shared/footer', '/shared/other', /pages refer to it by this name/],
      [page.path, OVERVIEW, /is of the kind|There is a page/],
      [page.path, '/author/x', /not for pages/],
    ] as const) {
      const answer = await act('move', { path, to, redirects: true })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect((await answer.json()).message).toMatch(words)
    }
  })
})

describe('unpublish', () => {
  test('takes the page from visitors, keeps the draft, and is taken back exactly', async () => {
    const { path } = await publicPage()
    const before = await anna.page(path)
    await done('unpublish', { path })
    expect(await visit(path)).toEqual([307, expect.stringContaining('error')])
    expect((await server.get(path)).status).toBe(404)
    expect(await summaryOf(path)).toMatchObject({ status: 'unpublished' })
    await changed(ben, await ben.page(path), { kind: 'settings', title: 'Changed since' })
    await done('republish', { path })
    expect((await anna.page(path)).published).toEqual(before.published)
    expect(await published(path)).not.toContain('Changed since')
    expect(await summaryOf(path)).toMatchObject({ status: 'changed' })
    expect((await act('republish', { path })).status).toBe(422)
    expect(server.purged.at(-1)).toBe(`en-US${path}`)
  })
  test('is refused for shared content, and for a page that is not public', async () => {
    const { path } = await newPage()
    expect((await act('unpublish', { path })).status).toBe(422)
    expect((await act('unpublish', { path: '/shared/footer' })).status).toBe(422)
  })
})

describe('delete', () => {
  test('says what links to the page: in fields and in rich text, not in longer addresses', async () => {
    const { path } = await publicPage()
    const other = await newPage()
    const links = async () =>
      (await (await anna.get(`/author/api/page/links?path=${path}&locale=en-US`)).json()).links
    await changed(anna, other, add('cms/text', { html: `<p><a href="${path}-longer">x</a></p>` }))
    expect(await links()).toEqual([])
    const html = `<p><a href="${path}#top">x</a></p>`
    await changed(anna, await anna.page(other.path), add('cms/text', { html }))
    expect(await links()).toEqual([
      { path: other.path, locale, title: 'An offer', isPublic: false },
    ])
  })

  test('answers 410, and a restored page is as it was', async () => {
    const { path } = await publicPage()
    const before = await anna.page(path)
    const deleted = await done<DeletedPage>('delete', { path })
    expect(deleted).toMatchObject({ from: path, by: 'Anna', wasPublic: true })
    expect((await server.get(path)).status).toBe(410)
    expect(await summaryOf(path)).toBeUndefined()
    const opened = await anna.get(`/author/api/page?path=${path}&locale=en-US`)
    expect([opened.status, await opened.json()]).toEqual([
      410,
      { code: 'deleted', message: 'Anna has deleted “An offer”.', deleted },
    ])
    const bin = await (await ben.get('/author/api/deleted')).json()
    expect(bin.deleted[0]).toMatchObject({ from: path, title: 'An offer' })
    await done('undelete', { path: deleted.path })
    expect(await anna.page(path)).toEqual({
      ...before,
      editedAt: expect.anything(),
      editedBy: 'Anna',
    })
    expect((await visit(path))[0]).toBe(200)
    expect((await act('undelete', { path: deleted.path })).status).toBe(404)
  })

  test('leaves the address free, and the restored page can go elsewhere', async () => {
    const { path } = await publicPage()
    const deleted = await done<DeletedPage>('delete', { path })
    await newPage({ path })
    const taken = await act('undelete', { path: deleted.path })
    expect([taken.status, (await taken.json()).code]).toEqual([409, 'exists'])
    await done('undelete', { path: deleted.path, to: `${path}-again` })
    expect((await visit(`${path}-again`))[0]).toBe(200)
  })

  test('a former address of a deleted page leads to the one that says so', async () => {
    const { path } = await publicPage()
    await done('move', { path, to: `${path}-z`, redirects: true })
    await done('delete', { path: `${path}-z` })
    expect(await visit(path)).toEqual([308, `${path}-z`])
    expect((await server.get(`${path}-z`)).status).toBe(410)
  })
})

describe('an author who has the page open', () => {
  const save = (page: EditedPage, title: string, more: object = {}) =>
    act(
      'changes',
      {
        ...{ id: page.id, path: page.path, revision: page.revision },
        changes: [{ kind: 'settings', title }],
        ...more,
      },
      ben,
    )

  test('changes the page where it is now, not another one at its former address', async () => {
    for (const open of [publicPage, newPage]) {
      const page = await open()
      const to = `${page.path}-now`
      await done('move', { path: page.path, to, redirects: false })
      const other = await newPage({ path: page.path, title: 'Another page' })
      const saved = await save(page, 'By Ben')
      expect([saved.status, (await saved.json()).page]).toMatchObject([
        200,
        { id: page.id, path: to, model: { title: 'By Ben' } },
      ])
      expect(await anna.page(page.path)).toEqual(other)
      const asked = `path=${page.path}&locale=en-US&id=${page.id}`
      expect(await (await ben.get(`/author/api/page?${asked}`)).json()).toMatchObject({ path: to })
      const { versions } = await (await ben.get(`/author/api/page/versions?${asked}`)).json()
      expect(versions[0]).toMatchObject({ author: 'Ben', isCurrent: true })
      await done('delete', { path: page.path })
      await done('move', { path: to, to: page.path, redirects: true })
    }
  })

  test('changes a page that nobody had edited before it was moved', async () => {
    const page = await anna.page('/sandbox/nested')
    expect(page.editedAt).toBeNull()
    await done('move', { path: page.path, to: '/offers/nested', redirects: true })
    const saved = await save(page, page.model.title)
    expect([saved.status, (await saved.json()).page.path]).toEqual([200, '/offers/nested'])
    await done('move', { path: '/offers/nested', to: page.path, redirects: true })
  })

  test('hears that it was deleted, and continues on the restored page', async () => {
    const page = await publicPage()
    const deleted = await done<DeletedPage>('delete', { path: page.path })
    const refused = await save(page, 'By Ben')
    expect([refused.status, await refused.json()]).toMatchObject([410, { deleted }])
    await done('undelete', { path: deleted.path, to: `${page.path}-back` })
    expect((await save(page, 'By Ben')).status).toBe(200)
    expect((await anna.page(`${page.path}-back`)).model.title).toBe('By Ben')
  })

  test('can copy the deleted page as it was seen, but no deleted shared content', async () => {
    const page = await publicPage()
    await changed(anna, await anna.page(page.path), { kind: 'settings', title: 'Later' })
    const { path } = await done<DeletedPage>('delete', { path: page.path })
    const { revision } = page
    const to = { path: `${page.path}-copy`, locale, title: 'The copy' }
    const copy = await done('duplicate', { path, revision, to })
    expect(copy).toMatchObject({ path: to.path, revision: 0, model: { main: page.model.main } })
    expect(copy.id).not.toBe(page.id)
    const missing = await act('duplicate', { path, revision: 99, to: { ...to, path: '/offers/z' } })
    expect(missing.status).toBe(404)
    const node = { type: 'heading', props: { text: 'Shared' } }
    const shared = await anna.send('/author/api/shared', { locale, title: 'Piece', node })
    const bin = await done<DeletedPage>('delete', { path: (await shared.json()).path })
    const refused = await act('duplicate', { path: bin.path, to: { ...to, path: '/offers/y' } })
    expect((await refused.json()).message).toMatch(/Shared content cannot be copied/)
  })
})

test('a new seed brings back nothing that an author has moved, deleted or unpublished', async () => {
  const nested = '/sandbox/nested'
  const seedAgain = () =>
    seedDatabase(database, {
      ...testSeed,
      pages: [...testSeed.pages, { path: `/seed/${Math.random()}`, locale, model: {} }],
    })
  await done('unpublish', { path: nested })
  await seedAgain()
  expect((await server.get(nested)).status).toBe(404)
  await done('republish', { path: nested })
  await done('move', { path: nested, to: '/nested', redirects: true })
  await seedAgain()
  expect(await visit(nested)).toEqual([308, '/nested'])
  const { path } = await done<DeletedPage>('delete', { path: '/nested' })
  await seedAgain()
  expect((await server.get('/nested')).status).toBe(410)
  await done('undelete', { path })
  await done('move', { path: '/nested', to: nested, redirects: true })
})
