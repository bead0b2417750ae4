import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type DocumentNode, Kind, parse, visit } from 'graphql'
import { readOperations } from '../../../sandbox/api/graphql/operations'
import { documentOf } from './document-of'
import type { Operation } from './operation'
import { registeredHash } from './registered'

/** All operations, from the generated modules. */
const operations = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.operations.ts'))
  .flatMap((path) => Object.values<Operation | string>(require(resolve('src', path))))
  .filter((each) => typeof each !== 'string')

it.each([
  ['regular', false],
  ['dtt', true],
] as const)('has the hash that the %s manifest registers', async (set, isDtt) => {
  const registered = (await readOperations(resolve('dist/operations')))[set]
  expect(operations).toHaveLength(Object.keys(registered).length)
  for (const operation of operations) {
    const hash = await registeredHash(operation, isDtt)
    expect(registered[hash]?.replace('@dtt', '')).toBe(operation.text)
  }
})

/** The parts of a tree that Apollo reads: no variable definitions, no empty lists. */
function readByApollo(document: DocumentNode) {
  const read = visit(document, {
    VariableDefinition: () => null,
    IntValue: ({ value }) => ({ kind: Kind.ENUM, value }),
    BooleanValue: ({ value }) => ({ kind: Kind.ENUM, value: String(value) }),
  })
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
  return JSON.parse(JSON.stringify(read, (_key, value) => (isEmpty(value) ? undefined : value)))
}

const texts = operations.map(({ name, text }): [name: string, text: string] => [name, text])

it.each([
  ...texts,
  [
    'aliases, types and constants',
    'query Cart($id:ID!$first:Int=3){cart(id:$id first:12 open:true by:PRICE){lead:room{id __typename}...on Stay{nights{count __typename}}...on Meal{id}__typename}ongoing}',
  ],
])('parses %s like the GraphQL library', (_name, text) => {
  const read = documentOf(text)
  expect(readByApollo(read)).toEqual(readByApollo(parse(text, { noLocation: true })))
})
