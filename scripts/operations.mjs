/**
 * Reads every `.graphql` file below src and writes what the transport needs of them:
 * - src/services/graphql/operations.ts   names and types of all operations (erased from the bundle)
 * - src/services/graphql/documents.ts    their syntax trees and hashes (part of the Apollo chunk)
 * - src/services/graphql/html-fields.ts  which of their fields hold HTML (to be sanitised)
 * - dist/operations/{regular,dtt}.json   the two sets of persisted operations for the gateway
 * With --check it writes nothing into src and fails when a file there is out of date.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { buildSchema, getNamedType, Kind, parse, print, validate, visit } from 'graphql'
import { writeGenerated } from './write-generated.mjs'

const schemaText = readFileSync('sandbox/api/schema.graphql', 'utf8')
const schema = buildSchema(schemaText)

const files = readdirSync('src', { recursive: true })
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => join('src', name))
  .sort()

const documents = files.map((file) => parse(readFileSync(file, 'utf8'), { noLocation: true }))
const definitions = documents.flatMap((document) => document.definitions)
const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)

const problems = validate(schema, { kind: Kind.DOCUMENT, definitions })
if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))

const operations = definitions
  .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  .map(describeOperation)
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** An operation with the fragments that it uses, of whatever file, and its text in both sets. */
function describeOperation(definition) {
  const used = usedFragments(definition)
  const written = { kind: Kind.DOCUMENT, definitions: [definition, ...used] }
  const document = withTypenames(written)
  return {
    name: definition.name.value,
    type: definition.operation,
    written,
    document,
    regular: print(document),
    dtt: print(asDtt(document)),
    html: htmlFields(definition),
  }
}

function usedFragments(definition) {
  const names = new Set()
  const collect = (node) =>
    visit(node, {
      FragmentSpread(spread) {
        const fragment = fragments.find((f) => f.name.value === spread.name.value)
        if (!fragment || names.has(fragment.name.value)) return
        names.add(fragment.name.value)
        collect(fragment)
      },
    })
  collect(definition)
  return fragments.filter((f) => names.has(f.name.value))
}

/** The cache needs `__typename` in the answer; the text that is hashed must ask for it. */
function withTypenames(document) {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }
  return visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent.kind === Kind.OPERATION_DEFINITION) return undefined
      return { ...node, selections: [...node.selections, typename] }
    },
  })
}

function asDtt(document) {
  const directive = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'dtt' }, arguments: [] }
  return visit(document, {
    OperationDefinition: (node) => ({
      ...node,
      directives: [...(node.directives ?? []), directive],
    }),
  })
}

/** Where HTML stands in an operation's answer: names of fields, joined by dots. */
function htmlFields(operation) {
  const paths = ({ selections }, type) =>
    selections.flatMap(({ kind, name, alias, typeCondition, selectionSet }) => {
      if (kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.find((f) => f.name.value === name.value)
        return paths(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
      }
      if (kind === Kind.INLINE_FRAGMENT) {
        return paths(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type)
      }
      const key = (alias ?? name).value
      const inner = getNamedType(type.getFields()[name.value]?.type)
      if (inner?.name === 'Html') return [key]
      return selectionSet ? paths(selectionSet, inner).map((path) => `${key}.${path}`) : []
    })
  return [...new Set(paths(operation.selectionSet, schema.getRootType(operation.operation)))]
}

const hash = (text) => createHash('sha256').update(text).digest('hex')

function manifest(set) {
  return {
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: operations.map(({ name, type, [set]: body }) => ({
      id: hash(body),
      name,
      type,
      body,
    })),
  }
}

const types = await codegen({
  schema: parse(schemaText),
  documents: operations.map(({ name, written }) => ({
    location: `${name}.graphql`,
    document: written,
  })),
  filename: 'operations.ts',
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: true,
    scalars: { Url: 'string', Html: 'string', ID: 'string' },
  },
  plugins: [{ typescriptOperations: {} }],
  pluginMap: { typescriptOperations },
})

const entries = operations.map(({ name, type }) => {
  const base = `${name}${type === 'query' ? 'Query' : 'Mutation'}`
  return `  ${name}: { type: '${type}'; result: ${base}; variables: ${base}Variables }`
})

const header = '// Generated by `npm run map` from the .graphql files; do not edit.\n'

writeGenerated(
  'src/services/graphql/operations.ts',
  `${header}
${types.trim()}

/** Every operation of the site by name. */
export interface Operations {
${entries.join('\n')}
}

export type OperationName = keyof Operations
export type QueryName = {
  [N in OperationName]: Operations[N]['type'] extends 'query' ? N : never
}[OperationName]
export type MutationName = Exclude<OperationName, QueryName>
`,
)

writeGenerated(
  'src/services/graphql/documents.ts',
  `${header}
import type { DocumentNode } from 'graphql'
import type { OperationName } from './operations'

/** The text that a gateway knows by this hash (SHA-256, hex) in the regular and in the DTT set. */
export const hashes: Record<OperationName, { regular: string; dtt: string }> = ${JSON.stringify(
    Object.fromEntries(
      operations.map((o) => [o.name, { regular: hash(o.regular), dtt: hash(o.dtt) }]),
    ),
    null,
    2,
  )}

export const documents = ${JSON.stringify(
    Object.fromEntries(operations.map((o) => [o.name, withoutEmpty(o.document)])),
  )} as unknown as Record<OperationName, DocumentNode>
`,
)

/** Empty lists and undefined members cost bytes and say nothing. */
function withoutEmpty(node) {
  if (Array.isArray(node)) return node.map(withoutEmpty)
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
      .map(([key, value]) => [key, withoutEmpty(value)]),
  )
}

writeGenerated(
  'src/services/graphql/html-fields.ts',
  `${header}
import type { OperationName } from './operations'

/** The fields of an answer that hold HTML, as paths; a list on the way is every member of it. */
export const htmlFields: Partial<Record<OperationName, string[]>> = ${JSON.stringify(
    Object.fromEntries(
      operations.filter(({ html }) => html.length > 0).map(({ name, html }) => [name, html]),
    ),
  )}
`,
)

mkdirSync('dist/operations', { recursive: true })
writeGenerated('dist/operations/regular.json', JSON.stringify(manifest('regular'), null, 2), true)
writeGenerated('dist/operations/dtt.json', JSON.stringify(manifest('dtt'), null, 2), true)
