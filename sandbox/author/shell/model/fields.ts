import type { FormField, GroupField } from '../../../../src/author/fields/field-tree'
import type { ShellNode } from './nodes'

/** A place for components in a widget's props. */
export interface ComponentList {
  path: string
  /** `Sections › 1 › Content`. */
  title: string
  nodes: ShellNode[]
}

/** The places for components that a widget has with these props, those not filled yet too. */
export function componentLists(tree: FormField, props: unknown): ComponentList[] {
  return walk(tree, props, [], [])
}

function walk(field: FormField, value: unknown, path: string[], titles: string[]): ComponentList[] {
  if (field.kind === 'components') {
    const nodes = Array.isArray(value) ? (value as ShellNode[]) : []
    return [{ path: path.join('/'), title: titles.join(' › '), nodes }]
  }
  if (field.kind === 'list')
    return (Array.isArray(value) ? value : []).flatMap((entry, index) =>
      walk(field.entry, entry, [...path, String(index)], [...titles, String(index + 1)]),
    )
  const members = membersOf(field, value)
  return members.flatMap((member) =>
    walk(
      member,
      (value as Record<string, unknown> | undefined)?.[member.name],
      [...path, member.name],
      [...titles, member.title],
    ),
  )
}

/** The fields that a group has, or a union with the variant that is chosen. */
export function membersOf(field: FormField, value: unknown): FormField[] {
  if (field.kind === 'group') return field.fields
  if (field.kind !== 'union') return []
  const chosen = (value as Record<string, unknown> | undefined)?.[field.discriminator]
  return field.variants.find((variant) => variant.value === chosen)?.fields ?? []
}

/** The field at a place in the props and the titles on the way there. */
export function fieldAt(
  tree: FormField,
  path: readonly (string | number)[],
): { field: FormField | undefined; titles: string[] } {
  const titles: string[] = []
  let field: FormField | undefined = tree
  for (const step of path) {
    const isIndex = /^\d+$/.test(String(step))
    if (field?.kind === 'list' || field?.kind === 'map') {
      titles.push(isIndex ? String(Number(step) + 1) : String(step))
      field = field.entry
      continue
    }
    const members: FormField[] =
      field?.kind === 'union'
        ? field.variants.flatMap((variant) => variant.fields)
        : field?.kind === 'group'
          ? field.fields
          : []
    field = members.find(({ name }) => name === step)
    titles.push(field?.title ?? String(step))
  }
  return { field, titles }
}

/** What a new component begins with: what it cannot do without, where a good value is known. */
export function startProps(tree: GroupField): Record<string, unknown> {
  return Object.fromEntries(
    tree.fields.flatMap((field) => {
      const value = field.isRequired ? startOf(field) : undefined
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

/** What a field, or a new entry of a list, begins with. */
export function startOf(field: FormField): unknown {
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

/** Whether a field is to be asked for, with what its siblings are set to. */
export function isAsked(field: FormField, siblings: FormField[], value: unknown): boolean {
  const { when } = field
  if (!when) return true
  const own = (value as Record<string, unknown> | undefined)?.[when.field]
  const actual = own ?? siblings.find(({ name }) => name === when.field)?.default
  return when.is.includes(actual)
}
