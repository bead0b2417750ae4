import { useId } from 'react'
import { preload } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { z } from 'zod'
import { offlinePage, pageContext } from '../../fixtures/pages'
import { fixturesOf, types } from '../../tests/widgets'
import { PageProvider } from '../hooks/page-store'
import { type AnyWidget, defineWidget } from '../mapping/define-widget'
import { WidgetRoot } from '../mapping/widget-root'
import { baseProps } from '../ui/schema/base-props.schema'
import { type PreparedWidget, prepareWidget } from './print/placeholder'
import { printPlaceholders } from './print/print-placeholder'

const showing = (View: () => React.ReactNode) =>
  defineWidget({
    type: 'test',
    title: 'Test',
    group: 'Block',
    schema: z.object(baseProps({})),
    useModel: () => ({ state: 'ready' }),
    View,
    author: { description: 'For tests.', emptyLabel: 'Nothing' },
  })

const prepared = (id: string, View: () => React.ReactNode, type = id): PreparedWidget => ({
  node: { type, id, props: {} },
  when: 'load',
  widget: showing(View) as AnyWidget,
  props: {
    id,
    anchorId: '',
    audience: ['anonymous', 'remembered', 'authenticated'],
    hideOn: [],
    headingLevel: 2,
    theme: 'light',
    analyticsId: '',
    labels: {},
  },
  children: [],
})

/** The HTML of a widget rendered alone, which hydration expects. */
function alone({ node, widget, props }: PreparedWidget): string {
  const { store } = offlinePage(pageContext())
  return renderToString(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget as AnyWidget} props={props as never} />
    </PageProvider>,
    { identifierPrefix: node.id },
  )
}

function print(widgets: PreparedWidget[], problems: string[] = []) {
  const { store } = offlinePage(pageContext())
  return printPlaceholders(widgets, store, (_level, message) => problems.push(message)).map(
    (html) => /<div>(.*)<\/div><\/foyer-widget>$/s.exec(html)?.[1],
  )
}

it('renders every fixture of every widget the same alone and together with all others', async () => {
  const context = pageContext({ page: { id: 'hotel-overview', type: null, mainHeading: 'none' } })
  const nodes = types.flatMap((type) =>
    fixturesOf(type).map(([name, { props }]) => ({ type, id: `${type}-${name}`, props })),
  )
  const all = await Promise.all(
    nodes.map((node) => prepareWidget(node as never, context, () => {})),
  )
  const { store } = offlinePage(context)
  const together = printPlaceholders(all, store, () => {})
  const single = all.flatMap((one) => printPlaceholders([one], store, () => {}))
  expect(together).toHaveLength(nodes.length)
  for (const [index, html] of together.entries()) expect(html).toBe(single[index])
})

it('separates the texts of the roots, whatever their first and last characters', () => {
  const widgets = [
    prepared('a', () => 'one'),
    prepared('b', () => 'two'),
    prepared('c', () => null),
    prepared('d', () => <p>three</p>),
  ]
  expect(print(widgets)).toEqual(['one', 'two', '', '<p>three</p>'])
})

it('generates the same React ids as hydration', () => {
  const View = () => <p id={useId()}>counted</p>
  const widgets = [prepared('first', View), prepared('plain', () => 'text'), prepared('last', View)]
  for (let round = 0; round < 2; round++) expect(print(widgets)).toEqual(widgets.map(alone))
  expect(print(widgets)[0]).not.toBe(print(widgets)[2])
})

it('keeps a widget’s preloads with that widget', () => {
  const early = prepared('early', () => {
    preload('/photo.webp', { as: 'image' })
    return <p>photo</p>
  })
  const widgets = [prepared('before', () => 'text'), early]
  for (let round = 0; round < 2; round++)
    expect(print(widgets)).toEqual([
      'text',
      '<link rel="preload" href="/photo.webp" as="image"/><p>photo</p>',
    ])
})

it('continues without a root that throws, and reports which one', () => {
  const problems: string[] = []
  const broken = prepared('broken', () => {
    throw new Error('This | always throws.')
  })
  const widgets = [prepared('before', () => 'one'), broken, prepared('after', () => 'two')]
  expect(print(widgets, problems)).toEqual(['one', undefined, 'two'])
  expect(problems).toEqual(['render-failed||broken#broken|Error: This / always throws.'])
})

it('does not split the HTML at authored text', () => {
  const text = '<foyer-0></foyer-0><!--foyer-0 0-->'
  expect(print([prepared('a', () => text), prepared('b', () => 'two')])[1]).toBe('two')
})
