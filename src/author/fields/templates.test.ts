import { z } from 'zod'
import { fieldTree } from './field-tree'
import { placeholderProblem, placeholdersIn, placeholdersOf } from './templates'

const meta = { title: 'A', description: 'A.' }
const tree = fieldTree(
  z.object({
    price: z.string().default('{amount} for {nights}|one:{amount} for a night').meta(meta),
    plain: z.string().default('Rooms').meta(meta),
    greeting: z.string().meta({ ...meta, description: 'In it, {hotel} is filled in.' }),
    shown: z.string().meta({ ...meta, examples: ['Stay at {hotel}'] }),
  }),
)
const fieldOf = (wanted: string) => {
  const field = tree.fields.find(({ name }) => name === wanted)
  if (!field) throw new Error(wanted)
  return field
}

it('knows the placeholders of a text, each once', () => {
  expect(placeholdersIn('{a} and {b}, {a} {} {a b}')).toEqual(['a', 'b'])
  expect(placeholdersIn(undefined)).toEqual([])
})

it('knows those of a field by its default, examples and description', () => {
  expect(placeholdersOf(fieldOf('price'))).toEqual(['amount', 'nights'])
  expect(placeholdersOf(fieldOf('plain'))).toEqual([])
  expect(placeholdersOf(fieldOf('greeting'))).toEqual(['hotel'])
  expect(placeholdersOf(fieldOf('shown'))).toEqual(['hotel'])
})

it.each([
  ['price', '{nights}: {amount}', null],
  ['price', '{nights}: {amount}|one:{amount}', null],
  ['price', '', null],
  ['price', undefined, null],
  [
    'price',
    '$75.00 for 2 nights',
    'The text needs {amount} and {nights}: visitors see values there.',
  ],
  ['price', '{amount} a stay', 'The text needs {nights}: visitors see a value there.'],
  ['price', '{amount} for {night}', '{night} is not filled in here. Use {amount} and {nights}.'],
  ['plain', 'Rooms {and} suites', null],
  ['greeting', 'Welcome', null],
  ['greeting', 'Welcome to {hotel}', null],
  ['greeting', 'Welcome to {town} and {hotel}', '{town} is not filled in here. Use {hotel}.'],
])('%s “%s”: %s', (name, text, problem) => {
  expect(placeholderProblem(fieldOf(name), text)).toBe(problem)
})
