import { z } from 'zod'
import { problemsOf } from '../src/author/fields/problems'
import { unclearFields } from './unclear-fields'
import { fixturesOf, types, widgetOf } from './widgets'

const words = { title: 'Name', description: 'What it is called.' }

describe('what an author could not understand or fill in is told with what to change', () => {
  it.each<[string, Record<string, z.ZodType>, string]>([
    ['no title', { a: z.string().optional() }, 'a: give it .meta({ title, description })'],
    [
      'no description, deep inside',
      { a: z.array(z.object({ b: z.boolean().default(true).meta({ title: 'B' }) })).meta(words) },
      'a.0.b: give it .meta({ title, description })',
    ],
    ['nothing to begin with', { a: z.string().meta(words) }, 'a: it is required: give'],
    [
      'a pattern without an example',
      { a: z.string().regex(/^A/).optional().meta(words) },
      'a: it has a pattern: show',
    ],
    [
      'an example that is not valid',
      {
        a: z
          .string()
          .max(2)
          .meta({ ...words, examples: ['long'] }),
      },
      'a: its example "long" is not valid',
    ],
    [
      'an example inside that is not valid',
      {
        a: z
          .array(
            z
              .number()
              .min(5)
              .meta({ ...words, examples: [3] }),
          )
          .meta(words),
      },
      'a.0: its example 3 is not valid',
    ],
    [
      'a condition on nothing',
      {
        a: z
          .string()
          .optional()
          .meta({ ...words, 'x-when': { field: 'b', is: 'c' } }),
      },
      'a: its x-when names “b”, which does not stand beside it',
    ],
    [
      'a condition that never holds',
      {
        a: z
          .string()
          .optional()
          .meta({ ...words, 'x-when': { field: 'b', is: 'c' } }),
        b: z.enum(['d']).default('d').meta(words),
      },
      'a: its x-when waits for a value that “b” never has: ["c"]',
    ],
    [
      'a required field that may not be shown',
      {
        a: z.boolean().meta({ ...words, 'x-when': { field: 'b', is: true } }),
        b: z.boolean().default(false).meta(words),
      },
      'a: it has x-when, and nobody can fill in what is not shown',
    ],
  ])('%s', (_name, shape, sentence) => {
    const unclear = unclearFields(z.object(shape))
    expect(unclear).toHaveLength(1)
    expect(unclear[0]).toMatch(sentence)
  })
})

describe.each(types)('nothing is wrong with %s', (type) => {
  it.each(fixturesOf(type))('as its fixture shows it: %s', (_name, { props }) => {
    const problems = problemsOf(widgetOf(type).schema, props)
    // Some show what becomes of an address that is not safe.
    expect(problems.filter(({ message }) => !message.includes('not safe'))).toEqual([])
  })
})
