import { once } from 'node:events'
import Fastify from 'fastify'
import { apiPlugin } from './api/api-plugin'
import { sha256 } from './api/testing/test-server'
import { openTestDatabase } from './database/testing/test-database'
import { answerFailures } from './failures/failures'
import { serverLog } from './server-log'
import { site } from './site'

const property = `query PropertyByPropertyId($propertyId: ID!) {
  property(id: $propertyId) { id }
}`
const PERSONAL = /maria|lindqvist|4111|token-1|select/i

const cause = Object.assign(new Error('maria@example.com is there twice'), { code: '23505' })
const failure = Object.assign(new Error('select * from accounts\nparams: maria', { cause }), {
  name: 'DrizzleQueryError',
  params: ['maria@example.com'],
})

function collected() {
  const lines: Record<string, unknown>[] = []
  return { lines, stream: { write: (line: string) => void lines.push(JSON.parse(line)) } }
}

/** A server whose routes fail in the ways of a database, a parser and a plugin. */
async function logging(level: string) {
  const { lines, stream } = collected()
  const fastify = Fastify(serverLog({ level, stream }))
  fastify.get('/member/:name', async () => {
    throw failure
  })
  fastify.get('/logged', async (request) => {
    request.log.error(failure)
    request.log.error({ err: failure }, 'The mail was not sent.')
    return {}
  })
  fastify.post('/json', async () => ({}))
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' })
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, init)
    await answer.text()
    return answer.status
  }
  return { lines, call, close: () => fastify.close() }
}

test('a failed request is found by its route, type and stack, without what was typed', async () => {
  const { lines, call, close } = await logging('error')
  const headers = { 'x-request-id': 'page-7' }
  expect(await call('/member/lindqvist?email=maria@example.com', { headers })).toBe(500)
  await call('/logged')
  await close()
  expect(lines).toMatchObject([
    {
      level: 50,
      reqId: 'page-7',
      msg: 'A request failed.',
      req: { method: 'GET', route: '/member/:name' },
      err: { type: 'DrizzleQueryError 23505', stack: expect.stringMatching(/at .*server-log/) },
    },
    { msg: 'A request failed.', err: { type: 'DrizzleQueryError 23505' } },
    { msg: 'The mail was not sent.', err: { type: 'DrizzleQueryError 23505' } },
  ])
  expect(JSON.stringify(lines)).not.toMatch(PERSONAL)
})

test('on the level info each request has its lines, none with a query, a body or an address', async () => {
  const { lines, call, close } = await logging('info')
  const headers = { 'content-type': 'application/json', 'x-request-id': 'maria@example.com' }
  expect(await call('/json', { method: 'POST', headers, body: '"maria' })).toBe(400)
  expect(await call('/nothing?token=token-1&card=4111111111111111')).toBe(404)
  await close()
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['request completed', 'Route GET:/nothing not found']),
  )
  expect(JSON.stringify(lines)).not.toMatch(PERSONAL)
})

test('a failed operation is logged with the path of its field', async () => {
  const { lines, stream } = collected()
  const database = await openTestDatabase()
  const db = Object.assign(Object.create(database.db), {
    select: () => {
      throw failure
    },
  })
  const fastify = Fastify(serverLog({ level: 'error', stream }))
  const operations = { regular: { [sha256(property)]: property }, dtt: {} }
  await fastify.register(apiPlugin, { database: { ...database, db }, operations })
  const persistedQuery = { version: 1, sha256Hash: sha256(property) }
  const operationName = 'PropertyByPropertyId'
  const variables = { propertyId: 'maria' }
  const payload = { operationName, variables, extensions: { persistedQuery } }
  await fastify.inject({ method: 'POST', url: `${site.gql.base}/${operationName}`, payload })
  await fastify.close()
  await database.close()
  const of = (text: string) => lines.find(({ msg }) => msg === text)
  expect(of('An operation failed.')).toMatchObject({
    err: { type: 'DrizzleQueryError 23505', path: 'property' },
  })
  expect(of('A sweep of orders failed.')).toMatchObject({ err: { stack: expect.any(String) } })
  expect(JSON.stringify(lines)).not.toMatch(PERSONAL)
})

test('a visitor who goes away during an answer is no error, on a page and on a call', async () => {
  const { lines, stream } = collected()
  const database = await openTestDatabase()
  const fastify = Fastify({ ...serverLog({ level: 'info', stream }), forceCloseConnections: true })
  answerFailures(fastify, { log: (level, message) => fastify.log[level](message) })
  let leave = () => {}
  // An answer that is being written when its reader has gone.
  fastify.addHook('preHandler', async ({ raw }) => {
    const closed = once(raw.socket, 'close')
    leave()
    await closed
    throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  })
  fastify.get('/page', async () => '')
  await fastify.register(apiPlugin, { database, operations: { regular: {}, dtt: {} } })
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' })
  const logLines = () =>
    lines.filter(({ level, msg }) => Number(level) > 30 || msg === 'A visitor went away.')
  for (const [index, path] of ['/page', '/mi/session'].entries()) {
    const reader = new AbortController()
    leave = () => reader.abort()
    await expect(fetch(url + path, { signal: reader.signal })).rejects.toThrow()
    while (logLines().length <= index) await new Promise(setImmediate)
  }
  await fastify.close()
  await database.close()
  expect(logLines().map(({ level, req }) => [level, (req as { route?: string })?.route])).toEqual([
    [30, '/page'],
    [30, '/mi/session'],
  ])
})

test('an unknown level is refused with the names of all', () => {
  expect(() => serverLog({ level: 'loud' })).toThrow(
    'LOG_LEVEL: "loud" is none of fatal, error, warn, info, debug, trace, silent.',
  )
})
