import { seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import { hotels } from '../../seed/hotels'
import { seedPages } from '../../seed/pages'
import { withSharedParts } from '../../seed/shared-parts'
import type { Change, EditedPage, SharedSummary, SharedUse } from '../api-types'
import {
  add,
  changed,
  OVERVIEW,
  patch,
  sharedAuthors,
  startAuthorServer,
} from '../testing/test-author'

const { anna, ben, newPage, published, server } = sharedAuthors()

const EDGE = { 'surrogate-capability': 'edge="nonce/1.0"', accept: 'text/html' }
const query = (path: string, locale = 'en-US') => new URLSearchParams({ path, locale })

async function usesOf(path: string): Promise<SharedUse[]> {
  const answer = await anna.get(`/author/api/shared/uses?${query(path)}`)
  return (await answer.json()).uses
}

/** A page with one heading, which is shared content afterwards; both published. */
async function sharedHeading(text: string) {
  const page = await newPage()
  const { page: filled } = await changed(anna, page, add('heading', { text }))
  const node = { type: 'heading', props: { text } }
  const answer = await anna.send('/author/api/shared', { locale: 'en-US', title: text, node })
  expect(answer.status).toBe(201)
  const shared: EditedPage = await answer.json()
  const of = shared.path.replace('/shared/', '')
  const swap: Change = { kind: 'swap', id: 'heading', type: 'cms/shared', props: { of } }
  const { page: draft } = await changed(anna, filled, swap)
  await anna.step('publish', draft)
  return { page: await anna.page(page.path), shared, of }
}

describe('shared content', () => {
  test('changes on all of its pages with one publication, and their caches are emptied', async () => {
    const { page, shared, of } = await sharedHeading('Spring on the roof')
    const other = await newPage()
    const reference = add('cms/shared', { of })
    const { page: filled, updates } = await changed(ben, other, reference)
    expect(updates[0]?.content).toContain('Spring on the roof')
    await ben.step('publish', filled)
    for (const { path } of [page, other])
      expect(await published(path)).toContain('Spring on the roof')

    const { page: draft } = await changed(
      anna,
      shared,
      patch('heading', 'text', 'Summer on the roof'),
    )
    expect(await published(page.path)).toContain('Spring on the roof')
    server.purged.length = 0
    await anna.step('publish', draft)
    const purged = [...server.purged]
    for (const { path } of [page, other]) {
      expect(await published(path)).toContain('Summer on the roof')
      const answer = await server.get(path, EDGE)
      const keys = answer.headers.get('surrogate-key')?.split(' ')
      expect(keys).toEqual(expect.arrayContaining(purged))
      await answer.text()
    }
    expect(purged).toEqual([`en-US${shared.path}`])
  })

  test('tells where it is used, in drafts too', async () => {
    const { page, shared, of } = await sharedHeading('Where it is used')
    expect(await usesOf(shared.path)).toEqual([
      { path: page.path, locale: 'en-US', title: 'An offer', isPublic: true },
    ])
    const other = await newPage()
    const { page: drafted } = await changed(ben, other, add('cms/shared', { of }))
    expect(await usesOf(shared.path)).toHaveLength(2)
    expect((await usesOf(shared.path))[1]).toMatchObject({ path: other.path, isPublic: false })
    const list: { shared: SharedSummary[] } = await (
      await anna.get('/author/api/shared?locale=en-US')
    ).json()
    expect(list.shared).toContainEqual({
      ...{ of, path: shared.path, title: 'Where it is used', type: 'heading', count: 2 },
    })
    await ben.step('undo', drafted)
    expect(await usesOf(shared.path)).toHaveLength(1)
  })

  test('tells of a published page whose draft uses it first', async () => {
    const { page } = await sharedHeading('Used already')
    const { shared, of } = await sharedHeading('Used in a draft')
    await changed(ben, page, add('cms/shared', { of }))
    expect(await usesOf(shared.path)).toContainEqual(
      expect.objectContaining({ path: page.path, isPublic: false }),
    )
  })

  test('is read-only on a page, and a detached copy is the page’s own', async () => {
    const { page, shared } = await sharedHeading('Detach me')
    const [node] = page.model.main
    expect(node).toMatchObject({ type: 'heading', props: { text: 'Detach me' } })
    const refused = await anna.change(page, patch('heading', 'text', 'Mine'))
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      'Pages share this content: edit the shared content, or detach it first.',
    ])
    const props = { text: 'Detach me' }
    const { page: own } = await changed(
      anna,
      page,
      { kind: 'swap', id: 'heading', type: 'heading', props },
      patch('heading', 'text', 'Mine'),
    )
    await anna.step('publish', own)
    const { page: draft } = await changed(ben, shared, patch('heading', 'text', 'For all'))
    await ben.step('publish', draft)
    expect(await published(page.path)).toContain('Mine')
    expect(await usesOf(shared.path)).toEqual([])
    const { model } = await (await anna.step('undo', await anna.page(page.path))).json()
    expect(model.main[0]).toMatchObject({ shared: shared.path.replace('/shared/', '') })
  })

  test('is no page of its own for visitors, and stays one component', async () => {
    const { shared } = await sharedHeading('Not a page')
    expect(await published(shared.path)).toBeNull()
    for (const change of [add('heading'), { kind: 'remove', id: 'heading' } as Change]) {
      const refused = await anna.change(shared, change)
      expect([refused.status, (await refused.json()).message]).toEqual([
        422,
        'Shared content is exactly one component.',
      ])
    }
    const created = await anna.send('/author/api/pages', {
      ...{ path: '/shared/mine', locale: 'en-US', title: 'Mine', pageId: 'cms' },
    })
    expect(created.status).toBe(400)
  })

  test('keeps ids of a page unique where it has components inside', async () => {
    const inside = { type: 'heading', id: 'inside', props: { text: 'Inside' } }
    const box = { type: 'accordion', props: { items: [{ title: 'One', children: [inside] }] } }
    const made = await anna.send('/author/api/shared', {
      ...{ locale: 'en-US', title: 'Box', node: box },
    })
    const shared: EditedPage = await made.json()
    const page = await newPage()
    const reference = add('cms/shared', { of: shared.path.replace('/shared/', '') })
    const own: Change = {
      ...{ kind: 'add', into: 'main' },
      node: { type: 'heading', id: 'inside', props: { text: 'Own' } },
    }
    const { page: draft } = await changed(anna, page, own, reference, reference)
    await anna.step('publish', draft)
    const html = (await published(page.path)) ?? ''
    const ids = [...html.matchAll(/<foyer-widget type="[^"]*" id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('that does not exist leaves the page whole', async () => {
    const page = await newPage()
    const { page: draft } = await changed(
      anna,
      page,
      add('cms/shared', { of: 'no-such' }),
      add('heading', { text: 'Below it' }),
    )
    await anna.step('publish', draft)
    const html = await published(page.path)
    expect(html).toContain('Below it')
    expect(html).not.toContain('does not exist any more')
    const canvas = await anna.get(`/author/canvas${page.path}?mode=edit`)
    expect(await canvas.text()).toContain('does not exist any more')
  })

  test('changed by two authors in the same place is a conflict', async () => {
    const { page, of } = await sharedHeading('Twice')
    const own = { kind: 'swap', id: 'heading', type: 'heading', props: { text: 'A' } } as const
    const { page: annas } = await changed(anna, page, own)
    expect((await ben.change(page, { ...own, props: { text: 'B' } })).status).toBe(409)
    const again = await ben.change(page, own)
    expect([again.status, (await again.json()).page?.model.main[0].props]).toEqual([
      200,
      { text: 'A' },
    ])
    expect(annas.model.main[0]).not.toHaveProperty('shared')
    expect(of).toBe('twice')
  })
})

