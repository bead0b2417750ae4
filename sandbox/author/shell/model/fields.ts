import type {
  FormField,
  GroupField,
  ListField,
  UnionField,
} from '../../../../src/author/fields/field-tree'
import { follow, variantOf } from '../../../../src/author/fields/follow'
import type { ShellNode } from './nodes'

/** A list of components in a widget's props. */
export interface ComponentList {
  path: string
  /** `Sections › 1 › Content`. */
  title: string
  nodes: ShellNode[]
}

/** A field with a value of its own; groups, unions and lists have members. */
export interface Leaf {
  field: Exclude<FormField, GroupField | ListField | UnionField>
  value: unknown
  path: readonly string[]
  /** `Sections › 1 › Title`. */
  title: string
}

/** The lists of components in a widget with these props, empty ones included. */
export function componentLists(tree: FormField, props: unknown): ComponentList[] {
  return leavesIn(tree, props)
    .filter(({ field }) => field.kind === 'components')
    .map(({ value, path, title }) => ({
      path: path.join('/'),
      title,
      nodes: Array.isArray(value) ? (value as ShellNode[]) : [],
    }))
}

/** Every field of a widget with these props, in the order of its form. */
export function leavesIn(
  field: FormField,
  value: unknown,
  path: readonly string[] = [],
  titles: readonly string[] = [],
): Leaf[] {
  if (field.kind === 'list')
    return (Array.isArray(value) ? value : []).flatMap((entry, index) =>
      leavesIn(field.entry, entry, [...path, String(index)], [...titles, String(index + 1)]),
    )
  if (field.kind !== 'group' && field.kind !== 'union')
    return [{ field, value, path, title: titles.join(' › ') }]
  return membersOf(field, value).flatMap((member) =>
    leavesIn(
      member,
      (value as Record<string, unknown> | undefined)?.[member.name],
      [...path, member.name],
      [...titles, member.title],
    ),
  )
}

/** The fields of a group, or of the chosen variant of a union. */
function membersOf(field: FormField, value: unknown): FormField[] {
  if (field.kind === 'group') return field.fields
  return field.kind === 'union' ? (variantOf(field, value)?.fields ?? []) : []
}

/** The titles on the way to a field: `Sections › 1 › Title`. */
export function labelOf(tree: FormField, names: readonly string[], props: unknown): string {
  const path = names.map((name) => (/^\d+$/.test(name) ? Number(name) : name))
  return follow(tree, path, props).titles.join(' › ')
}

/** Initial props of a new component: its required fields for which a good value is known. */
export function startProps(tree: GroupField): Record<string, unknown> {
  return Object.fromEntries(
    tree.fields.flatMap((field) => {
      const value = field.isRequired ? startOf(field) : undefined
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

/** Initial value of a field or of a new list entry. */
export function startOf(field: FormField): unknown {
  // An example's URL has no picture behind it; only the author can choose one.
  if (field.kind === 'asset') return undefined
  if (field.examples.length > 0) return field.examples[0]
  switch (field.kind) {
    case 'group':
      return startProps(field)
    case 'list':
      return Array.from({ length: field.least ?? 0 }, () => startOf(field.entry))
    case 'components':
      return []
    case 'union': {
      const [variant] = field.variants
      if (!variant) return undefined
      const fields = startProps({ ...field, kind: 'group', fields: variant.fields })
      return { [field.discriminator]: variant.value, ...fields }
    }
    case 'choice':
      return field.options[0]?.value
    case 'number':
      return field.least ?? 0
    default:
      return undefined
  }
}
