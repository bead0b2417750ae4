import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { testApi } from '../testing/test-api'
import { clockHeaders, timeOf } from './clock'

const request = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest
const HOUR = 3_600_000
const offsetOf = (headers: Record<string, string>) =>
  Math.round((timeOf(request(headers)) - Date.now()) / HOUR)

test('the clock of a call is moved by its header, else by the cookie', () => {
  expect(offsetOf({})).toBe(0)
  expect(offsetOf({ 'x-foyer-clock': `${2 * HOUR}` })).toBe(2)
  expect(offsetOf({ cookie: `a=b; foyer-clock=-${3 * HOUR}` })).toBe(-3)
  expect(offsetOf({ 'x-foyer-clock': `${HOUR}`, cookie: `foyer-clock=${5 * HOUR}` })).toBe(1)
})

test('a page request passes its clock on', () => {
  expect(clockHeaders(request({}))).toEqual({})
  expect(clockHeaders(request({ cookie: 'foyer-clock=5' }))).toEqual({ 'x-foyer-clock': '5' })
})

test.each(['soon', '1.5', '9999999999999', '--1'])('%s is refused', (text) => {
  expect(() => timeOf(request({ 'x-foyer-clock': text }))).toThrow('whole number of milliseconds')
})

const OPERATION =
  'query Convert($to: [String!]!) { currencyExchange(from: "USD", to: $to) { rate } }'
const api = testApi({ operations: [OPERATION] })

test('a call with a clock that cannot be read gets 400', async () => {
  const headers = { 'x-foyer-clock': 'soon' }
  const answer = await api.server.query(OPERATION, { to: ['EUR'] }, { headers })
  expect(answer.status).toBe(400)
  expect((await answer.json()).message).toContain('whole number of milliseconds')
})

/** Reading the machine's own clock: how long a process works, waits or keeps a page for everybody. */
const OF_THE_MACHINE: Record<string, number> = {
  'api/lookup/lookup-routes.ts': 1,
  'api/order/order-once.ts': 2,
  'api/order/sweep-orders.ts': 1,
  'cms/cms-plugin.ts': 1,
  'cms/redirects/redirects.ts': 2,
}

test('nothing of the booking, of a stay or of a page asks another clock', () => {
  const folders = ['search', 'rates', 'cart', 'order', 'upgrade', 'lookup'].map(
    (folder) => `api/${folder}`,
  )
  const files = [...folders, 'database/booking', 'engine', 'cms']
    .flatMap((folder) =>
      readdirSync(join('sandbox', folder), { encoding: 'utf8', recursive: true }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/'))
  expect(files.length).toBeGreaterThan(100)
  const asking = files.flatMap((path) => {
    const text = readFileSync(join('sandbox', path), 'utf8')
    const count = text.match(/Date\.now\(|new Date\(\)|performance\.now|\bnow\(\)/gi)?.length
    return count ? [[path, count]] : []
  })
  expect(Object.fromEntries(asking)).toEqual(OF_THE_MACHINE)
})
