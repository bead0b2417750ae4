import type { FormField, GroupField } from '../../src/author/fields/field-tree'
import { holdsComponents, INNER_LIST, isKnown, isNested, KEY, KNOWN, VALUE } from './aem-dialog'
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

type Content = Record<string, unknown>

/** A node with its properties; one without a value was empty in the props. */
export type StoredNode = Required<JcrNode>

/**
 * The node that props are stored as: the inverse of the reader. A member without a field, such as one
 * that an upgrade keeps, is stored by its shape. `missing`: the value of a field that the props lack.
 */
export function storedProps(
  { fields }: Pick<GroupField, 'fields'>,
  props: unknown,
  missing: (field: FormField) => unknown = () => undefined,
): StoredNode {
  const node: StoredNode = { attributes: {}, children: {} }
  const given = isContent(props) ? props : {}
  for (const field of fields) {
    const value = given[field.name] ?? missing(field)
    if (value !== undefined) store(node, field, value, missing)
  }
  const names = new Set(fields.map(({ name }) => name))
  for (const [name, value] of Object.entries(given))
    if (!names.has(name)) storeByShape(node, name, value)
  const emptied = fields.filter((field) => isKnown(field) && isEmptyList(given[field.name]))
  if (emptied.length > 0) node.attributes[KNOWN] = emptied.map(({ name }) => name).join(' ')
  return node
}

/** A list's default is stored in a new component: the dialog could not show it otherwise. */
export function listDefault(field: FormField): unknown {
  return field.kind === 'list' && isKnown(field) ? field.default : undefined
}

/** Props that no node of a repository can hold. */
export class UnstorableError extends Error {
  override name = 'UnstorableError'
}

function store(
  node: StoredNode,
  field: FormField,
  value: unknown,
  missing?: (field: FormField) => unknown,
): void {
  const { name } = field
  switch (field.kind) {
    case 'components':
      return
    case 'group':
      if (!isContent(value)) break
      node.children[name] = storedProps(field, value, missing)
      return
    case 'union': {
      if (!isContent(value)) break
      const { [field.discriminator]: chosen, ...members } = value
      const variant = field.variants.find((one) => one.value === chosen)
      if (!variant) break
      node.children[name] = {
        attributes: { [field.discriminator]: variant.value },
        children: { [variant.value]: storedProps(variant, members, missing) },
      }
      return
    }
    case 'list': {
      const { entry } = field
      if (holdsComponents(entry)) return
      if (!Array.isArray(value) || !isNested(entry)) break
      if (value.length > 0)
        node.children[name] = entries(value, (each) => entryOf(entry, each, missing))
      return
    }
    case 'map':
      if (!isContent(value)) break
      node.children[name] = entries(Object.entries(value), ([key, member]) => {
        const inside: StoredNode = { attributes: { [KEY]: key }, children: {} }
        store(inside, { ...field.entry, name: VALUE } as FormField, member, missing)
        return inside
      })
      return
    case 'number':
    case 'choice':
      if (typeof value !== 'number') break
      node.attributes[name] = String(value)
      return
  }
  storeByShape(node, name, value)
}

function entryOf(
  entry: FormField,
  value: unknown,
  missing?: (field: FormField) => unknown,
): StoredNode {
  if (entry.kind === 'group' && isContent(value)) return storedProps(entry, value, missing)
  const node: StoredNode = { attributes: {}, children: {} }
  if (entry.kind !== 'union') {
    store(node, { ...entry, name: INNER_LIST } as FormField, value, missing)
    return node
  }
  store(node, { ...entry, name: 'entry' }, value, missing)
  return { attributes: {}, children: {}, ...node.children.entry }
}

/** A text is a property, an object a node, a list of objects a node for each. */
function storeByShape(node: StoredNode, name: string, value: unknown): void {
  if (Array.isArray(value)) {
    if (value.length === 0) node.attributes[name] = undefined
    else if (value.every(isScalar)) node.attributes[name] = value.map(String)
    else if (value.every(isContent))
      node.children[name] = entries(value, (each) => storedProps({ fields: [] }, each))
    else if (value.every(Array.isArray))
      node.children[name] = entries(value, (each) =>
        storedProps({ fields: [] }, { [INNER_LIST]: each }),
      )
    else throw new UnstorableError(`The list "${name}" has entries of several kinds.`)
  } else if (isContent(value)) node.children[name] = storedProps({ fields: [] }, value)
  else node.attributes[name] = isScalar(value) && value !== '' ? value : undefined
}

function entries<Entry>(values: Entry[], make: (value: Entry) => StoredNode): StoredNode {
  return {
    attributes: {},
    children: Object.fromEntries(values.map((value, index) => [`item${index}`, make(value)])),
  }
}

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
