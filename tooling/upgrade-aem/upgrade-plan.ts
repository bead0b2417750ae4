import { isDeepStrictEqual } from 'node:util'
import type { GroupField } from '../../src/author/fields/field-tree'
import type { Content } from '../../src/mapping/define-widget'
import { isKnown } from '../export/aem-dialog'
import { kindsOf, type StoredNode, storedProps, UnstorableError } from '../export/aem-fields'
import type { JcrNode, JcrValue } from '../export/aem-xml'
import { formerFields, MixedEntriesError, type Reading } from './former-fields'
import type { ReadProps } from './props-reader'
import { isNode, isPlainName, type RepositoryNode } from './repository-node'

/** A widget type whose schema has changed. */
export interface UpgradableWidget {
  type: string
  tree: GroupField
  /** Of `upgraderOf`: the same object for content of the current schema. */
  upgrade: (props: Content) => Content
}

/** What is written to a node, by paths from it. */
export interface Changes {
  removed: string[]
  /** Nodes that are made, each before what is inside of it. */
  created: string[]
  values: [path: string, value: JcrValue][]
}

export type Plan =
  | { state: 'current' }
  /** `reason`: why the node is left alone. */
  | { state: 'refused'; reason: string }
  | {
      state: 'upgrade'
      changes: Changes
      /** Whether the node, read again after the changes, has the upgraded content. */
      isDone: (node: RepositoryNode) => boolean
    }

/** Sling reads no more than 10,000 parameters of a request and drops the rest silently. */
const MOST_CHANGES = 3000

/** What brings a widget's node to the current schema. */
export function planUpgrade(node: RepositoryNode, widget: UpgradableWidget, read: ReadProps): Plan {
  const readings: Reading[] = ['as the dialogs store', 'as groups and lists']
  const plans = readings.map((reading) => planBy(reading, node, widget, read))
  const [plan, ...others] = plans.filter(({ state }) => state !== 'current')
  if (!plan) return { state: 'current' }
  const isOne = others.every(
    (other) =>
      other.state === 'upgrade' &&
      plan.state === 'upgrade' &&
      isDeepStrictEqual(other.changes, plan.changes),
  )
  if (isOne || plan.state === 'refused') return plan
  return refused('A part of it can be read in two ways, and the upgrade differs.')
}

function planBy(
  reading: Reading,
  node: RepositoryNode,
  { type, tree, upgrade }: UpgradableWidget,
  read: ReadProps,
): Plan {
  const fields = kindsOf(tree.fields)
  const propsOf = (found: RepositoryNode) => {
    const former = formerFields(found, fields, reading)
    return { props: read(found, type, former.fields), unread: former.unread }
  }
  try {
    const { props: before, unread } = propsOf(node)
    const after = upgrade(before)
    const names = Object.keys({ ...before, ...after }).filter(
      (name) => !isDeepStrictEqual(before[name], after[name]),
    )
    if (after === before || names.length === 0) return { state: 'current' }
    const place = names.find((name) => fields[name] === 'e' || fields[name] === 'E')
    if (place)
      return refused(`The upgrade changes the components inside of "${place}", which are nodes.`)
    // Of lists that may be empty the node tells by one property.
    const written = new Set([...names, ...tree.fields.filter(isKnown).map(({ name }) => name)])
    const stored = storedProps(tree, partOf(after, written))
    const changes = changesOf(storedProps(tree, partOf(before, written)), stored)
    const isDone = (found: RepositoryNode) => {
      const seen = propsOf(found).props
      return names.every((name) => isDeepStrictEqual(canonical(seen[name]), canonical(after[name])))
    }
    const obstacle = obstacleIn(changes, unread)
    if (obstacle) return refused(obstacle)
    if (!isDone(repositoryNode(stored)))
      return refused('AEM would not read the upgraded content as it is meant.')
    return { state: 'upgrade', changes, isDone }
  } catch (error) {
    if (error instanceof UnstorableError || error instanceof MixedEntriesError)
      return refused(error.message)
    throw error
  }
}

