import { z } from 'zod'
import { richText } from '../ui/schema/base-props.schema'
import { hasRichText, mapRichText } from './map-rich-text'
import { fieldsOf } from './schema-fields'

const clean = (html: string) => html.toUpperCase()

it.each([
  ['a prop', z.object({ a: richText(), b: z.string() }), { a: 'x', b: 'y' }, { a: 'X', b: 'y' }],
  ['a list', z.object({ a: z.array(richText()) }), { a: ['x', 'y'] }, { a: ['X', 'Y'] }],
  [
    'objects in a list',
    z.object({ a: z.array(z.object({ b: richText() })) }),
    { a: [{ b: 'x' }] },
    { a: [{ b: 'X' }] },
  ],
  [
    'objects under names of the author’s',
    z.object({ a: z.record(z.string(), z.object({ b: richText(), c: z.string() })) }),
    { a: { one: { b: 'x', c: 'x' }, two: { b: 'y', c: 'y' } } },
    { a: { one: { b: 'X', c: 'x' }, two: { b: 'Y', c: 'y' } } },
  ],
  [
    'one of several objects',
    z.object({
      a: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('plain'), b: z.string() }),
          z.object({ kind: z.literal('rich'), b: richText() }),
        ]),
      ),
    }),
    {
      a: [
        { kind: 'plain', b: 'x' },
        { kind: 'rich', b: 'x' },
      ],
    },
    {
      a: [
        { kind: 'plain', b: 'x' },
        { kind: 'rich', b: 'X' },
      ],
    },
  ],
])('sanitises the rich text in %s and nothing else', (_where, schema, value, expected) => {
  const fields = fieldsOf(schema)
  expect(hasRichText(fields)).toBe(true)
  expect(mapRichText(fields, value, clean)).toEqual(expected)
})
