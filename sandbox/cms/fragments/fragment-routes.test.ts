import { resolve } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { apiPlugin } from '../../api/api-plugin'
import { createFaults, faultHeaders } from '../../api/faults/faults'
import { readOperations } from '../../api/graphql/operations'
import { createClientLog } from '../../api/page/client-log'
import { clockHeaders } from '../../api/request/clock'
import type { Database } from '../../database/database'
import { seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import { hotels } from '../../seed/hotels'
import { LOCALES } from '../../seed/seed-types'
import { withoutContextPath } from '../locales'
import { registerFragments } from './fragment-routes'

let database: Database
let fastify: FastifyInstance
let address: string
const problems: string[] = []

const asset = { js: 'a.js', imports: [] }

beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { hotels, pages: [] })
  fastify = Fastify({ rewriteUrl: withoutContextPath })
  const operations = await readOperations(resolve('dist/operations'))
  await fastify.register(apiPlugin, { database, operations, log: createClientLog() })
  registerFragments(fastify, {
    database,
    apiOrigin: () => address,
    faultHeaders: (request) => ({ ...faultHeaders(request), ...clockHeaders(request) }),
    faults: createFaults(),
    manifest: { css: 'widgets.css', loader: asset, mount: asset, widgets: {} },
    log: (_level, message) => void problems.push(message),
    // The first call compiles all that it needs.
    limitMs: 20_000,
  })
  address = await fastify.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await fastify.close()
  await database.close()
})

beforeEach(() => void problems.splice(0))

const get = (path: string) => fetch(`${address}${path}`, { headers: { accept: 'text/html' } })
const text = (html: string) => html.replace(/<[^>]*>/g, ' ')

it.each(['foyer-clock=2030-01-01T12:00:00Z', 'foyer-faults=SearchProductsByProperty:fail'])(
  'is for its own browser alone with the cookie %s',
  async (cookie) => {
    const path = `${address}/fragments/hotels/NYCAB/quick-view`
    const answer = await fetch(path, { headers: { accept: 'text/html', cookie } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('surrogate-key')).toBeNull()
  },
)

it('returns a piece of HTML that any cache may store', async () => {
  const answer = await get('/fragments/hotels/NYCAB/quick-view')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('s-maxage=300, ')
  expect(answer.headers.get('surrogate-key')).toBe('quick-view NYCAB en-US')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const html = await answer.text()
  expect(html).not.toMatch(/<html|<body|foyer-page| style=| on\w+=/)
  expect(problems).toEqual([])
})

it('contains the complete hotel header, and the answer that it was rendered with', async () => {
  const html = await (await get('/fragments/hotels/nycab/quick-view')).text()
  const header = /<foyer-widget type="hotel-header" id="([^"]+)".*?<\/foyer-widget>/s.exec(html)
  expect(header?.[1]).toBe('quick-view-title')
  expect(text(/<div>.*/s.exec(header?.[0] ?? '')?.[0] ?? '')).toContain('Alderway New York Midtown')
  const json = /data-answers="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"')
  const answers = JSON.parse(json ?? '')
  expect(answers).toEqual([
    {
      name: 'HotelHeader',
      variables: { propertyId: 'NYCAB' },
      data: { property: expect.objectContaining({ id: 'NYCAB' }) },
    },
  ])
})

it.each(LOCALES)('describes the hotel in %s', async (locale) => {
  const [hotel] = hotels.filter(({ id }) => id === 'TYOJP')
  const prefix = locale === 'en-US' ? '' : `/${locale}`
  const html = await (await get(`${prefix}/fragments/hotels/TYOJP/quick-view`)).text()
  expect(html).toContain(hotel?.highlights[0]?.[locale])
  expect(text(html)).toContain(hotel?.description[locale].slice(0, 20))
  expect(html).toContain(`alt="${hotel?.pictures[0]?.alt[locale]}"`)
  expect(html).toMatch(
    /href="https:\/\/www\.google\.com\/maps[^"]*query=35\.[^"]*" target="_blank"/,
  )
  expect(text(html)).not.toMatch(/\b(undefined|null|NaN)\b/)
  expect(problems).toEqual([])
})

it('contains only the requested sections', async () => {
  const html = await (await get('/fragments/hotels/NYCAB/quick-view?sections=gallery')).text()
  expect(html).toContain('<figure>')
  expect(html).toContain('quick-view-title')
  expect(html).not.toMatch(/<dl>|<ul>/)
})

it('does not exist for a hotel of another chain', async () => {
  expect((await get('/fragments/hotels/NOONE/quick-view')).status).toBe(404)
})