function refused(reason: string): Plan {
  return { state: 'refused', reason }
}

function partOf(props: Content, names: Set<string>): Content {
  return Object.fromEntries(Object.entries(props).filter(([name]) => names.has(name)))
}

/** The differences of two nodes. A list is replaced as a whole, as a dialog does. */
function changesOf(before: StoredNode, after: StoredNode): Changes {
  const changes: Changes = { removed: [], created: [], values: [] }
  compare(before, after, '.')
  return changes

  function compare(
    { attributes: had = {}, children: inside = {} }: JcrNode,
    { attributes = {}, children = {} }: JcrNode,
    path: string,
  ): void {
    for (const [name, value] of Object.entries(had))
      if (!Object.hasOwn(attributes, name) || !isDeepStrictEqual(value, attributes[name]))
        changes.removed.push(`${path}/${name}`)
    for (const [name, value] of Object.entries(attributes))
      if (value !== undefined && !isDeepStrictEqual(value, had[name]))
        changes.values.push([`${path}/${name}`, value])
    for (const [name, child] of Object.entries({ ...inside, ...children })) {
      const [one, other] = [inside[name], children[name]]
      const place = `${path}/${name}`
      if (isDeepStrictEqual(one, other)) continue
      if (one && other && !hasEntries(one) && !hasEntries(other)) compare(one, other, place)
      else {
        if (one) changes.removed.push(place)
        if (other) create(child, place)
      }
    }
  }

  function create(node: JcrNode, path: string): void {
    changes.created.push(path)
    for (const [name, value] of Object.entries(node.attributes ?? {}))
      if (value !== undefined) changes.values.push([`${path}/${name}`, value])
    for (const [name, child] of Object.entries(node.children ?? {}))
      create(child, `${path}/${name}`)
  }
}

function hasEntries({ attributes = {}, children = {} }: JcrNode): boolean {
  const names = Object.keys(children)
  return Object.keys(attributes).length === 0 && names.every((name) => /^item\d+$/.test(name))
}

/** Why changes cannot be written; undefined when they can. */
function obstacleIn({ removed, created, values }: Changes, unread: string[]): string | undefined {
  const paths = [...removed, ...created, ...values.map(([path]) => path)]
  const lost = unread.find((path) =>
    removed.some((gone) => `./${path}` === gone || `./${path}`.startsWith(`${gone}/`)),
  )
  if (lost) return `The upgrade would remove "${lost}", which no field reads.`
  const odd = paths.find((path) => !path.slice(2).split('/').every(isPlainName))
  if (odd) return `Sling takes no property of the name "${odd}".`
  if (paths.length > MOST_CHANGES)
    return `It has ${paths.length} changes, more than Sling takes at once.`
  const broken = values.find(([, value]) => /\p{Cs}/u.test([value].flat().join('\n')))
  if (broken) return `"${broken[0]}" has half of a character (a lone surrogate).`
  return undefined
}

/** The node that the repository has once the stored one is written. */
function repositoryNode({ attributes = {}, children = {} }: JcrNode): RepositoryNode {
  const properties = Object.entries(attributes).filter(
    (entry): entry is [string, JcrValue] => entry[1] !== undefined,
  )
  const nodes = Object.entries(children).map(
    ([name, child]) => [name, repositoryNode(child)] as const,
  )
  return Object.fromEntries([...properties, ...nodes])
}

/** A value without what AEM does not tell apart: kinds of scalars, and nothing in its several forms. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(canonical).filter((entry) => entry !== undefined)
    return entries.length > 0 ? entries : undefined
  }
  if (isNode(value)) {
    const members = Object.entries(value)
      .map(([name, member]) => [name, canonical(member)] as const)
      .filter(([, member]) => member !== undefined)
    return members.length > 0 ? new Map(members) : undefined
  }
  return value === undefined || value === null || value === '' ? undefined : String(value)
}
