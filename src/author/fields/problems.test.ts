import { z } from 'zod'
import { anyValue } from '../../../tests/field-values'
import { fc, runs } from '../../../tests/random'
import { types, widgetOf } from '../../../tests/widgets'
import { path, richText } from '../../ui/schema/base-props.schema'
import { withValue } from '../paths'
import { fieldTree } from './field-tree'
import { problemsOf } from './problems'

const named = (title: string) => ({ title, description: `${title}.` })

const schema = z.object({
  heading: z
    .string()
    .min(1)
    .max(10)
    .meta({ ...named('Heading'), examples: ['Welcome'] }),
  text: richText().optional().meta(named('Text')),
  href: path().optional().meta(named('Address')),
  nights: z.number().int().min(1).max(14).optional().meta(named('Nights')),
  darkness: z.number().min(0).max(80).multipleOf(10).default(40).meta(named('Darkness')),
  isOpen: z.boolean().default(false).meta(named('Open')),
  size: z
    .enum(['s', 'l'])
    .optional()
    .meta({ ...named('Size'), 'x-options': { s: 'Small', l: 'Large' } }),
  shownTo: z
    .array(z.enum(['guest', 'member']))
    .min(1)
    .optional()
    .meta(named('Shown to')),
  email: z
    .email()
    .optional()
    .meta({ ...named('Email'), examples: ['anna@example.com'] }),
  code: z
    .string()
    .regex(/^[A-Z]{5}$/)
    .optional()
    .meta({ ...named('Code'), examples: ['NYCAB'] }),
  links: z
    .array(z.object({ label: z.string().min(1).meta(named('Text of the link')) }))
    .min(2)
    .max(3)
    .optional()
    .meta(named('Links')),
  columns: z
    .array(z.array(z.string()).meta(named('Column')))
    .optional()
    .meta(named('Columns')),
  strict: z.strictObject({}).optional().meta(named('Nothing')),
  texts: z
    .record(z.string(), z.object({ title: z.string().meta(named('Title')) }))
    .optional()
    .meta(named('Messages')),
  media: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('photo'), alt: z.string().min(3).meta(named('Words')) }),
      z.object({ kind: z.literal('film'), poster: path().meta(named('Poster')) }),
    ])
    .optional()
    .meta(named('Medium')),
  odd: z
    .string()
    .refine((text) => text === 'odd', 'Write “odd”.')
    .optional()
    .meta(named('Odd')),
})

/** The problem of a heading, asserted to be the only one. */
function problemOf(raw: object) {
  const problems = problemsOf(schema, { heading: 'Hello', ...raw })
  expect(problems).toHaveLength(1)
  return problems[0]
}

it('valid content has no problem', () => {
  expect(problemsOf(schema, { heading: 'Hello', href: '/hotels', unknown: 1 })).toEqual([])
})

