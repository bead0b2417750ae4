import type { PageModel } from '../../../cms/page/page-model'
import { type Catalogue, titleOf } from '../state/catalogue'
import { labelOf } from './fields'
import { longestRun } from './longest-run'
import { isNodeList, type Placed, placedIn } from './nodes'
import { hintOf } from './rows'
import { sameValue } from './same-value'

/** A field's value before and after; undefined: not set. */
export interface FieldChange {
  /** `Sections › 1 › Title`. */
  label: string
  before: unknown
  after: unknown
}

/** The effect of a publication on a component, or on the page's own settings. */
export interface Reviewed {
  id: string
  title: string
  /** The first words of the component's text. */
  hint: string
  kind: 'added' | 'removed' | 'moved' | 'changed'
  fields: FieldChange[]
}

/** The differences between the public page and the draft, in the draft's order. */
export function reviewOf(
  before: PageModel | null,
  after: PageModel,
  catalogue: Catalogue,
): Reviewed[] {
  const was = new Map((before ? placedIn(before) : []).map((placed) => [placed.node.id, placed]))
  const now = placedIn(after)
  const is = new Set(now.map(({ node }) => node.id))
  const describe = ({ node }: Placed, kind: Reviewed['kind'], fields: FieldChange[] = []) => ({
    id: node.id,
    title: titleOf(catalogue, node.type),
    hint: hintOf(node),
    kind,
    fields,
  })
  const moved = movedIn(now, was)
  const page = settingsOf(before, after)
  const nodes = now.flatMap((placed) => {
    const old = was.get(placed.node.id)
    if (!old) return [describe(placed, 'added')]
    const tree = catalogue.get(placed.node.type)?.tree
    const fields = changesIn(old.node.props, placed.node.props).map((change) => ({
      ...change,
      label: tree
        ? labelOf(
            tree,
            change.path,
            change.after === undefined ? old.node.props : placed.node.props,
          )
        : change.path.join(' › '),
    }))
    const { shared } = placed.node
    if (old.node.shared !== shared)
      fields.unshift({
        path: [],
        label: 'Shared with other pages',
        before: !!old.node.shared,
        after: !!shared,
      })
    const isMoved = old.into !== placed.into || moved.has(placed.node.id)
    return [
      ...(fields.length > 0 ? [describe(placed, 'changed', fields)] : []),
      ...(isMoved ? [describe(placed, 'moved')] : []),
    ]
  })
  const removed = [...was.values()]
    .filter(({ node }) => !is.has(node.id))
    .map((placed) => describe(placed, 'removed'))
  return [...page, ...nodes, ...removed]
}

/** What an author has changed as plain text, a line for each field. */
export function typedText(before: PageModel, after: PageModel, catalogue: Catalogue): string {
  return reviewOf(before, after, catalogue)
    .flatMap(({ title, fields }) =>
      fields.map(({ label, after: value }) => `${title} › ${label}: ${shownValue(value)}`),
    )
    .join('\n')
}

function settingsOf(before: PageModel | null, after: PageModel): Reviewed[] {
  const names = [
    ['title', 'Title'],
    ['description', 'Description'],
  ] as const
  const fields = names
    .map(([name, label]) => ({ label, before: before?.[name], after: after[name] }))
    .filter((field) => before !== null && field.before !== field.after)
  return fields.length > 0 ? [{ id: '', title: 'Page', hint: '', kind: 'changed', fields }] : []
}

/** Ids of the fewest components whose moves within their list explain its new order. */
function movedIn(now: Placed[], was: Map<string, Placed>): Set<string> {
  const lists = new Set(now.map(({ into }) => into))
  const moved = [...lists].flatMap((list) => {
    const old = now.filter(({ node, into }) => into === list && was.get(node.id)?.into === list)
    const stays = longestRun(old.map(({ node }) => was.get(node.id)?.index ?? -1))
    return old.filter((_placed, index) => !stays.has(index)).map(({ node }) => node.id)
  })
  return new Set(moved)
}

interface ValueChange {
  path: string[]
  before: unknown
  after: unknown
}

/** The changes by single field; nested components are reported separately. */
export function changesIn(before: unknown, after: unknown, path: string[] = []): ValueChange[] {
  if (sameValue(before, after)) return []
  const lists = [before ?? [], after ?? []]
  if (path.length > 0 && lists.every(isNodeList)) return []
  const isNested = [before, after].every((value) => value === undefined || isObject(value))
  if (!isNested) return [{ path, before, after }]
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].flatMap((name) =>
    changesIn(
      (before as Record<string, unknown> | undefined)?.[name],
      (after as Record<string, unknown> | undefined)?.[name],
      [...path, name],
    ),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A value in a form that an author can read. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(shownValue).filter(Boolean).join('; ')
  if (isObject(value)) return Object.values(value).map(shownValue).filter(Boolean).join(', ')
  if (typeof value !== 'string') return String(value)
  return value
    .replace(/<\/(p|li|h\d)>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .trim()
}
