/** @jest-environment jsdom */
import { OpenFeature } from '@openfeature/web-sdk'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { FLAG_POLL_MS } from '../../rules/codes/timers'
import { memoryStorage } from '../storage/storage'
import { flagsAtom } from './flags'

/** The service returns the answers in order and repeats the last one. */
function visit(answers: (Record<string, unknown> | number)[], session = memoryStorage()) {
  const asked: unknown[] = []
  const lines: string[] = []
  const context = pageContext()
  context.site = { ...context.site, flags: { ...context.site.flags, live: ['insurance'] } }
  const { page, store } = offlinePage(context, {
    storage: { local: memoryStorage(), session },
    log: (_level, line) => void lines.push(line),
    fetch: async (input) => {
      asked.push((input as unknown as { body: string }).body)
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? 500
      if (typeof answer === 'number') return reply(answer, {})
      const flags = Object.entries(answer).map(([key, value]) => ({ key, value, reason: 'STATIC' }))
      return reply(200, { flags })
    },
  })
  return { page, store, asked, lines }
}

/** jsdom has neither Request nor Response. */
const reply = (status: number, body: unknown) =>
  ({
    status,
    headers: new Map([['Content-Type', 'application/json']]),
    json: async () => body,
  }) as never

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  const state = isHidden ? 'hidden' : 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, {
    Request: class {
      body: unknown
      constructor(
        readonly url: string,
        init: { body: unknown },
      ) {
        this.body = init.body
      }
    },
    Response: class {
      status: number
      headers = new Map()
      json = async () => null
      constructor(_body: null, init: { status: number }) {
        this.status = init.status
      }
    },
  })
})
afterEach(async () => {
  await OpenFeature.close()
  jest.restoreAllMocks()
})

it('waits for a first listener', async () => {
  const { store, asked } = visit([{ points: true }])
  store.sub(flagsAtom, () => {})
  await pass(FLAG_POLL_MS)
  expect(asked).toEqual([])
  document.dispatchEvent(new Event('pointermove'))
  await pass(0)
  expect(asked).toHaveLength(1)
})

it('requests only with a listener, again after 300000 ms, and changes live flags only', async () => {
  const { store, asked } = visit([
    { decryptV2: true, insurance: true },
    { decryptV2: false, insurance: false },
  ])
  expect(store.get(flagsAtom)).toMatchObject({ decryptV2: false, points: true })
  expect(asked).toEqual([])
  store.sub(flagsAtom, () => {})
  await pass(0)
  expect(store.get(flagsAtom)).toMatchObject({ decryptV2: true, insurance: true, points: true })
  await pass(FLAG_POLL_MS - 1)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
  expect(store.get(flagsAtom)).toMatchObject({ decryptV2: true, insurance: false })
})

it('lets a call wait for the first response, which is requested once', async () => {
  const { store, asked } = visit([{ eaaMode: true }])
  store.sub(flagsAtom, () => {})
  const waiting = store.set(flagsAtom)
  await pass(0)
  await waiting
  expect(store.get(flagsAtom).eaaMode).toBe(true)
  expect(asked).toHaveLength(1)
})

it('starts the next page with the values of the last response', async () => {
  const session = memoryStorage()
  const { store } = visit([{ decryptV2: true }, { decryptV2: false, eaaMode: true }], session)
  store.sub(flagsAtom, () => {})
  await pass(FLAG_POLL_MS)
  const next = visit([503], session).store
  expect(next.get(flagsAtom)).toMatchObject({ decryptV2: false, eaaMode: true })
})

it('keeps its values when the service fails, and requests again at the next interval', async () => {
  const { store, asked, lines } = visit([503, { decryptV2: true }, 500])
  store.sub(flagsAtom, () => {})
  await pass(0)
  expect(store.get(flagsAtom)).toMatchObject({ decryptV2: false, points: true })
  expect(lines).toEqual([expect.stringMatching(/^flags\|\|flags\|/)])
  await pass(FLAG_POLL_MS)
  expect(store.get(flagsAtom).decryptV2).toBe(true)
  await pass(FLAG_POLL_MS)
  expect(asked).toHaveLength(3)
  expect(store.get(flagsAtom).decryptV2).toBe(true)
})

it('requests nothing in a hidden tab, and at once when it is visible again', async () => {
  const { store, asked } = visit([{ points: true }])
  hide(true)
  store.sub(flagsAtom, () => {})
  await pass(FLAG_POLL_MS * 3)
  expect(asked).toHaveLength(0)
  hide(false)
  await pass(0)
  expect(asked).toHaveLength(1)
  hide(true)
  await pass(FLAG_POLL_MS * 3)
  expect(asked).toHaveLength(1)
  hide(false)
  await pass(0)
  expect(asked).toHaveLength(2)
})

it.each(['true', 1, null, {}, ['on']])('ignores %j from the service', async (value) => {
  const { store } = visit([{ decryptV2: value, points: false }])
  store.sub(flagsAtom, () => {})
  await pass(0)
  expect(store.get(flagsAtom)).toMatchObject({ decryptV2: false, points: false })
})

it('sends a random key of the tab and no data of the visitor, and nothing in author mode', async () => {
  const { store, asked, page } = visit([{ points: true }])
  store.sub(flagsAtom, () => {})
  await pass(0)
  const { context } = JSON.parse(String(asked[0]))
  expect(context).toEqual({
    targetingKey: page.storage.session.get('flagsKey'),
    locale: 'en-US',
    pageId: 'hotel-overview',
  })
  const edited = visit([{ points: false }])
  edited.page.context.mode = 'edit'
  edited.store.sub(flagsAtom, () => {})
  await pass(0)
  expect(edited.asked).toEqual([])
})
