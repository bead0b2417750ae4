import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

/**
 * PGlite has one connection: a query on the database itself waits for ever while a transaction is
 * open, so that what runs in one names `tx` only (docs/decisions/0045).
 */
const OUTSIDE = /^(db|database)$/

interface Node {
  type: string
  value?: unknown
}

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value

function* nodesOf(value: unknown): Generator<Node & Record<string, unknown>> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each)
  else if (value !== null && typeof value === 'object') {
    if (isNode(value)) yield value
    for (const each of Object.values(value)) yield* nodesOf(each)
  }
}

/** Names that code reads, those of members too; a key names nothing: `{ db: tx }`. */
function* namesRead(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const each of value) yield* namesRead(each)
    return
  }
  if (value === null || typeof value !== 'object') return
  if (isNode(value)) {
    const isName = value.type === 'Identifier'
    if (isName) yield String(value.value)
    if (value.type === 'KeyValueProperty') return yield* namesRead(value.value)
  }
  for (const each of Object.values(value)) yield* namesRead(each)
}

/** The functions that are given to `….transaction(…)`, `changeCart(…)` and `withLockedCart(…)`. */
function callbacksOf(source: string) {
  const program = parseSync(source, { syntax: 'typescript', target: 'es2022' })
  return [...nodesOf(program)]
    .filter(({ type }) => type === 'CallExpression')
    .filter(({ callee }) => {
      if (!isNode(callee)) return false
      const name = isNode(callee.property) ? callee.property.value : callee.value
      return ['transaction', 'changeCart', 'withLockedCart'].includes(String(name))
    })
    .flatMap((call) => call.arguments as { expression: Node }[])
    .map(({ expression }) => expression)
    .filter(({ type }) => /Function/.test(type))
}

const outsideNames = (source: string) =>
  callbacksOf(source).flatMap((callback) =>
    [...namesRead(callback)].filter((name) => OUTSIDE.test(name)),
  )

const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.d|\.test)\.ts$/.test(name))
  .map((name) => join('sandbox', name))
  .filter((path) =>
    /\.transaction\(|changeCart\(|withLockedCart\(/.test(readFileSync(path, 'utf8')),
  )

test.each(files)('%s: inside a transaction only the transaction is named', (path) => {
  const source = readFileSync(path, 'utf8')
  expect(outsideNames(source)).toEqual([])
})

test('the files with transactions are found, and a query beside one would be', () => {
  expect(files).toContain(join('sandbox', 'database', 'booking', 'claims.ts'))
  const wrong = 'await db.transaction(async (tx) => { await find(tx); await db.select() })'
  expect(outsideNames(wrong)).toEqual(['db'])
  expect(outsideNames('await db.transaction(async (tx) => find({ db: tx }))')).toEqual([])
})
