import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Database } from '../database/database'
import { openDatabase } from '../database/open-database'
import { seedDatabase } from '../database/seed-database'
import { openTestDatabase } from '../database/test-database'
import { hotels } from '../seed/hotels'
import { seedPages } from '../seed/pages'
import type { Change, Changed, Conflict, EditedPage, PageSummary } from './api-types'
import { loadComponents } from './components'
import { type AuthorClient, type AuthorServer, startAuthorServer } from './test-author'
import { changeOf, seeds as changeSeeds } from './test-pages'

const OVERVIEW = '/hotels/alderway-new-york-midtown/overview'
const seed = {
  hotels,
  pages: seedPages(hotels).filter(
    ({ path, locale }) =>
      [OVERVIEW, '/sandbox/nested'].includes(path) && ['en-US', 'de-DE'].includes(locale),
  ),
}

let database: Database
let server: AuthorServer
let anna: AuthorClient
let ben: AuthorClient

beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, seed)
  server = await startAuthorServer(database)
  anna = await server.as('Anna')
  ben = await server.as('Ben')
}, 120_000)
afterAll(async () => {
  await server.close()
  await database.close()
})

let count = 0
/** A page of a test's own. */
async function newPage(more: object = {}): Promise<EditedPage> {
  const path = `/offers/${++count}`
  const answer = await anna.send('/author/api/pages', {
    ...{ path, locale: 'en-US', title: 'An offer', pageId: 'cms' },
    ...more,
  })
  expect(answer.status).toBe(201)
  return answer.json()
}

async function changed(author: AuthorClient, page: EditedPage, ...changes: Change[]) {
  const answer = await author.change(page, ...changes)
  const body = await answer.json()
  expect([answer.status, body.message]).toEqual([200, undefined])
  return body as Changed
}

const add = (type: string, props: Record<string, unknown> = {}, id?: string): Change => ({
  kind: 'add',
  into: 'main',
  node: { type, props, ...(id ? { id } : {}) },
})
const patch = (id: string, name: string, value: unknown): Change => ({
  kind: 'patch',
  id,
  name,
  value,
})
const published = async (path: string) => {
  const answer = await server.get(path, { accept: 'text/html' })
  return answer.status === 200 ? answer.text() : null
}
const list = async (locale?: string): Promise<PageSummary[]> => {
  const query = locale ? `?locale=${locale}` : ''
  return (await (await anna.get(`/author/api/pages${query}`)).json()).pages
}

