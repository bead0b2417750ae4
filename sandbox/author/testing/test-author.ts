import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Fastify from 'fastify'
import { apiPlugin } from '../../api/api-plugin'
import { createFaults } from '../../api/faults/faults'
import { readOperations } from '../../api/graphql/operations'
import { cookieOf } from '../../api/testing/test-server'
import { cmsPlugin } from '../../cms/cms-plugin'
import { withoutContextPath } from '../../cms/locales'
import { controlPlugin } from '../../control/control-plugin'
import type { Database } from '../../database/database'
import { seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import { uploadedPictures } from '../../media/uploaded-pictures'
import { hotels } from '../../seed/hotels'
import { seedPages } from '../../seed/pages'
import { withSharedParts } from '../../seed/shared-parts'
import type { Change, Changed, EditedPage } from '../api-types'
import { authorPlugin } from '../author-plugin'

// The package needs a module that Jest's sandbox cannot load, so it is loaded outside, like the database.
jest.mock('@fastify/static', () => {
  const { runInThisContext } = jest.requireActual<typeof import('node:vm')>('node:vm')
  const outside: NodeJS.Process = runInThisContext('process')
  const { createRequire } = outside.getBuiltinModule('node:module')
  return createRequire(__filename)('@fastify/static')
})

/** Generous, because a busy machine is slow and these tests do not measure time. */
const PATIENCE_MS = 600_000

export interface AuthorServer {
  url: string
  /** Problems that the renderer logged. */
  problems: string[]
  /** Keys of the pages that a CDN was told to forget. */
  purged: string[]
  get(path: string, headers?: Record<string, string>): Promise<Response>
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Signs in; the returned client makes its calls as that author. */
  as(name: string): Promise<AuthorClient>
  close(): Promise<void>
}

export interface AuthorClient {
  cookie: string
  get(path: string): Promise<Response>
  send(path: string, body: unknown): Promise<Response>
  page(path: string, locale?: string): Promise<EditedPage>
  change(page: EditedPage, ...changes: Change[]): Promise<Response>
  step(name: 'undo' | 'redo' | 'publish' | 'discard', page: EditedPage): Promise<Response>
}

/** The sandbox's API, CMS and author tier over HTTP, with a build that has no files. */
export async function startAuthorServer(
  database: Database,
  editorOrigins: readonly string[] = [],
): Promise<AuthorServer> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-author-'))
  const assetsFolder = join(folder, 'assets')
  const shellFolder = join(folder, 'shell')
  for (const made of [assetsFolder, shellFolder]) mkdirSync(made)
  const asset = { js: 'a.js', imports: [] }
  const manifest = {
    css: 'widgets.css',
    loader: { ...asset, js: 'loader.js' },
    mount: asset,
    widgets: {},
  }
  writeFileSync(join(assetsFolder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(shellFolder, 'shell.css'), 'body { margin: 0 }')

  const fastify = Fastify({ rewriteUrl: withoutContextPath, forceCloseConnections: true })
  const problems: string[] = []
  const purged: string[] = []
  const log = (_level: string, message: string) => void problems.push(message)
  let url = ''
  const operations = await readOperations(resolve('dist/operations'))
  await fastify.register(apiPlugin, { database, operations })
  await fastify.register(controlPlugin, { database })
  await fastify.register(cmsPlugin, {
    database,
    assetsFolder,
    stylesheet: resolve('sandbox/cms/site.css'),
    apiOrigin: () => url,
    faultHeaders: () => ({}),
    keptFaultHeaders: () => ({}),
    faults: createFaults(),
    log,
    limitMs: PATIENCE_MS,
  })
  await fastify.register(uploadedPictures, { database })
  await fastify.register(authorPlugin, {
    database,
    assetsFolder,
    shellFolder,
    clientFolder: resolve('node_modules/@adobe/universal-editor-cors/dist'),
    picturesFolder: resolve('visual/palette'),
    apiOrigin: () => url,
    log,
    purge: async (keys) => void purged.push(...keys),
    limitMs: PATIENCE_MS,
    editorOrigins,
  })
  url = await fastify.listen({ port: 0, host: '127.0.0.1' })

  const get: AuthorServer['get'] = (path, headers = {}) =>
    fetch(`${url}${path}`, { headers, redirect: 'manual' })
  const send: AuthorServer['send'] = (path, body, headers = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    ...{ url, problems, purged, get, send },
    async as(name) {
      const body = new URLSearchParams({ name })
      const answer = await fetch(`${url}/author/session`, {
        method: 'POST',
        body,
        redirect: 'manual',
      })
      const cookie = cookieOf(answer)
      const key = ({ path, locale, revision }: EditedPage) => ({ path, locale, revision })
      return {
        cookie,
        get: (path) => get(path, { cookie }),
        send: (path, sent) => send(path, sent, { cookie }),
        page: async (path, locale = 'en-US') => {
          const query = new URLSearchParams({ path, locale })
          return (await get(`/author/api/page?${query}`, { cookie })).json()
        },
        change: (page, ...changes) =>
          send('/author/api/page/changes', { ...key(page), changes }, { cookie }),
        step: (step, page) => send(`/author/api/page/${step}`, key(page), { cookie }),
      }
    },
    async close() {
      await fastify.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export const OVERVIEW = '/hotels/alderway-new-york-midtown/overview'

/** A hotel's page in two locales, and one with components in components. */
export const testSeed = {
  hotels,
  pages: withSharedParts(
    seedPages(hotels).filter(
      ({ path, locale }) =>
        [OVERVIEW, '/sandbox/nested'].includes(path) && ['en-US', 'de-DE'].includes(locale),
    ),
  ),
}

export interface Authors {
  database: Database
  server: AuthorServer
  anna: AuthorClient
  ben: AuthorClient
  /** A new page for a test, created by Anna. */
  newPage(more?: object): Promise<EditedPage>
  /** HTML of the public page; null when there is none. */
  published(path: string): Promise<string | null>
  close(): Promise<void>
}

/** What the tests of a file share: `startAuthors`, started before the first test and closed after the last. */
export function sharedAuthors(): Omit<Authors, 'close'> {
  let started: Authors | undefined
  beforeAll(async () => {
    started = await startAuthors()
  })
  afterAll(() => started?.close())
  const all = () => {
    if (!started) throw new Error('Use the authors inside of a test: the server starts before it.')
    return started
  }
  const later = <Part extends object>(part: () => Part): Part =>
    new Proxy({} as Part, { get: (_, name) => Reflect.get(part(), name) })
  return {
    database: later(() => all().database),
    server: later(() => all().server),
    anna: later(() => all().anna),
    ben: later(() => all().ben),
    newPage: (more) => all().newPage(more),
    published: (path) => all().published(path),
  }
}

/** A server with the test's seed, and its two authors signed in. */
export async function startAuthors(editorOrigins?: readonly string[]): Promise<Authors> {
  const database = await openTestDatabase()
  await seedDatabase(database, testSeed)
  const server = await startAuthorServer(database, editorOrigins)
  const anna = await server.as('Anna')
  let count = 0
  return {
    ...{ database, server, anna, ben: await server.as('Ben') },
    async newPage(more = {}) {
      const path = `/offers/${++count}`
      const page = { path, locale: 'en-US', title: 'An offer', pageId: 'cms', ...more }
      const answer = await anna.send('/author/api/pages', page)
      expect(answer.status).toBe(201)
      return answer.json()
    },
    async published(path) {
      const answer = await server.get(path, { accept: 'text/html' })
      return answer.status === 200 ? answer.text() : null
    },
    async close() {
      await server.close()
      await database.close()
    },
  }
}

/** The page after changes that have to succeed. */
export async function changed(
  author: AuthorClient,
  page: EditedPage,
  ...changes: Change[]
): Promise<Changed> {
  const answer = await author.change(page, ...changes)
  const body = await answer.json()
  expect([answer.status, body.message]).toEqual([200, undefined])
  return body
}

export const add = (type: string, props: Record<string, unknown> = {}): Change => ({
  kind: 'add',
  into: 'main',
  node: { type, props },
})

export const patch = (id: string, name: string, value: unknown): Change => ({
  kind: 'patch',
  id,
  name,
  value,
})
