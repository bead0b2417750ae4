import { z } from 'zod'
import { fc } from '../../tests/random'
import { fixturesOf, types, widgetOf } from '../../tests/widgets'
import { widgetFields } from '../server/render'
import { type Field, readField } from './fields'
import { fieldsOf } from './schema-fields'

/** Nearly valid values of a field: right names, wrong types, numbers as text… */
function nearly(field: Field): fc.Arbitrary<unknown> {
  const anything = fc.jsonValue({ maxDepth: 2 })
  return fc.oneof({ weight: 3, arbitrary: shapeOf(field) }, { weight: 1, arbitrary: anything })
}

function shapeOf(field: Field): fc.Arbitrary<unknown> {
  if (field.e) return fc.constantFrom(...field.e)
  const entry = field.i ?? { t: '*' }
  switch (field.t) {
    case 's':
    case 'h':
      return fc.string()
    case 'n':
    case 'w':
      return fc.oneof(
        fc.integer({ min: -1, max: 10 }),
        fc.integer().map(String),
        fc.double({ min: -1, max: 10, noNaN: true }),
      )
    case 'b':
      return fc.oneof(fc.boolean(), fc.constantFrom('true', 'false', ''))
    case 'a':
      return fc.array(nearly(entry), { maxLength: 3 })
    case 'r':
      return fc.dictionary(fc.string(), nearly(entry), { maxKeys: 3 })
    case 'o': {
      const members = Object.entries(field.p ?? {}).map(([name, member]) => [name, nearly(member)])
      return fc.record(Object.fromEntries(members), { requiredKeys: [] })
    }
    default:
      return fc.jsonValue()
  }
}

const quietly = () => {}

const media = {
  schema: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('photo'), alt: z.string() }),
    z.object({ kind: z.literal('film'), src: z.string(), loops: z.boolean().default(false) }),
  ]),
  film: { kind: 'film', src: '/film.mp4' },
}

describe.each(types)('the props of %s', (type) => {
  const { schema } = widgetOf(type)
  const fields = fieldsOf(schema)

  it('can be read whatever a CMS sends, and are then valid for the schema', () => {
    fc.assert(
      fc.property(fc.oneof(nearly(fields), fc.jsonValue()), (sent) => {
        const read = readField(fields, sent, quietly)
        if (read === undefined) return
        const { error, data } = schema.safeParse(read)
        expect(error?.issues ?? []).toEqual([])
        expect(data).toEqual(read)
      }),
    )
  })

  it.each(fixturesOf(type))('are unchanged if they are valid: %s', (_name, { props }) => {
    const { data, success } = schema.safeParse(props)
    if (success) expect(readField(fields, props, quietly)).toEqual(data)
  })
})

it('the browser build writes the fields of each schema without a loss', async () => {
  const written = JSON.parse(JSON.stringify(await widgetFields()))
  const read = Object.fromEntries(types.map((type) => [type, fieldsOf(widgetOf(type).schema)]))
  expect(written).toEqual(read)
})

describe('a field', () => {
  const read = (field: Field, value: unknown) => {
    const problems: string[] = []
    const result = readField(field, value, (path, problem) => problems.push(`${path} ${problem}`))
    return { result, problems }
  }

  it('parses values that a CMS has converted to text', () => {
    expect(read({ t: 'n', l: [2, 6] }, '3').result).toBe(3)
    expect(read({ t: 'b' }, 'false').result).toBe(false)
  })

  it('is replaced by its default if invalid, with a warning', () => {
    expect(read({ t: 'n', l: [2, 6], d: 2 }, 9)).toEqual({
      result: 2,
      problems: [' is not a number in its limits'],
    })
    expect(read({ t: 'w', d: 2 }, 2.5)).toEqual({
      result: 2,
      problems: [' is not a whole number in its limits'],
    })
    expect(read({ t: 's', e: ['light', 'dark'], d: 'light' }, 'pink')).toEqual({
      result: 'light',
      problems: [' is not one of light, dark'],
    })
  })

  it('has its default for null, and for an empty text in place of another type', () => {
    expect(read({ t: 'n', d: 2 }, '')).toEqual({ result: 2, problems: [] })
    expect(read({ t: 's', d: 'a' }, null)).toEqual({ result: 'a', problems: [] })
    expect(read({ t: 's', d: 'a' }, '')).toEqual({ result: '', problems: [] })
    expect(read({ t: 's', q: 1, m: 1 }, '')).toEqual({ problems: [' is missing'] })
  })

  it('treats an empty list as an empty object, because PHP encodes an empty object so', () => {
    const problems: string[] = []
    const members: Field = { t: 'o', p: { text: { t: 's', d: 'Hello' } } }
    const field: Field = { t: 'o', p: { labels: members, texts: { t: 'r', i: { t: 's' } } } }
    expect(readField(field, { labels: [], texts: [] }, (path) => problems.push(path))).toEqual({
      labels: { text: 'Hello' },
      texts: {},
    })
    expect(readField(field, { labels: ['a'] }, (path) => problems.push(path))).toEqual({})
    expect(problems).toEqual(['labels'])
  })

  it('reads an object’s unnamed members if it has a field for them', () => {
    const known: Record<string, Field> = { title: { t: 's', d: 'Menu' } }
    const sent = { close: 'Schließen', count: 3 }
    expect(read({ t: 'o', p: known }, sent)).toEqual({ result: { title: 'Menu' }, problems: [] })
    expect(read({ t: 'o', p: known, i: { t: 's' } }, sent)).toEqual({
      result: { title: 'Menu', close: 'Schließen' },
      problems: [],
    })
  })

  it('removes invalid entries of a list, and keeps the others', () => {
    const link: Field = { t: 'o', p: { href: { t: 's', q: 1 } } }
    expect(read({ t: 'a', i: link }, [{ href: '/' }, {}, 'x'])).toEqual({
      result: [{ href: '/' }],
      problems: ['[1].href is missing', '[2] is not an object'],
    })
  })

  it('reads the fields of the matching variant of a union', () => {
    const { schema, film } = media
    const field = fieldsOf(schema)
    expect(read(field, { ...film, loops: 'true', alt: 'A lobby' })).toEqual({
      result: { ...film, loops: true },
      problems: [],
    })
    expect(read(field, { kind: 'song' })).toEqual({ problems: [' has no kind that is known'] })
    expect(read(field, { kind: 'photo' })).toEqual({ problems: ['alt is missing'] })
    expect(read(field, 'film')).toEqual({ problems: [' is not an object'] })
  })

  it('a union is valid for its schema, whatever a CMS sends', () => {
    const list = z.object({ list: z.array(media.schema).default([]) })
    const kinds = fc.constantFrom('photo', 'film', 'song', 'toString', 1)
    const entry = fc.record(
      { kind: kinds, alt: fc.jsonValue(), src: fc.string(), loops: fc.jsonValue() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.record({ list: fc.array(entry) }), (sent) => {
        const result = readField(fieldsOf(list), sent, quietly)
        expect(list.safeParse(result)).toEqual({ success: true, data: result })
      }),
    )
  })

  it('never reads from a prototype', () => {
    const members: [string, Field][] = [
      ['constructor', { t: 's' }],
      ['toString', { t: '*' }],
    ]
    const field: Field = { t: 'o', p: Object.fromEntries(members) }
    expect(read(field, {}).result).toEqual({})
    const sent = JSON.parse('{"__proto__":{"polluted":1}}')
    expect(read({ t: 'r', i: { t: '*' } }, sent).result).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })
})