describe('each kind of problem is reported with its correction', () => {
  it.each([
    [
      'missing',
      { heading: undefined },
      'Heading',
      'It has to be set. Write a text of at most 10 letters.',
      'Welcome',
    ],
    [
      'empty',
      { heading: '' },
      'Heading',
      'It has to be set. Write a text of at most 10 letters.',
      'Welcome',
    ],
    [
      'too long',
      { heading: 'Hello, everybody' },
      'Heading',
      'It is too long: it has 16 letters. Shorten it to 10.',
      'Welcome',
    ],
    [
      'a wrong kind',
      { text: ['a'] },
      'Text',
      'It holds a list, which cannot stand here. Write a text.',
      '<p>Text</p>',
    ],
    [
      'no number',
      { nights: 'many' },
      'Nights',
      'It holds the text “many”, which cannot stand here. Enter a whole number from 1 to 14.',
      1,
    ],
    [
      'a number as text',
      { nights: '3' },
      'Nights',
      'It holds the text “3”, which cannot stand here. Enter a whole number from 1 to 14.',
      3,
    ],
    [
      'no whole number',
      { nights: 2.6 },
      'Nights',
      'It holds “2.6”, which cannot stand here. Enter a whole number from 1 to 14.',
      3,
    ],
    [
      'too little',
      { nights: 0 },
      'Nights',
      '“0” is too little. Enter a whole number from 1 to 14.',
      1,
    ],
    [
      'too much',
      { nights: 20 },
      'Nights',
      '“20” is too much. Enter a whole number from 1 to 14.',
      14,
    ],
    [
      'between steps',
      { darkness: 44 },
      'Darkness',
      '“44” lies between two steps. Enter a number from 0 to 80, in steps of 10.',
      40,
    ],
    [
      'no truth value',
      { isOpen: 'perhaps' },
      'Open',
      'It holds the text “perhaps”, which cannot stand here. Switch it on or off.',
      false,
    ],
    [
      'no option',
      { size: 'xl' },
      'Size',
      '“xl” is not one of its options. Choose “Small” or “Large”.',
      's',
    ],
    [
      'an option’s label',
      { size: 'large' },
      'Size',
      '“large” is not one of its options. Choose “Small” or “Large”.',
      'l',
    ],
    [
      'no option of several',
      { shownTo: ['guest', 'cat'] },
      'Shown to',
      '“cat” is not one of its options. Choose “guest” or “member”.',
      'guest',
    ],
    [
      'no choice',
      { shownTo: [] },
      'Shown to',
      'It has 0 entries, and at least 1 are needed. Add 1 more.',
      ['guest'],
    ],
    [
      'no email',
      { email: 'me' },
      'Email',
      '“me” is not written as it has to be. Write an email address, such as name@example.com.',
      'anna@example.com',
    ],
    [
      'no code',
      { code: 'nyc' },
      'Code',
      '“nyc” is not written as it has to be. Its description says how it is written.',
      'NYCAB',
    ],
    [
      'too few',
      { links: [{ label: 'A' }] },
      'Links',
      'It has 1 entry, and at least 2 are needed. Add 1 more.',
      [{ label: 'A' }, { label: 'Text of the link' }],
    ],
    [
      'too many',
      { links: 'abcd'.split('').map((label) => ({ label })) },
      'Links',
      'It has 4 entries, and there can be 3. Take 1 away.',
      undefined,
    ],
    [
      'in an entry',
      { links: [{ label: 'A' }, {}] },
      'Links › 2 › Text of the link',
      'It has to be set. Write a text.',
      'Text of the link',
    ],
    [
      'in a list of lists',
      { columns: [['a'], ['b', 1]] },
      'Columns › Column 2 › 2',
      'It holds “1”, which cannot stand here. Write a text.',
      '1',
    ],
    [
      'an unknown name',
      { strict: { a: 1 } },
      'Nothing',
      'Nothing here is called “a”. Take it away.',
      undefined,
    ],
    [
      'in a map',
      { texts: { E_DATES: {} } },
      'Messages › E_DATES › Title',
      'It has to be set. Write a text.',
      'Title',
    ],
    [
      'no variant',
      { media: { alt: 'A lobby' } },
      'Medium',
      'It has to be set. Choose “photo” or “film”.',
      'photo',
    ],
    [
      'an unknown variant',
      { media: { kind: 'song' } },
      'Medium',
      '“song” is not one of its options. Choose “photo” or “film”.',
      'photo',
    ],
    [
      'too short',
      { media: { kind: 'photo', alt: 'A' } },
      'Medium › Words',
      'It is too short: it has 1 letter. Write at least 3.',
      'Words',
    ],
    [
      'no union',
      { media: 'song' },
      'Medium',
      'It holds “song”, which cannot stand here. Choose what it is: “photo” or “film”.',
      { kind: 'photo', alt: 'Words' },
    ],
    ['a rule of its own', { odd: 'even' }, 'Odd', 'Write “odd”.', undefined],
    [
      'an unsafe address',
      { href: 'javascript:alert(1)' },
      'Address',
      'This address is not safe, so visitors do not get it. Enter a path of the site such as /hotels, or an address that begins with https://, mailto: or tel:.',
      '/',
    ],
    [
      'no address',
      { href: 'our rooms' },
      'Address',
      'This is no address. Enter a path of the site such as /hotels, or an address that begins with https://, mailto: or tel:.',
      '/',
    ],
    [
      'an unsafe address inside',
      { media: { kind: 'film', poster: 'data:text/html,x' } },
      'Medium › Poster',
      'This address is not safe, so visitors do not get it. Enter a path of the site such as /hotels, or an address that begins with https://, mailto: or tel:.',
      '/',
    ],
  ])('%s', (_name, raw, field, message, example) => {
    expect(problemOf(raw)).toEqual({
      path: expect.any(Array),
      field,
      message,
      ...(example === undefined ? {} : { example }),
    })
  })

  it('a value that cannot be printed', () => {
    expect(problemOf({ size: { toString: 1 } })).toMatchObject({ field: 'Size', example: 's' })
  })

  it('an object with a length that is no list', () => {
    const messages = problemsOf(schema, { links: { length: [] } }).map(({ message }) => message)
    expect(messages).toContainEqual(
      expect.stringMatching(/^It holds a group of fields, which cannot stand here\./),
    )
    expect(messages.join()).not.toContain('too little')
  })

  it('content that is no object', () => {
    expect(problemsOf(schema, 'text')).toEqual([
      {
        path: [],
        field: '',
        message: 'It holds “text”, which cannot stand here. Fill in its fields.',
        example: { heading: 'Welcome' },
      },
    ])
  })
})

describe.each(['every kind of field', ...types])('%s', (name) => {
  const tested: z.ZodType = types.includes(name) ? widgetOf(name).schema : schema
  const values = anyValue(fieldTree(tested))
  const size = { numRuns: runs(tested === schema ? 500 : 50) }

  it('has a reported problem wherever the schema finds one', () => {
    fc.assert(
      fc.property(values, (raw) => {
        const problems = problemsOf(tested, raw)
        if (!tested.safeParse(raw ?? {}).success) expect(problems).not.toEqual([])
        for (const { path: place, field, message } of problems) {
          if (place.length > 0) expect(field).toMatch(/\S/)
          expect(message).toMatch(/^[A-Z“].+\.$/s)
          expect(message).not.toMatch(/undefined|null|NaN|\[object|Invalid|expected/)
        }
      }),
      size,
    )
  })

  it('suggests only examples that solve the problem', () => {
    fc.assert(
      fc.property(values, fc.nat(), (raw, number) => {
        const problems = problemsOf(tested, raw).filter(({ example }) => example !== undefined)
        const problem = problems[number % problems.length]
        if (!problem) return
        const { path: place, message, example } = problem
        const next = withValue(raw ?? {}, place.map(String), example)
        const left = problemsOf(tested, next).filter(
          (other) => other.path.join('/') === place.join('/') && other.message === message,
        )
        expect(left).toEqual([])
      }),
      size,
    )
  })
})
