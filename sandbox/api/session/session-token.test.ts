import Fastify from 'fastify'
import { sessionCall, userDetailsCall } from '../../../src/rules/site/calls'
import { dataLayerCall, pageModelCall } from '../../../src/rules/site/page-calls'
import { routeOf } from '../request/route-of'
import { testApi } from '../testing/test-api'
import { addSessionToken } from './session-token'

const api = testApi()
const json = async (answer: Promise<Response>) => (await answer).json()
const tokenIn = (cookie: string) => /foyer-session=([^;]+)/.exec(cookie)?.[1] ?? 'none'

const layer = (sessionToken: string) => ({ sessionToken, context: {}, sourceURI: '/' })
const details = (sessionToken: string) => ({
  sessionToken,
  context: { context: { localeKey: 'de-DE' } },
})

test.each([
  ['the token of its cookie', 'foyer-session=secret-1; theme=dark', '', 'secret-1'],
  ['that token in place of another', 'foyer-session=secret-1', 'secret-2', 'secret-1'],
  ['none where the browser has no session', 'theme=dark', 'secret-2', ''],
])('the API receives %s', async (_what, cookie, sent, forwarded) => {
  const fastify = Fastify()
  fastify.addHook('preHandler', addSessionToken)
  fastify.post('/call', async ({ body }) => body)
  const call = { method: 'POST', url: '/call', headers: { cookie } } as const
  const answer = await fastify.inject({ ...call, payload: details(sent) })
  expect(answer.json()).toEqual(details(forwarded))
  const other = await fastify.inject({ ...call, payload: { keys: ['locale'] } })
  expect(other.json()).toEqual({ keys: ['locale'] })
})

test('the token determines the visitor, for user details and the data layer', async () => {
  const cookie = await api.server.become('member-maria')
  const url = routeOf(userDetailsCall)
  const kindOf = async (options: object) => {
    const { component } = await json(api.server.post(routeOf(dataLayerCall), layer(''), options))
    return component.data.dataProperties.visitorKind
  }
  expect((await json(api.server.post(url, details(''), { cookie }))).status).toBe('SUCCESS')
  expect(await kindOf({ cookie })).toBe('authenticated')
  const stolen = details(tokenIn(cookie))
  expect((await json(api.server.post(url, stolen))).status).toBe('ANONYMOUS')
  expect(await kindOf({})).toBe('anonymous')
})

test('no answer that a script can read contains the token', async () => {
  const cookie = await api.server.become('member-maria')
  const answers = await Promise.all([
    api.server.get(routeOf(sessionCall), { cookie }),
    api.server.post(routeOf(sessionCall), { keys: ['sessionToken', 'sessionId'] }, { cookie }),
    api.server.get(routeOf(userDetailsCall), { cookie }),
    api.server.post(routeOf(userDetailsCall), details(''), { cookie }),
    api.server.post(routeOf(dataLayerCall), layer(''), { cookie }),
    api.server.post(routeOf(pageModelCall), { sessionToken: '', seoUrl: '/' }, { cookie }),
  ])
  for (const answer of answers) {
    const readable = JSON.stringify([...answer.headers]) + (await answer.text())
    expect(readable).not.toContain(tokenIn(cookie))
  }
})
