/** @jest-environment jsdom */
import { offlinePage, pageContext } from '../../fixtures/pages'
import { takeAllUnheard } from './events'
import { loadPageModel, placeholdersOf } from './page-model'

const isKnown = (type: string) => ['heading', 'accordion'].includes(type)

function visit(...answers: unknown[]) {
  const sent: unknown[] = []
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

it('is asked for with all that the call wants, and leaves out what nobody knows', async () => {
  const children = [
    heading,
    { type: 'gone', id: 'g', props: {}, children: [heading] },
    {
      type: 'accordion',
      id: 'a',
      children: [{ ...heading, id: 'h2' }, null, 7, { type: 'heading' }],
    },
  ]
  const { page, sent } = visit({ data: { type: 'page', id: 'p', children } })
  const nodes = await loadPageModel(page, isKnown)
  expect(nodes.map(({ id, children: inner }) => [id, inner.map((each) => each.id)])).toEqual([
    ['h', []],
    ['a', ['h2']],
  ])
  expect(Object.keys(sent[0] as object)).toEqual([
    'requestType',
    'seoUrl',
    'localeKey',
    'sessionToken',
    'experienceSegment',
    'applicationName',
    'selectors',
  ])
  document.body.replaceChildren(placeholdersOf(nodes))
  const [first] = document.querySelectorAll('foyer-widget')
  expect(JSON.parse(first?.querySelector('script')?.textContent ?? '')).toEqual(heading.props)
  expect(document.querySelector('#a > foyer-widget')?.id).toBe('h2')
  expect(document.querySelector('b')).toBeNull()
})

it('is asked for once more after a failure', async () => {
  const { page, sent, lines } = visit(503, { data: { children: [heading] } })
  expect(await loadPageModel(page, isKnown)).toHaveLength(1)
  expect([sent.length, lines, errors()]).toEqual([2, [], []])
})

it.each([503, null, 'text', { data: null }])(
  'says on the page that it failed (%j), and why in the log',
  async (answer) => {
    const { page, lines } = visit(answer)
    expect(await loadPageModel(page, isKnown)).toEqual([])
    expect(lines).toEqual([expect.stringMatching(/^Page Model call failed/)])
    expect(errors()).toEqual([expect.objectContaining({ code: 'page-model' })])
  },
)

it.each([{ data: {} }, { data: { children: 7 } }])('has no parts in %j', async (answer) => {
  expect(await loadPageModel(visit(answer).page, isKnown)).toEqual([])
})
