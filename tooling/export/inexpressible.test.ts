import { z } from 'zod'
import { fieldTree } from '../../src/author/fields/field-tree'
import { widgets } from '../../src/ui/schema/content.schema'
import { types, widgetOf } from '../../tests/widgets'
import { inexpressible } from './inexpressible'
import { exported } from './widgets'

const words = { title: 'Name', description: 'What it is called.' }

it.each(types)('every editor can show the schema of %s', (type) => {
  expect(inexpressible(exported(widgetOf(type)))).toEqual([])
})

describe('a schema that an editor cannot show is reported with what to change', () => {
  const two = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), size: z.string() }),
    z.object({ kind: z.literal('b'), size: z.number() }),
  ])
  const list = <Entry extends z.ZodType>(entry: Entry) => z.array(z.object({ entry }))
  it.each<[string, Record<string, z.ZodType>, string]>([
    [
      'two places for components',
      { a: widgets(), b: widgets() },
      'b: a WordPress block has one place',
    ],
    [
      'components in a group',
      { a: z.object({ b: widgets() }) },
      'a.b: no editor reaches components',
    ],
    ['components in a list of lists', { a: list(list(widgets())) }, 'a.*.entry.*.entry: no editor'],
    ['a name with a colon', { 'jcr:title': z.string() }, 'jcr:title: an editor needs a name'],
    ['a name with a slash, deep inside', { a: list(z.object({ 'b/c': z.string() })) }, 'rename it'],
    ['variants that differ in a kind', { a: two }, 'a: its variants have "size" in two kinds'],
    [
      'a variant that is no name of a node',
      { a: z.discriminatedUnion('kind', [z.object({ kind: z.literal('b/c') })]) },
      'a: its variant "b/c" names a node in AEM',
    ],
    [
      'three lists in each other',
      { a: list(list(z.array(z.string()))) },
      'a list in a list in a list',
    ],
    [
      'a condition on a field of several values',
      {
        a: z.array(z.enum(['x', 'y'])).meta(words),
        b: z
          .string()
          .optional()
          .meta({ ...words, 'x-when': { field: 'a', is: 'x' } }),
      },
      'b: its x-when asks "a", which can have several values',
    ],
  ])('%s', (_name, shape, sentence) => {
    const found = inexpressible({ type: 'x', tree: fieldTree(z.object(shape)) })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(sentence)
  })

  it('a type that is no name of a block', () => {
    expect(inexpressible({ type: 'My Widget', tree: fieldTree(z.object({})) })).toEqual([
      'The type "My Widget": a WordPress block and an AEM node need a-z, 0-9 and "-".',
    ])
  })
})
