import { privacyChoicesPath } from '../../src/rules/site/privacy-choices-path'
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
  const needed = [OVERVIEW, privacyChoicesPath(site)]
  const pages = withSharedParts(seedPages(hotels).filter(({ path }) => needed.includes(path)))
  await seedDatabase(database, { hotels, pages })
  server = await startAuthorServer(database)
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const GPC = { 'sec-gpc': '1' }

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { headers: { accept: 'text/html', ...headers } })
  const html = await answer.text()
  return {
    html,
    says: /^<!doctype html>\s*<html [^>]*data-privacy-signal/.test(html),
    cache: answer.headers.get('cache-control') ?? '',
  }
}

test('the page of the choices says to its own visitor, and to no other, that the signal is honored', async () => {
  const path = privacyChoicesPath(site)
  const own = await ask(path, GPC)
  expect([own.says, own.cache]).toEqual([true, 'private, no-store'])
  expect(own.html).toContain('Opt-out request honored')
  expect((await ask(path)).says).toBe(false)
  expect((await ask(path, { 'sec-gpc': '0' })).says).toBe(false)
})

test('a page that is kept for all visitors is the same with the signal', async () => {
  const edge = { 'surrogate-capability': 'edge="nonce/1.0"' }
  const { says, cache, html } = await ask(OVERVIEW, { ...GPC, ...edge })
  expect([says, cache.startsWith('public')]).toEqual([false, true])
  expect(html).toContain('Opt-out request honored')
})

test.each([
  ['', 'Without scripts there is nothing to choose'],
  ['/de-DE', 'Ohne Skripte gibt es nichts zu wählen'],
  ['/ja-JP', 'スクリプトが無効な場合、選択は不要です'],
  ['/zh-CN', '没有脚本就无需选择'],
  ['/ar-SA', 'من دون برامج نصية لا يوجد ما تختاره'],
])('%s: what holds without a script, in the language of the site', async (root, text) => {
  expect((await ask(root + privacyChoicesPath(site))).html).toContain(text)
})
