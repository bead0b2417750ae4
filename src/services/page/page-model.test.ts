/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { takeAllUnheard } from '../events/events'
import { loadPageModel } from './page-model'

function visit(...answers: unknown[]) {
  const sent: Record<string, unknown>[] = []
  const lines: string[] = []
  const { page } = offlinePage(pageContext(), {
    log: (_level, line) => void lines.push(line),
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      const status = typeof answer === 'number' ? answer : 200
      return { ok: status < 400, status, json: async () => answer } as Response
    },
  })
  return { page, sent, lines }
}
const errors = () => takeAllUnheard(['page-error']).map(({ detail }) => detail)
const heading = { type: 'heading', id: 'h', props: { text: '</script><b>' } }

it('is requested with all parameters of the call', async () => {
  const { page, sent } = visit({ data: { type: 'page', id: 'p', children: [heading] } })
  expect(await loadPageModel(page, 'footer')).toEqual([heading])
  expect(Object.keys(sent[0] as object)).toEqual([
    'requestType',
    'seoUrl',
    'localeKey',
    'sessionToken',
    'experienceSegment',
    'applicationName',
    'selectors',
  ])
  expect(sent[0]?.selectors).toEqual(['footer'])
})

it('leaves out a node that is no component, with its children, and a page nested in itself', async () => {
  const children = [
    { type: 'cms/hero', id: 'g', props: {}, children: [heading] },
    { type: 'page-model', id: 'm', props: {} },
    { type: '__proto__', id: 'p' },
    {
      type: 'accordion',
      id: 'a',
      children: [{ ...heading, id: 'h2' }, null, 7, { type: 'heading' }],
    },
  ]
  expect(await loadPageModel(visit({ data: { children } }).page, 'main')).toEqual([
    { type: 'accordion', id: 'a', props: {}, children: [{ ...heading, id: 'h2' }] },
  ])
})

it('accepts every valid widget type', async () => {
  const children = [{ ...heading, type: 'room-360-view' }]
  expect(await loadPageModel(visit({ data: { children } }).page, 'main')).toEqual(children)
})

it('is requested once more after a failure', async () => {
  const { page, sent, lines } = visit(503, { data: { children: [heading] } })
  expect(await loadPageModel(page, 'main')).toHaveLength(1)
  expect([sent.length, lines, errors()]).toEqual([2, [], []])
})

it.each([503, null, 'text', { data: null }])(
  'shows a failure on the page (%j), and logs the reason',
  async (answer) => {
    const { page, lines } = visit(answer)
    expect(await loadPageModel(page, 'main')).toBeNull()
    expect(lines).toEqual([expect.stringMatching(/^Page Model call failed/)])
    expect(errors()).toEqual([expect.objectContaining({ code: 'page-model', canRetry: true })])
  },
)

it.each([{ data: {} }, { data: { children: 7 } }])('has no parts in %j', async (answer) => {
  expect(await loadPageModel(visit(answer).page, 'main')).toEqual([])
})
