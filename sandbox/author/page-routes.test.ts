import type { PageSummary } from './api-types'
import { add, changed, OVERVIEW, sharedAuthors } from './testing/test-author'

const { anna, ben, newPage, published, server } = sharedAuthors()

const list = async (locale?: string): Promise<PageSummary[]> => {
  const query = locale ? `?locale=${locale}` : ''
  return (await (await anna.get(`/author/api/pages${query}`)).json()).pages
}

describe('the list of pages', () => {
  test('has every page of a locale, with its publication status', async () => {
    expect(await list('de-DE')).toEqual([
      expect.objectContaining({ path: OVERVIEW, status: 'published', pageId: 'hotel-overview' }),
      expect.objectContaining({ path: '/shared/footer', pageId: 'shared' }),
      expect.objectContaining({ path: '/shared/header', pageId: 'shared' }),
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
  test('of a hotel has the same header and footer as the hotel’s other pages', async () => {
    const { model } = await newPage({ pageId: 'hotel-overview', propertyId: 'nycab' })
    const overview = (await anna.page(OVERVIEW)).model
    expect(model).toMatchObject({ propertyId: 'NYCAB', main: [] })
    expect(model.header).toEqual(overview.header)
    expect(model.footer).toEqual(overview.footer)
  })

  test('is visible to authors only before it is published', async () => {
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

  test('is not created at an existing path', async () => {
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
  ])('is not created with %s', async (_what, wrong) => {
    const body = { path: '/offers/wrong', locale: 'en-US', title: 'x', pageId: 'cms', ...wrong }
    const answer = await anna.send('/author/api/pages', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ code: 'invalid', message: expect.any(String) })
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
      server.send(`/author/api/${call}`, body, {
        cookie,
        origin: 'https://elsewhere.example',
      }),
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

  test('for a page that does not exist is answered with 404', async () => {
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
