import { z } from 'zod'
import { richText } from '../ui/schema/base-props.schema'
import { fieldTree } from './fields/field-tree'
import { assetsOf, instrumentHtml, markProps } from './marks'

const meta = { title: 'A', description: 'A.' }
const tree = fieldTree(
  z.object({
    id: z.string().meta(meta),
    title: z.string().meta(meta),
    empty: z.string().default('').meta(meta),
    look: z.enum(['wide', 'narrow']).meta(meta),
    picture: z.string().meta({ ...meta, 'x-field': 'asset' }),
    items: z
      .array(z.object({ label: z.string().meta(meta), text: richText().meta(meta) }))
      .meta(meta),
  }),
)
const props = {
  id: 'it',
  title: 'A <b> title & more',
  empty: '',
  look: 'wide',
  picture: '/media/a.webp',
  items: [
    { label: 'One', text: '<p>First</p>' },
    { label: 'Two', text: '<p>Second</p>' },
  ],
}

/** Escapes a text like React. */
function html({ title, items }: typeof props) {
  const escaped = title.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')
  const rows = items.map(
    ({ label, text }) =>
      `<li title="${label}"><span>${label}</span><!-- --><div>${text}</div></li>`,
  )
  return `<section aria-label="${escaped}"><h2>${escaped}</h2><img src="/media/a.webp"/><ul>${rows.join('')}</ul></section>`
}

it('finds the element of each prop, and does not change the HTML', () => {
  const { props: marked, places } = markProps(tree, props)
  const instrumented = instrumentHtml(html(marked), places)
  expect(instrumented.replace(/ data-aue-\w+="[^"]*"/g, '')).toBe(html(props))
  expect(instrumented).toContain('<h2 data-aue-prop="title" data-aue-type="text">')
  expect(instrumented).toContain(
    '<span data-aue-prop="items/1/label" data-aue-type="text">Two</span>',
  )
  expect(instrumented).toContain(
    '<div data-aue-prop="items/0/text" data-aue-type="richtext"><p>First</p>',
  )
})

it('marks no name, choice, address or empty text', () => {
  const { props: marked, places } = markProps(tree, props)
  expect(marked).toMatchObject({ id: 'it', look: 'wide', picture: '/media/a.webp', empty: '' })
  expect(places.map(({ path }) => path)).toEqual([
    'title',
    'items/0/label',
    'items/0/text',
    'items/1/label',
    'items/1/text',
  ])
})

it('sorts marked texts like unmarked texts', () => {
  const names = ['Zagreb', 'Aachen', 'Oslo', 'Bern']
  const items = names.map((label) => ({ label, text: '' }))
  const marked = markProps(tree, { ...props, items }).props.items.map(({ label }) => label)
  const order = (texts: string[]) =>
    texts
      .map((text, index) => ({ text, index }))
      .toSorted((a, b) => a.text.localeCompare(b.text))
      .map(({ index }) => index)
  expect(order(marked)).toEqual(order(names))
})

it('finds the prop of each picture', () => {
  expect(assetsOf(tree, props)).toEqual([{ path: 'picture', value: '/media/a.webp' }])
})

it('finds texts and pictures of a union', () => {
  const asset = z.string().meta({ ...meta, 'x-field': 'asset' })
  const union = fieldTree(
    z.object({
      id: z.string().meta(meta),
      lead: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('picture'), src: asset, alt: z.string().meta(meta) }),
          z.object({ kind: z.literal('text'), words: z.string().meta(meta) }),
        ])
        .meta(meta),
    }),
  )
  const given = { id: 'it', lead: { kind: 'picture', src: '/media/b.webp', alt: 'The sea' } }
  expect(assetsOf(union, given)).toEqual([{ path: 'lead/src', value: '/media/b.webp' }])
  expect(markProps(union, given).places).toMatchObject([{ path: 'lead/alt', type: 'text' }])
})

/** What the element of the title is for an editor, when a widget shows the title like this. */
function titleAs(title: string, show: (title: string) => string) {
  const { props: marked, places } = markProps(tree, { ...props, title })
  const html = instrumentHtml(`<h2>${show(marked.title)}</h2>`, places)
  expect(html).not.toMatch(/[\ue000-\uf8ff]/)
  return /data-aue-type="(\w+)"/.exec(html)?.[1]
}

it.each<[string, string, string, (title: string) => string]>([
  ['text', 'a plain text', 'Rooms', (title) => title],
  ['text', 'a text with quotes', 'O’Brien’s "Inn" & \'Bar\'', escaped],
  ['text', 'a text in parts', 'Rooms', (title) => `<b>${title}</b>`.replace(/<\/?b>/g, '')],
  ['text', 'a filled template', '{n} rooms', (title) => title.replace('{n}', '4')],
  ['text', 'a template around markup', 'By {n}', (title) => title.replace('{n}', '<i>me</i>')],
  ['text', 'a form of several', '{n} rooms|one:{n} room', (title) => title.split('|')[0] ?? ''],
  ['text', 'the other form', '{n} rooms|one:{n} room', (title) => title.split('|one:')[1] ?? ''],
  ['reference', 'a text after a price', 'per stay', (title) => `$75.00 ${title}`],
  ['reference', 'a text before a price', 'per stay', (title) => `${title} $75.00`],
  ['reference', 'a text beside a hidden one', 'Spa', (title) => `${title}<span> new tab</span>`],
  ['reference', 'a template after a price', '{n} rooms', (title) => `$75 ${title}`],
  ['reference', 'a part of a text', 'Rooms and suites', (title) => title.replace('Rooms ', '')],
])('is %s: %s', (type, _case, title, show) => {
  expect(titleAs(title, show)).toBe(type)
})

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')
}

it('marks no rich text with placeholders', () => {
  const items = [{ label: 'One', text: '<p>{count} reviews</p>' }]
  const { props: marked } = markProps(tree, { ...props, items })
  expect(marked.items[0]?.text).toBe('<p>{count} reviews</p>')
})
