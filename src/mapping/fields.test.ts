import fc from 'fast-check'
import { z } from 'zod'
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

  it('are readable whatever a CMS sends, and then as the schema wants them', () => {
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

  it.each(fixturesOf(type))(
    'come through unchanged when they are right: %s',
    (_name, { props }) => {
      const { data, success } = schema.safeParse(props)
      if (success) expect(readField(fields, props, quietly)).toEqual(data)
    },
  )
})

it('the browser build writes the fields of each schema, and loses nothing by it', async () => {
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

  it('understands what a CMS turned into text', () => {
    expect(read({ t: 'n', l: [2, 6] }, '3').result).toBe(3)
    expect(read({ t: 'b' }, 'false').result).toBe(false)
  })

  it('gives way to its default and says so', () => {
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

  it('takes its default for null and for an empty text that is no text', () => {
    expect(read({ t: 'n', d: 2 }, '')).toEqual({ result: 2, problems: [] })
    expect(read({ t: 's', d: 'a' }, null)).toEqual({ result: 'a', problems: [] })
    expect(read({ t: 's', d: 'a' }, '')).toEqual({ result: '', problems: [] })
    expect(read({ t: 's', q: 1, m: 1 }, '')).toEqual({ problems: [' is missing'] })
  })

  it('takes an empty list, which PHP makes of an object without members, for that object', () => {
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

  it('reads the members that an object does not name, where it says how', () => {
    const known: Record<string, Field> = { title: { t: 's', d: 'Menu' } }
    const sent = { close: 'Schließen', count: 3 }
    expect(read({ t: 'o', p: known }, sent)).toEqual({ result: { title: 'Menu' }, problems: [] })
    expect(read({ t: 'o', p: known, i: { t: 's' } }, sent)).toEqual({
      result: { title: 'Menu', close: 'Schließen' },
      problems: [],
    })
  })

  it('drops a list’s entries that are of no use, and keeps the others', () => {
    const link: Field = { t: 'o', p: { href: { t: 's', q: 1 } } }
    expect(read({ t: 'a', i: link }, [{ href: '/' }, {}, 'x'])).toEqual({
      result: [{ href: '/' }],
      problems: ['[1].href is missing', '[2] is not an object'],
    })
  })

  it('reads of one of several what that one has', () => {
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

  it('reads one of several as its schema wants it, whatever a CMS sends', () => {
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

  it('never reaches a prototype', () => {
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
