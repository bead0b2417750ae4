import { errorPath } from '../../src/rules/site/page-paths'
import { type AuthorServer, OVERVIEW, startAuthorServer } from '../author/testing/test-author'
import type { Database } from '../database/database'
import { seedDatabase } from '../database/seeding/seed-database'
import { openTestDatabase } from '../database/testing/test-database'
import { hotels } from '../seed/hotels'
import { seedPages } from '../seed/pages'
import { withSharedParts } from '../seed/shared-parts'
import { site } from '../site'

let database: Database
let server: AuthorServer

beforeAll(async () => {
  database = await openTestDatabase()
  const needed = [OVERVIEW, errorPath(site)]
  const pages = withSharedParts(seedPages(hotels).filter(({ path }) => needed.includes(path)))
  await seedDatabase(database, { hotels, pages })
  server = await startAuthorServer(database)
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, init)
const post = (type: string, body: string, accept = 'text/html'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, accept },
  body,
})
const form = post('application/x-www-form-urlencoded', 'a=b')
const page: RequestInit = { headers: { accept: 'text/html,*/*;q=0.8' } }

/** The status, whether it is the site's error page, and its language. */
async function errorPageOf(answer: Response) {
  const html = await answer.text()
  const isPage = /<foyer-widget [^>]*type="error-message"/.test(html)
  return [answer.status, isPage, /<html lang="([\w-]+)"/.exec(html)?.[1] ?? null]
}

const CASES: [what: string, path: string, init: RequestInit, status: number][] = [
  ['a malformed escape', '/%', page, 400],
  ['half a character', '/hotels/%C3', page, 400],
  ['U+0000', '/%00', page, 400],
  ['an unknown address', '/nowhere', page, 404],
  ['one that takes any kind', '/nowhere', { headers: { accept: '*/*' } }, 404],
  ['one that takes no HTML', '/nowhere', { headers: { accept: 'application/json' } }, 404],
  ['a trailing slash', '/error/', page, 404],
  ['a form for an unknown page', '/nowhere', form, 404],
  ['JSON for an unknown page', '/nowhere', post('application/json', '{"a":1}'), 404],
  ['another type', '/nowhere', post('multipart/form-data; boundary=x', '--x--'), 404],
  ['a form for a page', OVERVIEW, form, 405],
  ['another method', OVERVIEW, { ...page, method: 'DELETE' }, 405],
  ['broken JSON', OVERVIEW, post('application/json', '{'), 400],
]

describe.each([
  ['en-US', ''],
  ['de-DE', '/de-DE'],
  ['ar-SA', '/ar-SA'],
  ['es-ES', '/es-ES'],
])('%s: the site’s error page says what is wrong', (locale, root) => {
  test.each(CASES)('%s: %s', async (_what, path, init, status) => {
    expect(await errorPageOf(await ask(root + path, init))).toEqual([status, true, locale])
  })
})

test('a page says which methods it has, and a refusal is kept by no cache', async () => {
  const { headers } = await ask(OVERVIEW, form)
  expect([headers.get('allow'), headers.get('cache-control')]).toEqual([
    'GET, HEAD',
    'private, no-store',
  ])
})

test.each<[string, RequestInit, number]>([
  ['/mi/%', page, 400],
  ['/mi/nothing', page, 404],
  ['/mi/nothing', post('application/json', '{}'), 404],
  ['/phoenix-reservation/v1/nothing', page, 404],
  ['/assets/nothing.js', page, 404],
  ['/nothing.png', { headers: { 'sec-fetch-dest': 'image' } }, 404],
])('%s answers a program, or a part of a page: %j', async (path, init, status) => {
  const answer = await ask(path, init)
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
    status,
    'application/json',
  ])
})
