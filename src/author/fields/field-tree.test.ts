import { z } from 'zod'
import { path, richText } from '../../ui/schema/base-props.schema'
import { image, widgets } from '../../ui/schema/content.schema'
import { type FormField, fieldTree } from './field-tree'
import { askedFields, sectionsOf } from './form'

/** The field that an author gets for a schema. */
function fieldFor(schema: z.ZodType): FormField {
  const [field] = fieldTree(z.object({ field: schema })).fields
  if (!field) throw new Error('There is no field.')
  return field
}

describe('a field has', () => {
  it('its title, description and default', () => {
    const words = { title: 'Heading', description: 'The one line.', examples: ['Welcome'] }
    expect(fieldFor(z.string().default('Hello').meta(words))).toMatchObject({
      ...words,
      name: 'field',
      default: 'Hello',
      isRequired: false,
      group: '',
      when: null,
    })
  })

  it('whether it is required', () => {
    expect(fieldFor(z.string()).isRequired).toBe(true)
    expect(fieldFor(z.string().optional()).isRequired).toBe(false)
    expect(fieldFor(z.object({}).prefault({})).isRequired).toBe(false)
  })

  it('its section, and the condition under which it is shown', () => {
    const schema = z.string().meta({ 'x-group': 'Look', 'x-when': { field: 'kind', is: 'own' } })
    expect(fieldFor(schema)).toMatchObject({
      group: 'Look',
      when: { field: 'kind', is: ['own'] },
    })
  })
})

describe('each kind of schema has a kind of field', () => {
  it.each([
    ['text', z.string()],
    ['richText', richText()],
    ['path', path().optional().meta({ title: 'Address' })],
    ['asset', image().shape.src],
  ])('%s', (kind, schema) => {
    expect(fieldFor(schema)).toMatchObject({ kind, least: null, most: null, pattern: null })
  })

  it('text with its limits and its pattern', () => {
    expect(fieldFor(z.string().min(2).max(5))).toMatchObject({ kind: 'text', least: 2, most: 5 })
    expect(fieldFor(z.string().regex(/^[A-Z]+$/))).toMatchObject({ pattern: '^[A-Z]+$' })
  })

  it('number, whole or not, with its limits and steps', () => {
    const none = { least: null, most: null, step: null }
    expect(fieldFor(z.number())).toMatchObject({ kind: 'number', isWhole: false, ...none })
    expect(fieldFor(z.number().int().min(1))).toMatchObject({
      kind: 'number',
      isWhole: true,
      least: 1,
      most: null,
      step: 1,
    })
    expect(fieldFor(z.number().multipleOf(5).max(80))).toMatchObject({ step: 5, most: 80 })
  })

  it('yes or no', () => {
    expect(fieldFor(z.boolean())).toMatchObject({ kind: 'boolean' })
  })

  it('one of several options, with labels for the author', () => {
    const labels = { s: 'Small', l: 'Large' }
    expect(
      fieldFor(z.enum(['s', 'm', 'l']).default('m').meta({ 'x-options': labels })),
    ).toMatchObject({
      kind: 'choice',
      default: 'm',
      options: [
        { value: 's', label: 'Small' },
        { value: 'm', label: 'm' },
        { value: 'l', label: 'Large' },
      ],
    })
    expect(fieldFor(z.literal([1, 2, 4]))).toMatchObject({
      kind: 'choice',
      options: [{ value: 1 }, { value: 2 }, { value: 4 }],
    })
    expect(fieldFor(z.literal('only'))).toMatchObject({ options: [{ value: 'only' }] })
  })

  it('any of several options, at any position of their names', () => {
    const kinds = z.enum(['a', 'b'])
    const named = [
      z
        .array(kinds)
        .min(1)
        .meta({ 'x-options': { a: 'First' } }),
      z.array(kinds.meta({ 'x-options': { a: 'First' } })).min(1),
    ]
    for (const schema of named)
      expect(fieldFor(schema)).toMatchObject({
        kind: 'choices',
        least: 1,
        options: [
          { value: 'a', label: 'First' },
          { value: 'b', label: 'b' },
        ],
      })
  })

  it('a list of texts, of numbers, of objects and of lists', () => {
    expect(fieldFor(z.array(z.string()))).toMatchObject({ kind: 'list', entry: { kind: 'text' } })
    expect(fieldFor(z.array(z.number()).min(2).max(2))).toMatchObject({
      entry: { kind: 'number', name: '', title: '' },
      least: 2,
      most: 2,
    })
    expect(fieldFor(z.array(z.string()).meta({ examples: [['rate-list']] }))).toMatchObject({
      entry: { examples: ['rate-list'] },
    })
    const links = z.array(z.object({ label: z.string().meta({ title: 'Text' }) }))
    expect(fieldFor(z.array(links))).toMatchObject({
      entry: { kind: 'list', entry: { kind: 'group', fields: [{ name: 'label', title: 'Text' }] } },
    })
  })

  it('a group', () => {
    expect(fieldFor(image())).toMatchObject({
      kind: 'group',
      fields: [
        { name: 'src', kind: 'asset', isRequired: true },
        { name: 'alt', kind: 'text', isRequired: false },
        { name: 'focalPoint', kind: 'list' },
      ],
    })
  })

  it('a union, each of whose variants has its own fields', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('photo'), src: z.string() }).meta({ title: 'A photo' }),
      z.object({ kind: z.literal('film'), poster: z.string().optional() }),
    ])
    expect(fieldFor(schema)).toMatchObject({
      kind: 'union',
      discriminator: 'kind',
      variants: [
        { value: 'photo', label: 'A photo', fields: [{ name: 'src', isRequired: true }] },
        { value: 'film', label: 'film', fields: [{ name: 'poster', isRequired: false }] },
      ],
    })
  })

  it('names and values', () => {
    expect(fieldFor(z.record(z.string(), z.object({ title: z.string() })))).toMatchObject({
      kind: 'map',
      entry: { kind: 'group', fields: [{ name: 'title' }] },
    })
  })

  it('components', () => {
    expect(fieldFor(widgets().default([]))).toMatchObject({ kind: 'components', default: [] })
  })
})