describe('the list of pages', () => {
  test('has every page of a locale, and says of each whether it is public', async () => {
    expect(await list('de-DE')).toEqual([
      expect.objectContaining({ path: OVERVIEW, status: 'published', pageId: 'hotel-overview' }),
    ])
    const { path, model } = await newPage()
    const summary = async () => (await list('en-US')).find((page) => page.path === path)
    expect(await summary()).toMatchObject({ status: 'new', title: 'An offer', editedBy: 'Anna' })
    await anna.step('publish', await anna.page(path))
    expect(await summary()).toMatchObject({ status: 'published' })
    await changed(ben, await ben.page(path), { kind: 'settings', title: 'Another' })
    expect(await summary()).toMatchObject({
      ...{ status: 'changed', title: 'Another', editedBy: 'Ben' },
      editedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(model.title).toBe('An offer')
    expect((await list()).map(({ locale }) => locale)).toEqual(
      expect.arrayContaining(['de-DE', 'en-US']),
    )
    expect((await anna.get('/author/api/pages?locale=xx')).status).toBe(400)
  })
})

describe('a new page', () => {
  test('of a hotel has around it what the hotel’s other pages have', async () => {
    const { model } = await newPage({ pageId: 'hotel-overview', propertyId: 'nycab' })
    const overview = (await anna.page(OVERVIEW)).model
    expect(model).toMatchObject({ propertyId: 'NYCAB', main: [] })
    expect(model.header).toEqual(overview.header)
    expect(model.footer).toEqual(overview.footer)
  })

  test('is nobody’s but the authors’ before it is published', async () => {
    const page = await newPage()
    expect(page).toMatchObject({ published: null, revision: 0, canUndo: false, canRedo: false })
    expect(await published(page.path)).toBeNull()
    const { page: edited } = await changed(anna, page, add('heading', { text: 'Spring' }))
    expect(await published(page.path)).toBeNull()
    const discarded = await anna.step('discard', edited)
    expect([discarded.status, (await discarded.json()).code]).toEqual([422, 'invalid'])
    await anna.step('publish', edited)
    expect(await published(page.path)).toContain('Spring')
  })

  test('is not made where there is one', async () => {
    const { path } = await newPage()
    for (const taken of [path, OVERVIEW]) {
      const more = taken === OVERVIEW ? { pageId: 'hotel-overview', propertyId: 'NYCAB' } : {}
      const body = { path: taken, locale: 'en-US', title: 'x', pageId: 'cms', ...more }
      const answer = await ben.send('/author/api/pages', body)
      expect([answer.status, (await answer.json()).code]).toEqual([409, 'exists'])
    }
  })

  test.each<[string, object]>([
    ['no path', { path: 'offers' }],
    ['a path out of the site', { path: '/../etc/passwd' }],
    ['a path with a query', { path: '/offers?x=1' }],
    ['two slashes', { path: '//elsewhere.example/x' }],
    ['a path with markup', { path: '/<script>' }],
    ['an address of the site itself', { path: '/author/pages' }],
    ['an address of the API', { path: '/mi/query/x' }],
    ['a locale in the path', { path: '/de-DE/offers' }],
    ['another kind than its path has', { path: '/loyalty', pageId: 'cms' }],
    ['a hotel page without a hotel', { pageId: 'hotel-overview' }],
    ['a hotel that is none', { propertyId: 'NOONE' }],
    ['no title', { title: '  ' }],
    ['a kind that is none', { pageId: '<b>' }],
    ['a locale that is none', { locale: 'xx-XX' }],
    ['what no page has', { owner: 'Anna' }],
  ])('is not made with %s', async (_what, wrong) => {
    const body = { path: '/offers/wrong', locale: 'en-US', title: 'x', pageId: 'cms', ...wrong }
    const answer = await anna.send('/author/api/pages', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ code: 'invalid', message: expect.any(String) })
  })
})

describe('changes', () => {
  test('are kept as a draft, and shown to nobody else before they are published', async () => {
    const page = await anna.page(OVERVIEW, 'de-DE')
    expect(page).toMatchObject({ revision: 0, canUndo: false, editedAt: null, editedBy: null })
    const { page: edited } = await changed(anna, page, patch('hero', 'heading', 'Neu in Midtown'))
    expect(edited).toMatchObject({ revision: 1, canUndo: true, editedBy: 'Anna' })
    expect(edited.published).toEqual(page.model)
    expect(await published(`/de-DE${OVERVIEW}`)).not.toContain('Neu in Midtown')
    await ben.step('publish', edited)
    expect(await published(`/de-DE${OVERVIEW}`)).toContain('Neu in Midtown')
    expect(await published(OVERVIEW)).not.toContain('Neu in Midtown')
    expect((await ben.page(OVERVIEW, 'de-DE')).published).toEqual(edited.model)
  })

  test('come back as the HTML that the editor puts into the page', async () => {
    const page = await newPage()
    const { updates, page: edited } = await changed(
      anna,
      page,
      add('heading', { text: 'Spring' }),
      add('cms/heading', { heading: 'By the CMS' }),
    )
    const resource = `urn:foyer:/en-US${page.path}`
    expect(updates.map((update) => update.resource)).toEqual([
      `${resource}#heading`,
      `${resource}#heading-2`,
    ])
    expect(updates[0]?.content).toContain('<foyer-widget type="heading" id="heading"')
    expect(updates[0]?.content).toContain(`data-aue-resource="${resource}#heading"`)
    expect(updates[0]?.content).toContain('Spring')
    expect(updates[1]?.content).toContain(
      `data-aue-resource="${resource}#heading-2" data-aue-type="component" data-aue-model="cms/heading" data-aue-label="Heading"`,
    )
    const copied = await changed(anna, edited, { kind: 'copy', id: 'heading' })
    expect(copied.updates.map((update) => update.resource)).toEqual([`${resource}#heading-3`])
    expect(copied.page.model.main.map(({ id }) => id)).toEqual([
      'heading',
      'heading-3',
      'heading-2',
    ])
  })

  test('reach components in components', async () => {
    const page = await anna.page('/sandbox/nested')
    const { page: edited, updates } = await changed(
      anna,
      page,
      patch('wish', 'label', 'Anything'),
      {
        kind: 'add',
        into: 'pets/items/0/children',
        before: 'dog',
        node: { type: 'text-input', id: 'cat', props: { name: 'cat', label: 'Name of the cat' } },
      },
      { kind: 'move', id: 'city', into: 'main', before: 'trip' },
    )
    const json = JSON.stringify(edited.model)
    expect(json).toContain('"label":"Anything"')
    expect(json.indexOf('"cat"')).toBeLessThan(json.indexOf('"dog"'))
    expect(edited.model.main[1]?.id).toBe('city')
    expect(updates[0]?.content).toContain('id="cat"')
  })

  test('of the CMS’s own blocks are of fields that these have', async () => {
    const page = await anna.page(OVERVIEW)
    const { page: edited } = await changed(
      anna,
      page,
      patch('rates', 'links/0/label', 'Book'),
      { kind: 'copy', id: 'rates' },
      { kind: 'move', id: 'rates', into: 'header' },
      { kind: 'remove', id: 'rates-2' },
    )
    expect(edited.model.header.map(({ id }) => id)).toEqual(['property-bar', 'rates'])
    for (const wrong of [
      patch('rates', 'heading', 7),
      patch('rates', 'links', 'none'),
      patch('rates', 'onclick', 'x'),
      { kind: 'patch', id: 'rates', name: 'heading' } as const,
    ]) {
      const answer = await anna.change(edited, wrong)
      expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid'])
    }
  })

  test('are done all or none', async () => {
    const page = await newPage()
    const answer = await anna.change(page, add('heading'), patch('nobody', 'text', 'x'))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      code: 'invalid',
      message: 'There is no component "nobody" on this page.',
    })
    expect(await anna.page(page.path)).toEqual(page)
  })

  test('that nobody could show are told to the author on the page, and kept', async () => {
    const page = await newPage()
    const { page: edited } = await changed(anna, page, add('heading', { level: 'nonsense' }))
    expect(edited.model.main[0]?.props).toEqual({ level: 'nonsense' })
    expect((await anna.get(`/author/canvas${page.path}`)).status).toBe(200)
  })

  test.each<[number, string, unknown]>([
    [400, 'an unknown kind', { kind: 'explode', id: 'footer' }],
    [400, 'a type that is no text', { kind: 'add', into: 'main', node: { type: 7, props: {} } }],
    [400, 'props that are none', { kind: 'replace', id: 'footer', props: [] }],
    [400, 'more than a change has', { kind: 'remove', id: 'footer', also: 'this' }],
    [400, 'a sign that no database keeps', patch('footer', 'text', 'a\0b')],
    [400, 'half of a sign', patch('footer', 'text', '\ud800')],
    [422, 'a component that there is not', add('of-the-next-build')],
    [422, 'an inherited name for a component', add('constructor')],
    [422, 'a block without its fields', add('cms/banner')],
    [422, 'a place that there is not', { kind: 'move', id: 'footer', into: 'aside' }],
    [422, 'a way out of the props', patch('footer', '__proto__/polluted', 'x')],
    [422, 'no title', { kind: 'settings', title: ' ' }],
  ])('answer %i to %s', async (status, _what, change) => {
    const page = await newPage()
    const answer = await anna.change(page, change as Change)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ code: 'invalid', message: expect.stringMatching(/\w/) })
    expect(await anna.page(page.path)).toEqual(page)
  })

  test('that are not readable, too large or too deep are refused', async () => {
    const { path, locale, revision } = await newPage()
    const to = '/author/api/page/changes'
    const body = (value: unknown) => ({
      ...{ path, locale, revision },
      changes: [patch('footer', 'x', value)],
    })
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const answers = await Promise.all([
      anna.send(to, '{"path":'),
      anna.send(to, JSON.stringify(body(0)).replace('0', deep)),
      anna.send(to, JSON.stringify(body(0)).replace('"x"', '"x","__proto__":{"a":1}')),
      anna.send(to, { path, locale, revision, changes: [] }),
      anna.send(to, body('x'.repeat(300_000))),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 413])
    for (const answer of answers)
      expect(await answer.json()).toEqual({
        code: expect.stringMatching(/invalid|too-large/),
        message: expect.any(String),
      })
  })
})

