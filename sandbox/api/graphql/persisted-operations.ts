import { type DocumentNode, Kind, parse } from 'graphql'
import type { OperationSet, Operations } from './operations'

interface PersistedOperation {
  name: string
  document: DocumentNode
}

/** The operation of a hash; `isFallback` if a DTT request named the hash of the regular text. */
export interface FoundOperation extends PersistedOperation {
  isFallback: boolean
}

/** Finds an operation by its hash; `dtt` requests look in the DTT set first. */
export type FindOperation = (hash: string, dtt: boolean) => FoundOperation | null

/** Parses the operations once. Throws when a document does not hold exactly one named operation. */
export function indexOperations(operations: Operations): FindOperation {
  const regular = parseSet(operations.regular)
  const dttSet = parseSet(operations.dtt)
  return (hash, dtt) => {
    const key = withoutPrefix(hash)
    const own = (dtt ? dttSet : regular).get(key)
    if (own) return { ...own, isFallback: false }
    const fallback = dtt ? regular.get(key) : undefined
    return fallback ? { ...fallback, isFallback: true } : null
  }
}

function parseSet(set: OperationSet): Map<string, PersistedOperation> {
  return new Map(
    Object.entries(set).map(([hash, body]) => [withoutPrefix(hash), parseOperation(hash, body)]),
  )
}

function parseOperation(hash: string, body: string): PersistedOperation {
  const document = parse(body)
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
  )
  const [name] = names
  if (names.length !== 1 || !name) {
    throw new Error(`The persisted document ${hash} must hold exactly one operation with a name.`)
  }
  return { name, document }
}

function withoutPrefix(hash: string): string {
  return hash.toLowerCase().replace(/^sha256:/, '')
}
