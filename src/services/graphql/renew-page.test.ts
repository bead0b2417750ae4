/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { toJsonScript } from '../../server/print/json-script'
import { answersAtom, questionKey, receivedAtom } from './answers'
import { renewPageAtom } from './renew-page'

const ADDRESS = 'https://www.alderway.example/reservation/reviewDetails.mi?cart=c1'

const answer = (total: number, text = 'as <before> & after') => [
  { name: 'StickyBar', variables: { cartId: 'c1', search: null }, data: { total } },
  { name: 'HotelHeader', variables: { propertyId: 'NYCAB' }, data: { text } },
]
const BAR = questionKey('StickyBar', { cartId: 'c1', search: null })
const HEADER = questionKey('HotelHeader', { propertyId: 'NYCAB' })

function open(respond: () => Promise<Response>) {
  const log = jest.fn()
  const asked: unknown[] = []
  const { store } = offlinePage(pageContext({ answers: answer(100) as never }), {
    log,
    location: () => new URL(ADDRESS),
    fetch: (...call) => {
      asked.push(call[0])
      return respond()
    },
  })
  return { store, log, asked }
}

const html = (context: object, more: Partial<Response> = {}) =>
  ({
    ...{ ok: true, redirected: false, url: ADDRESS },
    text: async () =>
      `<main><script type="application/json" id="foyer-page">${toJsonScript(context)}</script></main>`,
    ...more,
  }) as Response

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
})
afterEach(() => document.body.replaceChildren())

it('takes over the answers that differ, and leaves the others as they are', async () => {
  const { store, asked } = open(async () => html({ answers: answer(200) }))
  const before = store.get(answersAtom)[HEADER]
  expect(await store.set(renewPageAtom)).toBe('renewed')
  expect(asked).toEqual([ADDRESS])
  expect(store.get(answersAtom)[BAR]).toEqual({ state: 'ready', data: { total: 200 } })
  expect(store.get(answersAtom)[HEADER]).toBe(before)
})

it('fetches once for calls of one task, and again for a later one', async () => {
  const { store, asked } = open(async () => html({ answers: answer(200) }))
  const both = await Promise.all([store.set(renewPageAtom), store.set(renewPageAtom)])
  expect(both).toEqual(['renewed', 'renewed'])
  expect(asked).toHaveLength(1)
  await store.set(renewPageAtom)
  expect(asked).toHaveLength(2)
})

it('starts the widgets that would stay as the server has rendered them', async () => {
  const start = jest.fn()
  for (const when of ['never', 'presence', 'interaction', 'open']) {
    const placeholder = document.createElement('foyer-widget')
    placeholder.setAttribute('when', when)
    document.body.append(Object.assign(placeholder, { start: () => start(when) }))
  }
  const { store } = open(async () => html({ answers: answer(200) }))
  await store.set(renewPageAtom)
  expect(start.mock.calls).toEqual([['never'], ['presence'], ['interaction']])
})

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ['an error of the server', async () => html({ answers: answer(200) }, { ok: false }), 'failed'],
  ['a page without answers', async () => html({}), 'failed'],
  ['a page without a context', async () => html({}, { text: async () => '<p></p>' }), 'failed'],
  [
    'a redirect to another page',
    async () =>
      html({ answers: answer(200) }, { redirected: true, url: 'https://www.alderway.example/x' }),
    'elsewhere',
  ],
] as const)('keeps what it has after %s', async (_, respond, renewal) => {
  const { store } = open(respond as () => Promise<Response>)
  expect(await store.set(renewPageAtom)).toBe(renewal)
  expect(store.get(receivedAtom)).toEqual({})
})
