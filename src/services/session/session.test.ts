/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { SAMPLE_SESSION } from '../../rules/codes/sample-session'
import { listen } from '../events/events'
import type { Page } from '../page/page'
import { getSession, getSessionHeaders, requestRefetch } from './session'
import { getValues } from './session-call'

/** A substitute for Response, which jsdom lacks, with the members that a call reads. */
const json = (body: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    headers: new Map([['x-session-region', 'eu']]),
    json: async () => body,
  }) as unknown as Response

function visit(answer: unknown, overrides: Partial<Page> = {}, pageId = 'hotel-overview') {
  const calls: string[] = []
  const context = pageContext({ page: { id: pageId, type: null } })
  const { page } = offlinePage(context, {
    fetch: async (url, init) => {
      const headers = (init?.headers ?? {}) as Record<string, string>
      calls.push(`${init?.method ?? 'GET'} ${url} ${headers['cache-control'] ?? init?.body ?? ''}`)
      return typeof answer === 'number' ? json(null, answer) : json(answer)
    },
    ...overrides,
  })
  return { page, calls }
}

it('is requested without a cache, and its headers are kept', async () => {
  const { page, calls } = visit({ data: { consumerID: 'C1' } })
  await getSession(page)
  expect((await getSessionHeaders(page)).get('x-session-region')).toBe('eu')
  expect(calls).toEqual(['GET /mi/session no-cache'])
})

it('is requested again when the refetch flag is set, with an event', async () => {
  const { page, calls } = visit({ data: {} })
  const heard = jest.fn()
  const stop = listen('session-refetched', heard)
  await getSession(page)
  expect(heard).not.toHaveBeenCalled()
  requestRefetch(page)
  await Promise.all([getSession(page), getSession(page)])
  await getSession(page)
  stop()
  expect(calls).toHaveLength(2)
  expect(heard).toHaveBeenCalledTimes(1)
})

it('returns the current values of keys', async () => {
  const { page, calls } = visit({ data: { propertyId: 'NYCAB', isACRS: '1' } })
  expect(await getValues(page, ['propertyId', 'isACRS'])).toEqual({
    propertyId: 'NYCAB',
    isACRS: true,
  })
  expect(calls).toEqual(['POST /mi/session {"keys":["propertyId","isACRS"]}'])
})

it.each([500, null, [], 'text', { data: 7 }])(
  'treats %j as a failure or as empty',
  async (answer) => {
    const { page } = visit(answer)
    const values = await getSession(page).catch((reason) => reason)
    expect(values).toEqual(answer === 500 ? 'session' : {})
    if (answer === 500) await expect(getValues(page, [])).rejects.toBe('session')
  },
)

it('is the sample only if a setting or a flag enables it, and then it is not requested', async () => {
  const usual = visit({ data: {} })
  expect(await getSession(usual.page)).toEqual({})
  const configured = visit({ data: {} })
  configured.page.site = { ...configured.page.site, useSampleSession: true }
  expect(await getSession(configured.page)).toBe(SAMPLE_SESSION)
  const flagged = visit({ data: {} })
  flagged.page.storage.session.set('flags', '{"sampleSession":true}')
  expect(await getSession(flagged.page)).toMatchObject({
    lengthOfStay: 18,
    searchRadius: 50,
    recordsPerPage: 40,
    pageNumber: 1,
    sortType: 'distance',
  })
  expect([...configured.calls, ...flagged.calls]).toEqual([])
})

it('that has ended redirects a booking page, and no other page', async () => {
  const left: string[] = []
  const leave = (href: string) => void left.push(href)
  const ended = { data: {}, message: 'session.expired' }
  await getSession(visit(ended, { leave }).page)
  await getSession(visit(ended, { leave }, 'rate-list').page)
  await import('../navigate/follow-result')
  await Promise.resolve()
  expect(left).toEqual(['/sessionTimedOut.mi'])
})

it('keeps the newer response when an older call fails later', async () => {
  let fail = (_error: unknown) => {}
  const older = new Promise<Response>((_resolve, reject) => {
    fail = reject
  })
  const answers = [older, Promise.resolve(json({ data: {} }))]
  let calls = 0
  const fetch = () => {
    calls += 1
    return answers[calls - 1] ?? Promise.resolve(json({ data: {} }))
  }
  const { page } = visit({}, { fetch: fetch as typeof globalThis.fetch })
  const first = getSession(page)
  // Waits until the older call is pending.
  while (calls === 0) await new Promise((resolve) => setTimeout(resolve))
  requestRefetch(page)
  await getSession(page)
  fail(new Error('offline'))
  await expect(first).rejects.toBe('session')
  await getSession(page)
  expect(calls).toBe(2)
})
