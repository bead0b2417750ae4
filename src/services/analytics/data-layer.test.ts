/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { DATA_LAYER_TIMEOUT_MS } from '../../rules/codes/timers'
import { getDataLayer, pushDataLayer } from './data-layer'

const empty = { dataProperties: {}, mvpOfferList: [] }

beforeEach(() => void delete window.adobeDataLayer)
afterEach(() => void jest.restoreAllMocks())

function visit(answer: unknown) {
  const sent: unknown[] = []
  const lines: string[] = []
  const { page } = offlinePage(pageContext(), {
    log: (_level, line) => void lines.push(line),
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      if (answer instanceof Error) throw answer
      const status = typeof answer === 'number' ? answer : 200
      return { ok: status < 400, status, json: async () => answer } as Response
    },
  })
  return { page, sent, lines }
}

it('is requested once per page, and merged without personal values', async () => {
  const dataProperties = {
    siteSection: 'hotels',
    profile: { email: 'maria@example.com', tier: 'G' },
  }
  const data = { dataProperties, mvpOfferList: [{ id: 'o1' }] }
  const { page, sent } = visit({ component: { data } })
  await Promise.all([pushDataLayer(page), getDataLayer(page)])
  expect(sent).toEqual([
    {
      sessionToken: '',
      context: {
        context: { localeKey: 'en-US' },
        pageId: 'hotel-overview',
        propertyId: 'NYCAB',
      },
      sourceURI: '/hotels/alderway-new-york-midtown/overview',
      variation: '',
    },
  ])
  expect(window.adobeDataLayer).toEqual([
    { page: { siteSection: 'hotels', profile: { tier: 'G' } } },
  ])
  expect((await getDataLayer(page)).mvpOfferList).toEqual([{ id: 'o1' }])
})

it.each([500, new TypeError('offline'), null, [], { component: 7 }, { component: { data: [] } }])(
  'is empty when the call answers %p',
  async (answer) => {
    const { page, lines } = visit(answer)
    expect(await getDataLayer(page)).toEqual(empty)
    await pushDataLayer(page)
    expect(window.adobeDataLayer).toBeUndefined()
    expect(lines).toHaveLength(answer === 500 || answer instanceof Error ? 1 : 0)
  },
)

it('times out after 22000 ms, and is then empty', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  const { page } = visit(new DOMException('late', 'TimeoutError'))
  expect(await getDataLayer(page)).toEqual(empty)
  expect(timeout).toHaveBeenCalledWith(DATA_LAYER_TIMEOUT_MS)
  expect(DATA_LAYER_TIMEOUT_MS).toBe(22_000)
})
