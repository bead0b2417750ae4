import { INNER_LIST, KEY, KNOWN, VALUE } from '../export/aem-dialog'
import type { Kind } from '../export/aem-fields'
import {
  isAdministrative,
  isComponent,
  isNode,
  isPlainName,
  type Property,
  type RepositoryNode,
} from './repository-node'

export type Fields = Record<string, Kind>

/**
 * How a node without a field is read. Some nodes stand for two kinds of values: the dialogs store a map
 * as a list of `key` and `value`, a list of lists as a list of `entries`, and a variant of a union as a
 * group beside its name.
 */
export type Reading = 'as the dialogs store' | 'as groups and lists'

/** Two entries of a list that no schema can describe together. */
export class MixedEntriesError extends Error {
  override name = 'MixedEntriesError'
}

export interface FormerFields {
  /** The fields of the current schema, and for each part of a former one a field by its shape. */
  fields: Fields
  /** The paths of what no field reads: an upgrade that removes one of them would lose it. */
  unread: string[]
}

/** The table by which the reader sees all of a widget's node, and not the current schema's part alone. */
export function formerFields(
  node: RepositoryNode,
  current: Fields,
  reading: Reading,
): FormerFields {
  const unread: string[] = []
  return { fields: membersOf(node, current, []), unread }

  function membersOf(parent: RepositoryNode, known: Fields, path: string[]): Fields {
    const fields = new Map(Object.entries(known))
    for (const [name, value] of Object.entries(parent)) {
      if (isAdministrative(name) || name === KNOWN) continue
      const place = [...path, name]
      if (!isPlainName(name) || (isNode(value) && isComponent(value))) unread.push(place.join('/'))
      else {
        const kind = isNode(value)
          ? nodeKind(value, fields.get(name), place)
          : propertyKind(value, fields.get(name))
        if (kind) fields.set(name, kind)
      }
    }
    // The reader makes up what is required and missing; an upgrade asks what is there.
    for (const [name, kind] of fields)
      if (!Object.hasOwn(parent, name)) fields.set(name, optional(kind))
    return Object.fromEntries(fields)
  }

  function nodeKind(value: RepositoryNode, known: Kind | undefined, path: string[]) {
    if (known === 'e' || known === 'E') return known
    return currentKind(value, known, path) ?? shapeOf(value, path) ?? known
  }

  /** The kind of the field, with what the current schema lacks; undefined for a node of another kind. */
  function currentKind(
    value: RepositoryNode,
    known: Kind | undefined,
    path: string[],
  ): Kind | undefined {
    const names = namesOf(value)
    const isGroupOfNames = names.some((name) => !ITEM.test(name) || !isNode(value[name]))
    if (isGroup(known))
      return isGroupOfNames || names.length === 0 ? groupOf(value, known, path) : undefined
    if (isUnion(known))
      return typeof value[known[1]] === 'string'
        ? unionOf(value, known[1], known[2], path)
        : undefined
    const hasNodesOnly = names.every((name) => isNode(value[name]))
    if (isMap(known) && hasNodesOnly) return ['m', mapEntryOf(value, known[1], path)]
    if (isList(known) && typeof known[1] !== 'string' && hasNodesOnly)
      return ['l', entryOf(itemsOf(value, path), known[1], path), known[2]]
    return undefined
  }

  function groupOf(
    value: RepositoryNode,
    [, members, isRequired]: GroupKind,
    path: string[],
  ): Kind {
    return ['g', membersOf(value, members, path), isRequired]
  }

  function unionOf(
    value: RepositoryNode,
    discriminator: string,
    variants: Record<string, Fields>,
    path: string[],
  ): Kind {
    const chosen = String(value[discriminator] ?? '')
    const inside = Object.hasOwn(value, chosen) ? value[chosen] : undefined
    noteOthers(value, [discriminator, chosen], path)
    if (!isNode(inside)) return ['u', discriminator, variants]
    const members = membersOf(inside, variants[chosen] ?? {}, [...path, chosen])
    return ['u', discriminator, { ...variants, [chosen]: members }]
  }

  /** Notes what a node has beside the names that the reader asks for. */
  function noteOthers(value: RepositoryNode, read: string[], path: string[]): void {
    for (const name of namesOf(value))
      if (!read.includes(name)) unread.push([...path, name].join('/'))
  }

  /** The kind of a list's entries together. */
  function entryOf(items: [string, RepositoryNode][], known: Kind, path: string[]): Kind {
    const kinds = items.map(([name, item]) => {
      const place = [...path, name]
      if (isGroup(known)) return groupOf(item, known, place)
      if (isUnion(known)) return unionOf(item, known[1], known[2], place)
      noteOthers(item, [INNER_LIST], place)
      return membersOf(item, { [INNER_LIST]: known }, place)[INNER_LIST] ?? known
    })
    return together(kinds, path) ?? known
  }

  function mapEntryOf(value: RepositoryNode, known: Kind, path: string[]): Kind {
    const kinds = itemsOf(value, path).map(([name, item]) => {
      const place = [...path, name]
      noteOthers(item, [KEY, VALUE], place)
      return membersOf(item, { [KEY]: 't', [VALUE]: known }, place)[VALUE] ?? known
    })
    return together(kinds, path) ?? known
  }

  function itemsOf(value: RepositoryNode, path: string[]): [string, RepositoryNode][] {
    const items: [string, RepositoryNode][] = []
    for (const [name, item] of Object.entries(value)) {
      if (isNode(item) && !isComponent(item) && isPlainName(name)) items.push([name, item])
      else if (!isAdministrative(name)) unread.push([...path, name].join('/'))
    }
    return items
  }

  /** The kind of a node without a field; undefined for one without a value. */
  function shapeOf(value: RepositoryNode, path: string[]): Kind | undefined {
    const names = namesOf(value)
    if (names.length === 0) return undefined
    if (names.some((name) => !ITEM.test(name) || !isNode(value[name]))) {
      const discriminator =
        reading === 'as the dialogs store' ? discriminatorOf(value, names) : undefined
      return discriminator
        ? unionOf(value, discriminator, {}, path)
        : groupOf(value, ['g', {}, 0], path)
    }
    const items = itemsOf(value, path)
    if (reading === 'as the dialogs store') {
      const contents = items.map(([, item]) => item)
      if (areMap(contents)) return ['m', mapEntryOf(value, 't', path)]
      if (areLists(contents)) return ['l', entryOf(items, ['l', 't', 0], path), 0]
    }
    return ['l', entryOf(items, ['g', {}, 0], path), 0]
  }
}