describe('a call', () => {
  const calls = ['pages', 'page/changes', 'page/undo', 'page/redo', 'page/publish', 'page/discard']
  test.each(calls)('%s is made by a signed-in author of this site, as JSON', async (call) => {
    const page = await newPage()
    const body = { path: page.path, locale: 'en-US', revision: 0, changes: [add('heading')] }
    const { cookie } = anna
    const answers = await Promise.all([
      server.send(`/author/api/${call}`, body),
      server.send(`/author/api/${call}`, body, { cookie, origin: 'https://elsewhere.example' }),
      server.send(`/author/api/${call}`, body, { cookie, 'content-type': 'text/plain' }),
    ])
    expect(await Promise.all(answers.map(async (answer) => (await answer.json()).code))).toEqual([
      'signed-out',
      'foreign-origin',
      'json-only',
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 415])
    expect(await anna.page(page.path)).toEqual(page)
  })

  test('for a page that there is not is answered with 404', async () => {
    const key = { path: '/nowhere', locale: 'en-US', revision: 0 }
    const answers = await Promise.all([
      anna.get('/author/api/page?path=/nowhere&locale=en-US'),
      anna.send('/author/api/page/undo', key),
      anna.send('/author/api/page/changes', { ...key, changes: [add('heading')] }),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect((await answer.json()).code).toBe('not-found')
    }
    expect((await anna.get('/author/canvas/nowhere')).status).toBe(404)
  })
})

describe('two authors', () => {
  test('who change different things of one page both find theirs', async () => {
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

  test('at the very same time lose nothing', async () => {
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

  test('who change the same are told, with both values and the page as it is', async () => {
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
    // What he then wants, he sends for the page that he was shown.
    const { page: kept } = await changed(ben, conflict.page, patch('heading', 'text', 'By Ben'))
    expect(kept.model.main[0]?.props).toEqual({ text: 'By Ben' })
  })

  test('who both move one component are told, but not when the first has taken it back', async () => {
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
    '%s of what the other has changed meanwhile waits until it was seen',
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

  test('a revision that there never was is refused', async () => {
    const page = await newPage()
    const answer = await anna.change({ ...page, revision: 99 }, add('heading'))
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid'])
  })
})

describe('undo', () => {
  const step = async (name: 'undo' | 'redo' | 'discard', page: EditedPage) => {
    const answer = await anna.step(name, page)
    expect(answer.status).toBe(200)
    return answer.json() as Promise<EditedPage>
  }

  test('takes back one request, redo brings it back, and a new change ends what was undone', async () => {
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

  test('takes a discard back, too', async () => {
    const page = await newPage()
    await anna.step('publish', page)
    const { page: edited } = await changed(anna, await anna.page(page.path), add('heading'))
    const discarded = await step('discard', edited)
    expect(discarded.model).toEqual(page.model)
    expect((await step('undo', discarded)).model).toEqual(edited.model)
  })

  test('of any sequence gives back each page that there was, and redo each that followed', async () => {
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
      { numRuns: 10 },
    )
  }, 60_000)
})

test('drafts, what can be undone and sessions outlive a restart, and a new seed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-drafts-'))
  const first = await openDatabase({ folder })
  await seedDatabase(first, seed)
  const before = await startAuthorServer(first)
  const author = await before.as('Anna')
  const { page } = await changed(author, await author.page(OVERVIEW), patch('hero', 'heading', 'A'))
  await changed(author, page, patch('hero', 'heading', 'B'))
  await before.close()
  await first.close()

  const second = await openDatabase({ folder })
  const pages = seed.pages.map((one) => ({ ...one, model: { ...one.model, title: 'New seed' } }))
  await seedDatabase(second, { hotels, pages })
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
}, 120_000)
