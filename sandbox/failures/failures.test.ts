import Fastify from 'fastify'
import { withoutContextPath } from '../cms/locales'
import { answerFailures } from './failures'

const STATEMENT = 'select * from accounts where email = $1\nparams: maria@example.com'

async function ask(path: string, accept: string) {
  const logged: string[] = []
  const fastify = Fastify({ rewriteUrl: withoutContextPath })
  answerFailures(fastify, { log: (_level, message) => void logged.push(message) })
  const failing = (cause: Error) => async () => {
    throw Object.assign(new Error(`Failed query: ${STATEMENT}`, { cause }), { name: 'QueryError' })
  }
  fastify.get('/broken', failing(Object.assign(new Error(STATEMENT), { code: '22021' })))
  fastify.get('/away', failing(Object.assign(new Error(STATEMENT), { code: '57P01' })))
  const address = await fastify.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(address + path, { headers: { accept } })
  const body = await answer.text()
  await fastify.close()
  const { status, headers } = answer
  return { status, headers: Object.fromEntries(headers), body, logged }
}

test('a visitor gets a page in the language of the site, which no cache may store', async () => {
  const broken = await ask('/broken', 'text/html,*/*;q=0.8')
  expect(broken.status).toBe(500)
  expect(broken.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(broken.body).toContain('Something went wrong on our side.')
  const away = await ask('/de-DE/away', 'text/html')
  expect(away.status).toBe(503)
  expect(away.headers['retry-after']).toBe('5')
  expect(away.body).toContain('<html lang="de-DE" dir="ltr">')
})

test('a call gets JSON; neither the answer nor the log contains the statement', async () => {
  for (const [path, code] of [
    ['/broken', 'INTERNAL_SERVER_ERROR'],
    ['/away', 'UNAVAILABLE'],
  ] as const) {
    const { body, logged, headers } = await ask(path, 'application/json')
    expect(JSON.parse(body)).toMatchObject({ error: { code } })
    expect(headers['cache-control']).toBe('no-store')
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/^site\|/)
    expect(`${body} ${logged}`).not.toMatch(/select|maria/)
  }
})
