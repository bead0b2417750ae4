import { eq } from 'drizzle-orm'
import { isPrivatePage } from '../../../src/rules/pages/private-pages'
import { type AuthorServer, OVERVIEW, startAuthorServer } from '../../author/testing/test-author'
import type { Database } from '../../database/database'
import { pages as pagesTable } from '../../database/schema'
import { seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import { hotels } from '../../seed/hotels'
import { type SeedPage, seedPages } from '../../seed/pages'
import { LOCALES } from '../../seed/seed-types'
import { withSharedParts } from '../../seed/shared-parts'
import { contextPathOf } from '../locales'

let database: Database
let server: AuthorServer
const pages: SeedPage[] = withSharedParts(seedPages(hotels.slice(0, 2)))

beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { hotels, pages })
  server = await startAuthorServer(database)
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const ask = (path: string, accept = '*/*') =>
  fetch(server.url + path, { headers: { accept }, redirect: 'manual' })
const textOf = async (path: string) => (await ask(path)).text()
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, value]) => value ?? '')
const locations = (xml: string) => found(xml, /<loc>([^<]*)<\/loc>/g)
/** Language and address of each `link`, as a page and a sitemap have it. */
const alternates = (text: string) =>
  found(text, /rel="alternate" (hreflang="[^"]*" href="[^"]*")/g).sort()

/** What each sitemap names, by the steps of a search engine: robots.txt, index, one sitemap a locale. */
async function listed() {
  const [index = ''] = found(await textOf('/robots.txt'), /^Sitemap: (.*)$/gm)
  const files = locations(await textOf(index.replace(server.url, '')))
  const texts = await Promise.all(files.map((file) => textOf(file.replace(server.url, ''))))
  return { files, entries: texts.flatMap((text) => found(text, /<url>(.*?)<\/url>/gs)) }
}

test('robots.txt leads by an index to a sitemap for each language', async () => {
  const answer = await ask('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const { files } = await listed()
  expect(files).toEqual(LOCALES.map((locale) => `${server.url}/sitemap-${locale}.xml`))
  const sitemap = await ask('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
})

test('each address in them opens, and names itself and its languages as the sitemap does', async () => {
  const { entries } = await listed()
  expect(entries.length).toBe(LOCALES.length * 10)
  for (const entry of entries) {
    const [address = ''] = locations(entry)
    const answer = await ask(address.replace(server.url, ''), 'text/html')
    const html = await answer.text()
    expect([address, answer.status]).toEqual([address, 200])
    expect(found(html, /rel="canonical" href="([^"]*)"/g)).toEqual([address])
    expect(alternates(html)).toEqual(alternates(entry))
    expect(alternates(entry)).toHaveLength(LOCALES.length + 1)
  }
})

test('names no page of one visitor, of an account, of developers, and no shared content', async () => {
  const addresses = (await listed()).entries.flatMap(locations)
  const names = (of: (page: SeedPage) => boolean) =>
    pages
      .filter(of)
      .map(({ path, locale }) => server.url + contextPathOf(locale) + path)
      .filter((address) => addresses.includes(address))
  expect(names(({ model }) => isPrivatePage({ id: model.pageId }))).toEqual([])
  expect(names(({ path }) => /^\/(sandbox|shared)\//.test(path))).toEqual([])
  const account = ['sign-in', 'profile', 'saved-properties', 'error', 'search-results', 'rate-list']
  expect(names(({ model }) => account.includes(model.pageId))).toEqual([])
  expect(names(({ path }) => path === OVERVIEW)).toHaveLength(LOCALES.length)
})

test('a page of one visitor says that it is not for search engines', async () => {
  expect(await textOf('/privacy-choices')).toContain('<meta name="robots" content="noindex">')
  expect(await textOf(OVERVIEW)).not.toContain('noindex')
})

test('a page that exists in one language names that one, and one that is withdrawn is gone', async () => {
  const path = '/loyalty'
  const kept = await database.db.select().from(pagesTable).where(eq(pagesTable.path, path))
  const named = async () =>
    (await listed()).entries.filter((entry) => locations(entry)[0]?.endsWith(path))
  expect(await named()).toHaveLength(LOCALES.length)
  await database.db.delete(pagesTable).where(eq(pagesTable.path, path))
  expect(await named()).toEqual([])
  const german = kept.filter(({ locale }) => locale === 'de-DE')
  await database.db.insert(pagesTable).values(german)
  const [entry = '', ...more] = await named()
  expect(more).toEqual([])
  expect(alternates(entry)).toEqual([`hreflang="de-DE" href="${server.url}/de-DE${path}"`])
  await database.db.insert(pagesTable).values(kept.filter(({ locale }) => locale !== 'de-DE'))
})

test.each([
  '/sitemap-fr-FR.xml',
  '/de-DE/sitemap.xml',
  '/de-DE/robots.txt',
  '/sitemap.xml/',
  '/nowhere',
])('%s does not exist', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toMatch(/<foyer-widget [^>]*type="error-message"/)
})
