import { pageContext } from '../../../fixtures/pages'
import { renderWidgets } from '../render'

const asset = (name: string) => ({ js: `${name}.js`, imports: [] })

const manifest = {
  css: 'widgets.css',
  loader: asset('loader'),
  mount: asset('mount'),
  widgets: {
    accordion: asset('accordion'),
    'hotel-alerts': asset('alerts'),
    modal: asset('modal'),
    'text-input': asset('field'),
  },
}

const field = { type: 'text-input', id: 'field', props: { name: 'city', label: 'Which <city>?' } }

const accordion = (id: string, children: object[], more: object = {}) => ({
  type: 'accordion',
  id,
  props: { items: [{ title: `Section of ${id}`, children }] },
  ...more,
})

async function render(widgets: unknown[], ask = async (): Promise<unknown> => null) {
  const problems: string[] = []
  const { placeholders, ...page } = await renderWidgets({
    context: pageContext(),
    widgets: widgets as never,
    url: new URL('https://www.alderway.example/'),
    manifest,
    assetBase: '/',
    ask,
    log: (level, message) => problems.push(`${level}: ${message}`),
  })
  return { ...page, html: [...placeholders.values()].join(''), problems }
}

/** The JSON of each placeholder by id, as the browser will read it. */
function jsonOf(html: string): Record<string, unknown> {
  const found = html.matchAll(
    /<foyer-widget [^>]*id="([^"]+)"[^>]*><script [^>]*>(.*?)<\/script>/gs,
  )
  return Object.fromEntries([...found].map(([, id, json]) => [id, JSON.parse(json ?? '')]))
}

const dialog = {
  type: 'modal',
  id: 'dialog',
  props: { title: 'Your stay' },
}

const nested = [
  {
    ...dialog,
    props: { ...dialog.props, children: [accordion('outer', [accordion('inner', [field])])] },
  },
]

it('renders three nested levels, each like a placeholder at the top level', async () => {
  const { html, problems, links } = await render(nested)
  expect(problems).toEqual([])
  const order = [...html.matchAll(/<foyer-widget type="[\w-]+" id="(\w+)" when="\w+"><script /g)]
  expect(order.map(([, id]) => id)).toEqual(['dialog', 'outer', 'inner', 'field'])
  expect(html).toMatch(
    /<dialog .*Section of outer.*Section of inner.*Which &lt;city&gt;\?.*<\/dialog>/s,
  )
  expect(html).toContain('id="field-field"')
  expect(html.match(/<\/foyer-widget>/g)).toHaveLength(4)
  for (const file of ['accordion', 'field']) expect(links).toContain(`"${file}.js"`)
})

it('prints the props of each component once: a parent has only type and id of its children', async () => {
  const json = jsonOf((await render(nested)).html)
  expect(json).toEqual({
    dialog: { title: 'Your stay', children: [{ type: 'accordion', id: 'outer' }] },
    outer: {
      items: [
        expect.objectContaining({
          title: 'Section of outer',
          children: [{ type: 'accordion', id: 'inner' }],
        }),
      ],
    },
    inner: {
      items: [expect.objectContaining({ children: [{ type: 'text-input', id: 'field' }] })],
    },
    field: field.props,
  })
})

it('reads nested components beside a component’s props, as a CMS may send them', async () => {
  const { html } = await render([accordion('outer', [{ ...dialog, children: [field] }])])
  expect(html).toMatch(/<dialog .*Which &lt;city&gt;/s)
})

it('keeps a nested component’s own strategy', async () => {
  const { html } = await render([accordion('outer', [{ ...field, when: 'idle' }])])
  expect(html).toMatch(/id="field" when="idle"/)
})

it('sanitises rich text at every depth', async () => {
  const hostile = { title: 'Text', body: '<p onclick="ran()">Hello<script>ran()</script></p>' }
  const inner = { type: 'accordion', id: 'inner', props: { items: [hostile] } }
  const { html } = await render([accordion('outer', [inner])])
  expect(html).toContain('<p>Hello</p>')
  expect(html).not.toContain('ran()')
})

it('preloads the queries of nested components in parallel', async () => {
  const ask = jest.fn(async () => ({ alerts: [] }))
  const alerts = (id: string) => ({ type: 'hotel-alerts', id, props: {} })
  const { problems, contextScript } = await render(
    [accordion('outer', [alerts('a'), accordion('inner', [alerts('b')])]), alerts('c')],
    ask,
  )
  expect(problems).toEqual([])
  expect(ask).toHaveBeenCalledTimes(1)
  expect(contextScript).toContain('"name":"Alerts"')
})

it('leaves a nested component that it cannot render to the browser, and renders its neighbours', async () => {
  const unknown = { type: 'no-such-widget', id: 'unknown', props: { a: 1 } }
  const broken = { type: 'text-input', id: 'broken', props: { name: 'x' } }
  const { html, problems } = await render([accordion('outer', [unknown, broken, field])])
  expect(html).toMatch(
    /<foyer-widget type="no-such-widget" id="unknown"><script type="application\/json">{"a":1}<\/script><\/foyer-widget>/,
  )
  expect(html).toMatch(/id="broken"><script [^>]*>{"name":"x"}<\/script><\/foyer-widget>/)
  expect(html).toContain('Which &lt;city&gt;')
  expect(problems).toContainEqual(
    expect.stringMatching(/^error: unknown-type\|\|no-such-widget#unknown\|/),
  )
  expect(problems).toContainEqual(
    expect.stringMatching(/^error: missing-prop\|\|text-input#broken\|/),
  )
})

it('keeps the props of a child that a parent does not show yet, because only members see it', async () => {
  const [member] = [accordion('outer', [field])]
  const { html } = await render([
    { ...member, props: { ...member?.props, audience: ['authenticated'] } },
  ])
  expect(html).not.toContain('field-field')
  expect(jsonOf(html).outer).toMatchObject({ items: [{ children: [field] }] })
})

describe('a page that contains itself', () => {
  it('is cut where a component would contain itself', async () => {
    const { html, problems } = await render([
      accordion('a', [accordion('b', [accordion('a', []), field])]),
    ])
    expect(html.match(/<foyer-widget /g)).toHaveLength(3)
    expect(html).toContain('Which &lt;city&gt;')
    expect(problems).toEqual([
      'error: nesting|cycle|accordion#a|It stands inside of itself and is left out: a > b > a',
    ])
  })

  it('is cut for cyclic objects in memory as well', async () => {
    const children: object[] = []
    const round = accordion('round', children)
    children.push(round, field)
    const { html, problems } = await render([round])
    expect(html).toContain('Which &lt;city&gt;')
    expect(problems).toHaveLength(1)
  })

  it('is cut at a depth that no author uses', async () => {
    let node = accordion('level-0', [field])
    for (let level = 1; level < 20; level++) node = accordion(`level-${level}`, [node])
    const { html, problems } = await render([node])
    expect(html.match(/<foyer-widget /g)).toHaveLength(11)
    expect(problems).toEqual([
      expect.stringMatching(/^error: nesting\|too-deep\|accordion#level-8\|/),
    ])
  })

  it('never shows two components with the same id in one parent', async () => {
    const { html, problems } = await render([accordion('a', [field, { ...field, props: {} }])])
    expect(html.match(/id="field"/g)).toHaveLength(1)
    expect(problems).toEqual([
      expect.stringMatching(/^error: nesting\|same-id\|text-input#field\|/),
    ])
  })
})
