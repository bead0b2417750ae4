import { request } from 'node:http'
import Fastify from 'fastify'
import { isOwnOrigin } from './api/request/request-guard'
import { cookieHeader } from './api/session/cookies'
import { sendSecurityHeaders } from './cms/security/security'
import { tellSiteOrigin, urlOf } from './site-address'

interface Setup {
  origin?: string
  trustProxy?: string | false
}

/** Asks a site for a path as it is written here; `fetch` would mend it. */
async function ask(path: string, headers: Record<string, string>, setup: Setup = {}) {
  const { origin = 'https://www.alderway.example', trustProxy = false } = setup
  const fastify = Fastify({ trustProxy })
  tellSiteOrigin(fastify, () => origin)
  sendSecurityHeaders(fastify)
  const cookie = { name: 'a', value: 'b', seconds: 1 }
  fastify.get('/*', async (asked, reply) => {
    reply.header('set-cookie', cookieHeader(asked, cookie))
    return { href: urlOf(asked).href, ip: asked.ip, isOwn: isOwnOrigin(asked) }
  })
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fastify.server.address() as { port: number }
  const answer = await new Promise<{ status: number; headers: object; body: string }>(
    (resolve, reject) => {
      const call = request({ port, path, headers, host: '127.0.0.1' }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          body += part
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      call.on('error', reject)
      call.end()
    },
  )
  await fastify.close()
  return { ...answer, body: JSON.parse(answer.body) }
}

test.each(['//', '//evil.example/x', '/\\', '/\\evil.example', '/%', '/%zz'])(
  '%s is a path of the site or refused, never another site or a server error',
  async (path) => {
    const { status, body } = await ask(path, {})
    expect(status).toBeLessThan(500)
    if (status === 200) expect(body.href).toMatch(/^https:\/\/www\.alderway\.example\//)
  },
)

test.each(['evil.example', 'a b', '[', '[::1', 'x:99999999', '%00'])(
  'the Host %s is not part of the response',
  async (host) => {
    const { status, body } = await ask('/home', { host })
    expect(status).toBe(200)
    expect(body.href).toBe('https://www.alderway.example/home')
  },
)

const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
const inside = { origin: 'http://inside.example' }

test('forwarded headers are trusted from the configured proxies', async () => {
  const { body, headers } = await ask('/home', FORWARDED, { ...inside, trustProxy: '127.0.0.0/8' })
  expect(body.ip).toBe('203.0.113.7')
  expect(headers).toMatchObject({
    'set-cookie': [expect.stringContaining('; Secure')],
    'strict-transport-security': 'max-age=31536000',
  })
})

test.each([false, '198.51.100.1'] as const)(
  'forwarded headers are trusted from no other address: %s',
  async (trustProxy) => {
    const { body, headers } = await ask('/home', FORWARDED, { ...inside, trustProxy })
    expect(body.ip).toBe('127.0.0.1')
    expect(headers).toMatchObject({ 'set-cookie': [expect.not.stringContaining('Secure')] })
    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)

test('a site that visitors reach by https has Secure cookies, with any proxy before it', async () => {
  const { headers } = await ask('/home', {})
  expect(headers).toMatchObject({
    'set-cookie': [expect.stringContaining('; Secure')],
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-resource-policy': 'same-origin',
  })
  const assets = await ask('/assets/a.js', {})
  expect(assets.headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' })
})

test('a call of the site’s own pages is same-origin, whatever host a proxy has set', async () => {
  const isOwn = async (origin: string) =>
    (await ask('/home', { origin, host: 'inside.example' })).body.isOwn
  expect(await isOwn('https://www.alderway.example')).toBe(true)
  expect(await isOwn('https://evil.example')).toBe(false)
  expect(await isOwn('null')).toBe(false)
})
