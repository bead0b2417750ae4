import type { FormField, GroupField } from '../../src/author/fields/field-tree'
import { holdsComponents, INNER_LIST, isKnown, KEY, VALUE } from './aem-dialog'
import type { JcrNode } from './aem-xml'

/**
 * What the reader (aem/…/reader.js) knows of a field, as short as it is in a script:
 * `t` text, `T` required text, `p` path, `P` required path, `c` choice, `n` number, `N` choice of
 * numbers, `b` boolean, `e` components; `[l, entry, isRequired]` list, `[g, members, isRequired]` group,
 * `[u, discriminator, members by variant]` union, `[m, entry]` map, `E` list of entries that are
 * components.
 */
export type Kind = string | [string, ...unknown[]]

export function kindsOf(fields: FormField[]): Record<string, Kind> {
  return Object.fromEntries(fields.map((field) => [field.name, kindOf(field)]))
}

function kindOf(field: FormField): Kind {
  switch (field.kind) {
    case 'text':
    case 'richText':
    case 'asset':
      return field.isRequired ? 'T' : 't'
    case 'path':
      return field.isRequired ? 'P' : 'p'
    case 'number':
      return 'n'
    case 'boolean':
      return 'b'
    case 'choice':
    case 'choices': {
      const one = field.options.every(({ value }) => typeof value === 'number') ? 'N' : 'c'
      return field.kind === 'choice' ? one : ['l', one, field.isRequired ? 1 : 0]
    }
    case 'group':
      return ['g', kindsOf(field.fields), field.isRequired ? 1 : 0]
    case 'list':
      return holdsComponents(field.entry)
        ? 'E'
        : ['l', kindOf(field.entry), field.isRequired ? 1 : 0]
    case 'map':
      return ['m', kindOf(field.entry)]
    case 'union':
      return [
        'u',
        field.discriminator,
        Object.fromEntries(field.variants.map(({ value, fields }) => [value, kindsOf(fields)])),
      ]
    case 'components':
      return 'e'
  }
}

/** The node of the content that a new component starts with. */
export function storedProps({ fields }: Pick<GroupField, 'fields'>, props: unknown): JcrNode {
  const node: Required<JcrNode> = { attributes: {}, children: {} }
  for (const field of fields) {
    const value = (props as Record<string, unknown> | undefined)?.[field.name] ?? listDefault(field)
    if (value !== undefined) store(node, field, value)
  }
  return node
}

/** A list's default is stored: the dialog could not show it otherwise. */
function listDefault(field: FormField): unknown {
  return field.kind === 'list' && isKnown(field) ? field.default : undefined
}

function store(node: Required<JcrNode>, field: FormField, value: unknown): void {
  const { name } = field
  switch (field.kind) {
    case 'components':
      return
    case 'group':
      node.children[name] = storedProps(field, value)
      return
    case 'union': {
      const chosen = (value as Record<string, unknown>)[field.discriminator]
      const variant = field.variants.find((one) => one.value === chosen)
      if (!variant) return
      node.children[name] = {
        attributes: { [field.discriminator]: variant.value },
        children: { [variant.value]: storedProps(variant, value) },
      }
      return
    }
    case 'list':
      if (holdsComponents(field.entry)) return
      if (['group', 'union', 'list', 'map', 'choices'].includes(field.entry.kind))
        node.children[name] = entries(value as unknown[], (entry) => entryOf(field.entry, entry))
      else node.attributes[name] = (value as unknown[]).map(String)
      return
    case 'map':
      node.children[name] = entries(Object.entries(value as object), ([key, member]) => {
        const inside: Required<JcrNode> = { attributes: { [KEY]: key }, children: {} }
        store(inside, { ...field.entry, name: VALUE } as FormField, member)
        return inside
      })
      return
    case 'choices':
      node.attributes[name] = (value as unknown[]).map(String)
      return
    default:
      if (value !== '') node.attributes[name] = typeof value === 'boolean' ? value : String(value)
  }
}

function entryOf(entry: FormField, value: unknown): JcrNode {
  if (entry.kind === 'group') return storedProps(entry, value)
  const node: Required<JcrNode> = { attributes: {}, children: {} }
  store(node, { ...entry, name: entry.kind === 'union' ? 'entry' : INNER_LIST } as FormField, value)
  return entry.kind === 'union' ? (node.children.entry ?? {}) : node
}

function entries<Entry>(values: Entry[], make: (value: Entry) => JcrNode): JcrNode {
  return {
    children: Object.fromEntries(values.map((value, index) => [`item${index}`, make(value)])),
  }
}
