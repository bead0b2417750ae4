import { OpenFeature } from '@openfeature/web-sdk'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { FLAG_NAMES } from '../../../src/rules/codes/flags'
import { flagsAtom } from '../../../src/services/flags/flags'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { evaluateFlag } from './feature-flags'

const api = testApi()
afterAll(() => OpenFeature.close())

const ALL = '/ofrep/v1/evaluate/flags'
const asked = { context: { targetingKey: 'tab-1' } }
const choose = (fields: Record<string, string>, cookie = '') =>
  fetch(`${api.server.url}/sandbox/flags`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

test('returns all flags, each with a reason, and 304 while nothing has changed', async () => {
  const answer = await api.server.post(ALL, asked)
  const { flags } = await answer.json()
  expect(flags.map(({ key }: { key: string }) => key)).toEqual(FLAG_NAMES)
  expect(flags).toContainEqual({ key: 'points', value: true, variant: 'on', reason: 'STATIC' })
  const etag = answer.headers.get('etag') ?? ''
  const again = { headers: { 'if-none-match': etag } }
  expect((await api.server.post(ALL, asked, again)).status).toBe(304)
  const cookie = cookieOf(await choose({ flag: 'points:off' }))
  const changed = await api.server.post(ALL, asked, { cookie, ...again })
  expect(changed.status).toBe(200)
  expect((await changed.json()).flags).toContainEqual(
    expect.objectContaining({ key: 'points', value: false }),
  )
})

test('answers for one flag, an unknown flag, and an invalid context', async () => {
  expect(await (await api.server.post(`${ALL}/insurance`, asked)).json()).toMatchObject({
    value: true,
  })
  const unknown = await api.server.post(`${ALL}/toString`, asked)
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { key: 'toString', errorCode: 'FLAG_NOT_FOUND' },
  ])
  for (const body of [null, {}, { context: 7 }]) {
    expect((await api.server.post(ALL, body)).status).toBe(400)
    expect((await api.server.post(`${ALL}/points`, body)).status).toBe(400)
  }
})

test('the control page changes flags for this browser, and resets them', async () => {
  const one = cookieOf(await choose({ flag: 'eaaMode:on' }))
  const two = cookieOf(await choose({ flag: 'points:off' }, one))
  const page = await (await api.server.get('/sandbox', { cookie: two })).text()
  expect(page).toMatch(/value="eaaMode:off" aria-pressed="true"/)
  expect(page).toMatch(/value="points:on" aria-pressed="false"/)
  expect(cookieOf(await choose({ clear: 'true' }, two))).toBe('')
  for (const flag of ['', 'points', 'nope:on', '__proto__:on'])
    expect((await choose({ flag })).status).toBe(400)
})

test('a share of 0 enables no visitor, 100 all, and another share always the same visitors', () => {
  const keys = Array.from({ length: 2_000 }, (_, index) => `tab-${index}`)
  const share = (percentage: number) =>
    keys.filter((key) => evaluateFlag('points', {}, key, percentage).value).length / keys.length
  expect([share(0), share(100)]).toEqual([0, 1])
  expect(share(25)).toBeCloseTo(0.25, 1)
  expect(share(25)).toBe(share(25))
  expect(evaluateFlag('points', {}, null, 25)).toEqual({
    key: 'points',
    errorCode: 'TARGETING_KEY_MISSING',
  })
})

test('a page of the site reads the flags with the OpenFeature client', async () => {
  const cookie = cookieOf(await choose({ flag: 'decryptV2:on' }))
  const { store } = offlinePage(pageContext(), {
    location: () => new URL('/homepage-searchform.mi', api.server.url),
    fetch: async (input) => {
      const request = input as Request
      return api.server.post(new URL(request.url).pathname, await request.json(), { cookie })
    },
  })
  const flagsChanged = new Promise<void>((resolve) => store.sub(flagsAtom, resolve))
  expect(store.get(flagsAtom).decryptV2).toBe(false)
  await flagsChanged
  expect(store.get(flagsAtom)).toMatchObject({ decryptV2: true, points: true, eaaMode: false })
})
