import { offlinePage, pageContext } from '../../../fixtures/pages'
import { callRest } from './call-rest'

const refused = async (headers: Record<string, string>) => {
  const fetch = async () => new Response('{}', { status: 429, headers })
  const { page } = offlinePage(pageContext({}), { fetch })
  const answer = await callRest(page, () => '/x')
  return answer.isOk ? null : answer.retryAfter
}

it.each([
  ['seconds', { 'retry-after': '30' }, 30],
  ['no wait', { 'retry-after': '0' }, 0],
  ['a date', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, null],
  ['an empty one', { 'retry-after': '' }, null],
  ['none', {}, null],
])('reads how long to wait: %s', async (_, headers, seconds) => {
  expect(await refused(headers as Record<string, string>)).toBe(seconds)
})