function optional(kind: Kind): Kind {
  if (isGroup(kind) || isList(kind)) return kind.with(2, 0) as Kind
  return kind === 'T' ? 't' : kind === 'P' ? 'p' : kind
}

/** The nodes of a multifield. */
const ITEM = /^item\d+$/

/** The reader's letters for a value that is no node. */
function propertyKind(value: Property, known: Kind | undefined): Kind | undefined {
  const isValueKind = typeof known === 'string' && known !== 'e' && known !== 'E'
  if (isValueKind || (isList(known) && typeof known[1] === 'string')) return known
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
  if (known && isEmpty) return known
  return Array.isArray(value) ? ['l', scalarKind(value[0]), 0] : scalarKind(value)
}

function scalarKind(value: unknown): Kind {
  return typeof value === 'boolean' ? 'b' : typeof value === 'number' ? 'n' : 't'
}

/** The name of the only property, if it names one of the nodes beside it. */
function discriminatorOf(value: RepositoryNode, names: string[]): string | undefined {
  const [property, ...others] = names.filter((name) => !isNode(value[name]))
  if (!property || others.length > 0) return undefined
  return names.some((name) => name === value[property]) ? property : undefined
}

function areMap(items: RepositoryNode[]): boolean {
  const keys = items.map((item) => item[KEY])
  const isPair = (item: RepositoryNode) =>
    typeof item[KEY] === 'string' && namesOf(item).sort().join() === [KEY, VALUE].join()
  return items.every(isPair) && new Set(keys).size === keys.length
}

function areLists(items: RepositoryNode[]): boolean {
  const names = new Set(items.flatMap(namesOf))
  return names.size === 1 && names.has(INNER_LIST)
}

function namesOf(node: RepositoryNode): string[] {
  return Object.keys(node).filter((name) => !isAdministrative(name) && name !== KNOWN)
}

/** The kind of all entries; undefined for none. */
function together([first, ...others]: Kind[], path: string[]): Kind | undefined {
  return first && others.reduce((one, other) => merged(one, other, path), first)
}

function merged(first: Kind, second: Kind, path: string[]): Kind {
  if (JSON.stringify(first) === JSON.stringify(second)) return first
  if (isGroup(first) && isGroup(second))
    return ['g', mergedFields(first[1], second[1], path), Math.min(first[2], second[2])]
  if (isUnion(first) && isUnion(second)) {
    const variants = Object.keys({ ...first[2], ...second[2] }).map((name) => {
      const fields = mergedFields(first[2][name] ?? {}, second[2][name] ?? {}, path)
      return [name, fields] as const
    })
    return ['u', first[1], Object.fromEntries(variants)]
  }
  if (isList(first) && isList(second))
    return ['l', merged(first[1], second[1], path), Math.min(first[2], second[2])]
  if (isMap(first) && isMap(second)) return ['m', merged(first[1], second[1], path)]
  if (isValue(first) && isValue(second)) return 't'
  throw new MixedEntriesError(`The entries of "${path.join('/')}" have several shapes.`)
}

function mergedFields(first: Fields, second: Fields, path: string[]): Fields {
  const names = Object.keys({ ...first, ...second })
  return Object.fromEntries(
    names.map((name) => {
      const [one, other] = [first[name], second[name]]
      return [name, one && other ? merged(one, other, [...path, name]) : ((one ?? other) as Kind)]
    }),
  )
}

type GroupKind = ['g', Fields, number]

function isGroup(kind: Kind | undefined): kind is GroupKind {
  return kind?.[0] === 'g'
}

function isUnion(kind: Kind | undefined): kind is ['u', string, Record<string, Fields>] {
  return kind?.[0] === 'u'
}

function isMap(kind: Kind | undefined): kind is ['m', Kind] {
  return kind?.[0] === 'm'
}

function isList(kind: Kind | undefined): kind is ['l', Kind, number] {
  return kind?.[0] === 'l'
}

function isValue(kind: Kind): boolean {
  return typeof kind === 'string' && kind !== 'e' && kind !== 'E'
}