describe('a schema that cannot be expressed throws with its correction', () => {
  const literal = (kind: string) => z.object({ kind: z.string(), [kind]: z.string() })
  it.each([
    ['null', z.string().nullable(), '.optional()'],
    ['several kinds', z.union([z.string(), z.number()]), 'z.discriminatedUnion'],
    ['a plain union', z.union([literal('a'), literal('b')]), 'z.discriminatedUnion'],
    ['a tuple', z.tuple([z.number(), z.number()]), 'z.array'],
    ['a record of known names', z.record(z.enum(['a', 'b']), z.string()), 'z.object'],
    ['a limit that is not in it', z.number().positive(), '.min()'],
    ['one truth value', z.literal(true), 'z.boolean()'],
    ['a date', z.date(), 'z.string'],
    [
      'components that only one variant has',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), children: widgets() })]),
      'beside it',
    ],
    ['a map of anything', z.record(z.string(), z.unknown()), 'z.string'],
    ['a schema with an id', z.string().meta({ id: 'shared' }), 'meta({ id })'],
  ])('%s', (_name, schema, change) => {
    const problem = () => fieldTree(z.object({ list: z.array(z.object({ field: schema })) }))
    expect(problem).toThrow(change)
    expect(problem).toThrow(/^The field "list\.\*\.field/)
  })

  it('a schema that is no object', () => {
    expect(() => fieldTree(z.array(z.string()))).toThrow('z.object')
  })
})

describe('a form', () => {
  it('starts with the widget’s own fields and ends with those of every widget', () => {
    const field = (group?: string) => z.string().meta(group ? { 'x-group': group } : {})
    const tree = fieldTree(
      z.object({
        id: field('Advanced'),
        a: field(),
        labels: field('Texts'),
        b: field('Film'),
        c: field(),
      }),
    )
    expect(
      sectionsOf(tree).map(({ title, isOfEvery, fields }) => [
        title,
        fields.map(({ name }) => name),
        isOfEvery,
      ]),
    ).toEqual([
      ['', ['a', 'c'], false],
      ['Film', ['b'], false],
      ['Texts', ['labels'], true],
      ['Advanced', ['id'], true],
    ])
  })

  it('requires only the fields whose condition holds', () => {
    const { fields } = fieldTree(
      z.object({
        source: z.enum(['hotel', 'own']).default('hotel'),
        buttons: z.array(z.enum(['ok', 'other'])).default([]),
        images: z.string().meta({ 'x-when': { field: 'source', is: 'own' } }),
        room: z.string().meta({ 'x-when': { field: 'source', is: ['hotel', 'room'] } }),
        label: z.string().meta({ 'x-when': { field: 'buttons', is: 'other' } }),
      }),
    )
    const asked = (values: unknown) =>
      askedFields(fields, values)
        .map(({ name }) => name)
        .slice(2)
    expect(asked(undefined)).toEqual(['room'])
    expect(asked({ source: 'own' })).toEqual(['images'])
    expect(asked({ source: 'own', buttons: ['ok', 'other'] })).toEqual(['images', 'label'])
  })
})
