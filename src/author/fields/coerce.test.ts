import { z } from 'zod'
import { validValue } from '../../../tests/field-values'
import { fc, runs } from '../../../tests/random'
import { types, widgetOf } from '../../../tests/widgets'
import { richText } from '../../ui/schema/base-props.schema'
import { coerce, coerceAt } from './coerce'
import { fieldTree } from './field-tree'
import { problemsOf } from './problems'

const schema = z.object({
  heading: z.string(),
  title: z.string().min(1).optional(),
  eyebrow: z.string().default('Welcome'),
  text: richText().optional(),
  nights: z.number().int().min(1).optional(),
  darkness: z.number().min(0).max(80).default(40),
  isOpen: z.boolean().default(true),
  columns: z.literal([1, 2, 4]).optional(),
  shownTo: z.array(z.enum(['guest', 'member'])).default([]),
  pages: z.array(z.string()).default([]),
  focus: z.array(z.number()).optional(),
  links: z.array(z.object({ label: z.string(), newTab: z.boolean().optional() })).optional(),
  texts: z.record(z.string(), z.object({ open: z.boolean() })).optional(),
  media: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('photo'), width: z.number() }),
      z.object({ kind: z.literal('film'), loops: z.boolean() }),
    ])
    .optional(),
})

const read = (raw: object) => coerce(schema, raw)

it.each([
  ['nights', '3', 3],
  ['isOpen', 'true', true],
  ['links/0/newTab', 'false', false],
  ['links', [{ label: 'Spa', newTab: 'true' }], [{ label: 'Spa', newTab: true }]],
  ['media/width', '60', 60],
  ['nights', 'many', 'many'],
  ['darkness', '', undefined],
  ['media/width', '', undefined],
  ['heading', 7, '7'],
  ['unheard/of', '3', '3'],
])('parses the text that an editor sends for one field: %s, %j', (name, sent, value) => {
  const raw = { links: [{ label: 'Spa' }], media: { kind: 'photo' } }
  expect(coerceAt(schema, raw, name.split('/'), sent)).toEqual(value)
})

it('parses values that Sling’s forms convert to text', () => {
  expect(
    read({
      nights: '3',
      darkness: '12.5',
      isOpen: 'false',
      columns: '2',
      shownTo: 'guest',
      pages: 'overview',
      focus: ['0.5', '1'],
      links: [{ label: 'Rooms', newTab: 'true' }],
      texts: { E_DATES: { open: 'true' } },
      media: { kind: 'film', loops: 'false' },
    }),
  ).toEqual({
    nights: 3,
    darkness: 12.5,
    isOpen: false,
    columns: 2,
    shownTo: ['guest'],
    pages: ['overview'],
    focus: [0.5, 1],
    links: [{ label: 'Rooms', newTab: true }],
    texts: { E_DATES: { open: true } },
    media: { kind: 'film', loops: false },
  })
})

it('parses values that AEM’s SPA editor has emptied', () => {
  const fields = ['heading', 'title', 'eyebrow', 'text', 'nights', 'darkness', 'isOpen', 'columns']
  const emptied = [...fields, 'shownTo', 'links', 'texts', 'media']
  expect(read(Object.fromEntries(emptied.map((name) => [name, ''])))).toEqual({
    heading: '',
    eyebrow: '',
    darkness: 0,
    isOpen: false,
  })
})

it('treats null as absent', () => {
  expect(read({ heading: null, links: [{ label: 'Rooms', newTab: null }] })).toEqual({
    links: [{ label: 'Rooms' }],
  })
})

it('keeps values that it cannot parse, so that they are reported', () => {
  const raw = {
    nights: 'many',
    isOpen: 'perhaps',
    links: 'Rooms',
    media: { kind: 'song', width: '1' },
  }
  expect(read(raw)).toEqual(raw)
})

it('keeps unknown members', () => {
  expect(read({ 'jcr:title': 'Rooms' })).toEqual({ 'jcr:title': 'Rooms' })
})

describe.each(types)('the content of %s', (type) => {
  const { schema: own } = widgetOf(type)
  const values = validValue(fieldTree(own))

  it('stays valid, and a second run changes nothing', () => {
    fc.assert(
      fc.property(values, (value) => {
        const once = coerce(own, value)
        expect(problemsOf(own, once)).toEqual([])
        expect(coerce(own, once)).toEqual(once)
      }),
      { numRuns: runs(30) },
    )
  })

  it('is restored from text', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(coerce(own, asText(value))).toEqual(coerce(own, value))
      }),
      { numRuns: runs(30) },
    )
  })
})

/** As an HTML form sends it. */
function asText(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asText(member)]))
}

it('reads JSON text for what an editor has no control for, and leaves other text', () => {
  const links = [{ label: 'Rooms', newTab: true }]
  expect(coerceAt(schema, {}, ['links'], JSON.stringify(links))).toEqual(links)
  const texts = { 'a/b': { open: true } }
  expect(coerceAt(schema, {}, ['texts'], JSON.stringify(texts))).toEqual(texts)
  expect(coerceAt(schema, {}, ['links'], '[{')).toBe('[{')
  expect(coerceAt(schema, {}, ['links'], '{"label":"Rooms"}')).toBe('{"label":"Rooms"}')
  expect(coerceAt(schema, {}, ['heading'], '["Rooms"]')).toBe('["Rooms"]')
})

it('brings a member that an editor names by its path to its place', () => {
  const nested = z.object({
    items: z.array(z.object({ image: z.object({ src: z.string(), width: z.number() }) })),
  })
  const sent = [
    { 'image/src': 'a.jpg', 'image/width': '3' },
    { 'image/__proto__': 'x', 'other/a': 1 },
  ]
  expect(coerceAt(nested, {}, ['items'], sent)).toEqual([
    { image: { src: 'a.jpg', width: 3 } },
    { 'other/a': 1 },
  ])
})
