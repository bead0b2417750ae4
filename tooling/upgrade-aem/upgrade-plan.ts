import { isDeepStrictEqual } from 'node:util'
import type { GroupField } from '../../src/author/fields/field-tree'
import type { Content } from '../../src/mapping/define-widget'
import { isKnown } from '../export/aem-dialog'
import { kindsOf, storedProps, UnstorableError } from '../export/aem-fields'
import type { JcrNode, JcrValue } from '../export/aem-xml'
import { type Changes, changesOf, obstacleIn } from './changes'
import { formerFields, MixedEntriesError, type Reading } from './former-fields'
import { misfitIn } from './misfit'
import type { ReadProps } from './props-reader'
import { isNode, type RepositoryNode } from './repository-node'

/** A widget type whose schema has changed. */
export interface UpgradableWidget {
  type: string
  tree: GroupField
  /** Of `upgraderOf`: the same object for content of the current schema. */
  upgrade: (props: Content) => Content
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
    const after = attempt(() => upgrade(before))
    if (after instanceof Error) return refused(`Its upgrade fails: ${after.message}`)
    const names = Object.keys({ ...before, ...after }).filter(
      (name) => !isDeepStrictEqual(before[name], after[name]),
    )
    if (after === before || names.length === 0) return { state: 'current' }
    const place = names.find((name) => fields[name] === 'e' || fields[name] === 'E')
    if (place)
      return refused(`The upgrade changes the components inside of "${place}", which are nodes.`)
    const changed = tree.fields.filter(({ name }) => names.includes(name))
    const misfit = misfitIn({ ...tree, fields: changed }, after, [])
    if (misfit) return refused(`The upgrade gives "${misfit}" a kind that the schema has not.`)
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

/** Content that no author has made can be too odd for an upgrade. */
function attempt(upgrade: () => Content): Content | Error {
  try {
    return upgrade()
  } catch (error) {
    return new Error(String(error))
  }
}

function refused(reason: string): Plan {
  return { state: 'refused', reason }
}

function partOf(props: Content, names: Set<string>): Content {
  return Object.fromEntries(Object.entries(props).filter(([name]) => names.has(name)))
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
