import { eq, sql } from 'drizzle-orm'
import { sha256 } from '../../api/testing/test-server'
import type { Database } from '../../database/database'
import { authorSessions } from '../../database/schema'
import { openTestDatabase } from '../../database/testing/test-database'
import { type AuthorServer, startAuthorServer } from '../testing/test-author'

let database: Database
let server: AuthorServer

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startAuthorServer(database)
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/author/session`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

test('an author who is not signed in is redirected to the sign-in page and back', async () => {
  const answer = await server.get('/de-DE/author/canvas/offers?mode=preview')
  expect(answer.status).toBe(303)
  const location = answer.headers.get('location') ?? ''
  const page = await (await server.get(location)).text()
  const returnTo = /name="returnTo" value="([^"]*)"/.exec(page)?.[1] ?? ''
  expect(returnTo).toBe('/de-DE/author/canvas/offers?mode=preview')
  const signedIn = await submit({ name: 'Anna', returnTo })
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, returnTo])
})

test.each([
  '/author',
  '/author/',
  '/author/canvas/x',
  '/author/assets/shell.css',
  '/author/pictures/footer',
])('%s is for authors only', async (path) => {
  expect((await server.get(path)).status).toBe(303)
  expect((await server.get(path, { cookie: 'foyer-author=forged' })).status).toBe(303)
})

test.each(['me', 'pages', 'page?path=/x&locale=en-US'])(
  '%s of the API answers 401',
  async (path) => {
    const answer = await server.get(`/author/api/${path}`)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'signed-out' })
  },
)

test('the page is a plain form that only this site may post, and all values in it are escaped', async () => {
  const answer = await server.get('/author/sign-in?returnTo=/"><script>alert(1)</script>')
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const page = await answer.text()
  expect(page).toContain('<form method="post" action="/author/session"')
  expect(page).toContain('value="Anna"')
  expect(page).not.toMatch(/<script/)
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '',
])('never redirects to %j', async (returnTo) => {
  expect((await submit({ name: 'Ben', returnTo })).headers.get('location')).toBe('/author')
})

test('the cookie cannot be used by scripts or other sites, and has 256 bits', async () => {
  const [cookie] = (await submit({ name: 'Anna' })).headers.getSetCookie()
  expect(cookie).toMatch(
    /^foyer-author=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
  )
  const id = /=([\w-]{43});/.exec(cookie ?? '')?.[1] ?? ''
  const { rows } = (await database.db.execute(sql`
    SELECT author, row_to_json(author_sessions)::text AS row FROM author_sessions
    WHERE id_hash = ${sha256(id)}
  `)) as unknown as { rows: { author: string; row: string }[] }
  expect(rows.map(({ author }) => author)).toEqual(['Anna'])
  expect(rows[0]?.row).not.toContain(id)
})

test('another site cannot sign an author in, and no address signs in', async () => {
  const foreign = await submit({ name: 'Anna' }, { origin: 'https://elsewhere.example' })
  expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []])
  const stranger = await submit({ name: 'Mallory' })
  expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([400, []])
  const address = await server.get('/author/session?name=Anna')
  expect([address.status, address.headers.getSetCookie()]).toEqual([404, []])
})

test('a session ends after its lifetime, with another sign-in, and by signing out', async () => {
  const { cookie } = await server.as('Anna')
  const me = async (own: string) => (await server.get('/author/api/me', { cookie: own })).status
  expect(await me(cookie)).toBe(200)
  await submit({ name: 'Ben' }, { cookie })
  expect(await me(cookie)).toBe(401)

  const ben = await server.as('Ben')
  const idHash = sha256(ben.cookie.split('=')[1] ?? '')
  const expiresAt = new Date(Date.now() - 1000)
  await database.db
    .update(authorSessions)
    .set({ expiresAt })
    .where(eq(authorSessions.idHash, idHash))
  expect(await me(ben.cookie)).toBe(401)

  const again = await server.as('Ben')
  const out = await fetch(`${server.url}/author/session`, {
    method: 'DELETE',
    headers: { cookie: again.cookie },
  })
  expect(out.status).toBe(204)
  expect(await me(again.cookie)).toBe(401)
})

test('the author gets their own name, and the visitors for a preview', async () => {
  const anna = await server.as('Anna')
  const me = await (await anna.get('/author/api/me')).json()
  expect(me).toMatchObject({ author: 'Anna', visitor: 'anon' })
  const labels = me.visitors.map(({ label }: { label: string }) => label).join()
  for (const level of ['M', 'S', 'G', 'P', 'T', 'A']) expect(labels).toContain(`level ${level}`)
})

test('the editor is a page with a nonce that no page may frame, and that may frame this site', async () => {
  const anna = await server.as('Anna')
  const answer = await anna.get('/author')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("frame-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).toContain('run <code>npm run build</code>')
})

test('files of the editor and pictures of widgets exist; others do not', async () => {
  const anna = await server.as('Anna')
  const client = await anna.get('/author/assets/universal-editor-embedded.js')
  expect(client.headers.get('content-type')).toContain('javascript')
  expect(await client.text()).toContain('data-aue-')
  expect((await anna.get('/author/assets/shell.css')).status).toBe(200)
  const picture = await anna.get('/author/pictures/hero-banner')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  for (const path of [
    'assets/none.js',
    'assets/..%2f..%2fpackage.json',
    'pictures/none.webp',
    'pictures/..%2f..%2fx.webp',
  ])
    expect((await anna.get(`/author/${path}`)).status).toBe(404)
})
