import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerDev } from './cli/dev-requests.mjs'
import { devSettings } from './cli/settings.mjs'

const assets = mkdtempSync(join(tmpdir(), 'foyer-dev-'))
mkdirSync(join(assets, 'author'))
writeFileSync(join(assets, 'loader.js'), '')

const PARTS = {
  pages: () => [{ path: '/welcome' }, { path: '/broken' }],
  documentOf: async ({ path }: { path: string }, url: URL) => {
    if (path === '/broken') throw new Error('This page cannot be rendered.')
    return `<p>${url.pathname}</p>`
  },
  list: () => '<ul></ul>',
  assets,
  allowedHosts: devSettings({ ALLOWED_HOSTS: 'foyer.test, Docs.Example' }).allowedHosts,
}
const server = createServer(answerDev(PARTS))

async function addressOf(started: Server): Promise<string> {
  started.listen(0, '127.0.0.1')
  await once(started, 'listening')
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

beforeAll(() => addressOf(server))
afterAll(() => {
  server.close()
  rmSync(assets, { recursive: true })
})

/** Asks for a path as it is written here; `fetch` would mend it and set the Host itself. */
async function ask(path: string, host = 'localhost') {
  const { port } = server.address() as AddressInfo
  const call = request({ port, path, host: '127.0.0.1', headers: { host }, agent: false })
  call.end()
  const [answer] = await once(call, 'response')
  let text = ''
  for await (const part of answer) text += part
  return { status: answer.statusCode as number, text }
}

test.each([
  'localhost',
  '127.0.0.1:4000',
  '[::1]:4000',
  'shop.localhost',
  'foyer.test:80',
  'docs.example',
])('`foyer dev` answers to its own name %s', async (host) =>
  expect(await ask('/welcome', host)).toEqual({ status: 200, text: '<p>/welcome</p>' }),
)

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil-localhost',
  '127.0.0.1.evil.example',
  '10.0.0.1',
])('`foyer dev` answers %s with 421 and the setting that adds a name', async (host) => {
  for (const path of ['/', '/welcome', '/assets/loader.js']) {
    const { status, text } = await ask(path, host)
    expect(status).toBe(421)
    expect(text).toContain(`"${host}"`)
    expect(text).toContain('ALLOWED_HOSTS')
  }
})

test.each([
  ['//', 404],
  ['//evil.example/welcome', 404],
  ['/assets/', 404],
  ['/assets/author', 404],
  ['/assets/loader.js/x', 404],
  ['/assets/../../package.json', 404],
  ['/assets/%2e%2e/%2e%2e/package.json', 404],
  ['/assets/%', 404],
  ['/assets/%ff', 404],
  ['/assets/%00', 404],
  [`/assets/${'a'.repeat(300)}`, 404],
  ['/broken', 500],
  ['*', 404],
  ['/assets/loader.js', 200],
  ['/welcome?a=1', 200],
])('`foyer dev` answers %s with %d, and still answers afterwards', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
  expect((await ask('/welcome')).status).toBe(200)
})

test('an API that cannot be reached, or that breaks off, ends its own answer only', async () => {
  const api = createServer((asked, answer) => {
    if (asked.url === '/half') answer.writeHead(200).write('half')
    setTimeout(() => asked.socket.destroy(), 50)
  })
  const site = createServer()
  const origin = await addressOf(api)
  site.on('request', answerDev({ ...PARTS, apiOrigin: origin }))
  const address = await addressOf(site)
  expect((await fetch(`${address}/none`)).status).toBe(502)
  await expect(fetch(`${address}/half`).then((answer) => answer.text())).rejects.toThrow()
  api.close()
  api.closeAllConnections()
  expect(await (await fetch(`${address}/none`)).text()).toContain(`${origin} does not answer`)
  expect((await fetch(`${address}/welcome`)).status).toBe(200)
  site.close()
})
