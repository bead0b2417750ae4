import { offlinePage, pageContext } from '../../../fixtures/pages'
import type { Page } from '../page/page'
import { callJson, callRest, sendJson } from './rest'

function pageWith(fetch: Page['fetch'], contextPath = '') {
  return offlinePage(pageContext({ contextPath, locale: 'ja-JP' }), { fetch }).page
}

it('posts JSON, with the page’s locale and a request id, below the site’s sub-directory', async () => {
  const fetch = jest.fn(async () => Response.json({ ok: true }))
  const page = pageWith(fetch, '/ja-JP')
  const query = { limit: '5', defaultLocale: 'true' }
  expect(await callJson(page, '/mi/content', { body: { a: 1 }, query })).toEqual({ ok: true })
  expect(fetch).toHaveBeenCalledTimes(1)
  const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(url).toBe('/ja-JP/mi/content?limit=5&defaultLocale=true')
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'accept-language': 'ja-JP',
      'content-type': 'application/json',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  })
})

it.each([
  ['a GET of JSON says that it is JSON too', 'application/json', 'application/json'],
  ['a GET of HTML does not', 'text/html', undefined],
] as const)('%s', async (_what, accept, contentType) => {
  const fetch = jest.fn(async () => Response.json({}))
  await callRest(pageWith(fetch), '/x', { accept })
  const [, init] = fetch.mock.calls[0] as unknown as [string, { headers: Record<string, string> }]
  expect(init.headers['content-type']).toBe(contentType)
})

it.each([
  [
    'a refusal',
    () => Promise.resolve(new Response('', { status: 503 })),
    { kind: 'http', status: 503 },
  ],
  ['HTML', () => Promise.resolve(new Response('<p>')), { kind: 'parse' }],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
  [
    'no answer in time',
    () => Promise.reject(Object.assign(new Error('late'), { name: 'TimeoutError' })),
    { kind: 'timeout' },
  ],
])('%s is a CallError, and nothing is repeated', async (_what, answer, error) => {
  const fetch = jest.fn(answer)
  await expect(callJson(pageWith(fetch), '/x', { body: {} })).rejects.toMatchObject(error)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('cancels responses that are not read', async () => {
  const cancelled: number[] = []
  const answer = (status: number) => async () =>
    new Response(new ReadableStream({ cancel: () => void cancelled.push(status) }), { status })
  await callRest(pageWith(answer(500)), '/x').catch(() => {})
  await sendJson(pageWith(answer(200)), '/x', {})
  expect(cancelled).toEqual([500, 200])
})

it('gives up after 20 seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  await callRest(
    pageWith(async () => new Response()),
    '/x',
  )
  expect(timeout).toHaveBeenCalledWith(20_000)
  timeout.mockRestore()
})
