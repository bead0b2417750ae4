import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerDev } from './cli/dev-requests.mjs'
import { readHostNames } from './cli/own-hosts.mjs'

const server = createServer(
  answerDev({
    pages: () => [{ path: '/welcome' }],
    documentOf: async (_page, url) => `<p>${url.pathname}</p>`,
    list: () => '<ul></ul>',
    assets: `${process.cwd()}/tooling/cli`,
    allowedHosts: readHostNames('ALLOWED_HOSTS', 'foyer.test, Docs.Example'),
  }),
)

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

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
  for (const path of ['/', '/welcome', '/assets/new.mjs']) {
    const { status, text } = await ask(path, host)
    expect(status).toBe(421)
    expect(text).toContain(`"${host}"`)
    expect(text).toContain('ALLOWED_HOSTS')
  }
})

test.each(['https://foyer.test', 'foyer.test:80', 'a/b', '*.test'])(
  'ALLOWED_HOSTS refuses %s',
  (name) =>
    expect(() => readHostNames('ALLOWED_HOSTS', name)).toThrow(
      `ALLOWED_HOSTS: "${name}" is no host name such as foyer.test.`,
    ),
)
