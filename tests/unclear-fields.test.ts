import { z } from 'zod'
import { unclearFields } from './unclear-fields'

const words = { title: 'Name', description: 'What it is called.' }

describe('a field that an author could not understand or fill in is reported with its correction', () => {
  it.each<[string, Record<string, z.ZodType>, string]>([
    ['no title', { a: z.string().optional() }, 'a: give it .meta({ title, description })'],
    [
      'no description, deep inside',
      { a: z.array(z.object({ b: z.boolean().default(true).meta({ title: 'B' }) })).meta(words) },
      'a.0.b: give it .meta({ title, description })',
    ],
    [
      'a group that can be added, named by a sentence',
      {
        a: z
          .object({ b: z.boolean().default(true).meta(words) })
          .optional()
          .meta({ ...words, title: 'Can check in' }),
      },
      'a: an editor offers it as “Add can check in”: name what is added',
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
      'an invalid example of a nested field',
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
      'a condition on a missing field',
      {
        a: z
          .string()
          .optional()
          .meta({ ...words, 'x-when': { field: 'b', is: 'c' } }),
      },
      'a: its x-when names “b”, which is not one of the fields beside it',
    ],
    [
      'a condition that is never true',
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
      'a required field that may be hidden',
      {
        a: z.boolean().meta({ ...words, 'x-when': { field: 'b', is: true } }),
        b: z.boolean().default(false).meta(words),
      },
      'a: it has x-when, and an author cannot fill in a hidden field',
    ],
  ])('%s', (_name, shape, sentence) => {
    const unclear = unclearFields(z.object(shape))
    expect(unclear).toHaveLength(1)
    expect(unclear[0]).toMatch(sentence)
  })
})