test('the seed shares headers and footers, and visitors get the same bytes', async () => {
  const pages = seedPages(hotels).filter(
    ({ path, locale }) =>
      [OVERVIEW, '/homepage-searchform.mi', '/sandbox/nested', '/error'].includes(path) &&
      ['en-US', 'ar-SA'].includes(locale),
  )
  const htmlOf = async (seeded: typeof pages) => {
    const database = await openTestDatabase()
    await seedDatabase(database, { hotels, pages: seeded })
    const server = await startAuthorServer(database)
    const answers: string[] = []
    for (const { path, locale } of pages) {
      const url = `${locale === 'en-US' ? '' : `/${locale}`}${path}`
      const html = await (await server.get(url, { accept: 'text/html' })).text()
      answers.push(
        html
          .replaceAll(server.url, '')
          .replace(/nonce="[^"]*"/g, '')
          .replace(/"renderedAt":\d+/g, ''),
      )
    }
    await server.close()
    await database.close()
    return answers
  }
  const shared = withSharedParts(pages)
  const references = JSON.stringify(shared).match(/"cms\/shared"/g)
  expect(references).toHaveLength(
    JSON.stringify(pages).match(/"type":"(navigation|footer)"/g)?.length ?? 0,
  )
  expect(await htmlOf(shared)).toEqual(await htmlOf(pages))
})
