import type { JcrNode } from '../../tooling/export/aem-xml'

/**
 * What AEM's repository has after an author has entered props into a component's dialog: the XML of the
 * dialog is the only guide, read as Granite's form and Sling's POST servlet do.
 */

export interface Stored {
  values: Record<string, string | number | boolean | string[]>
  children: Map<string, Stored>
}

export const emptyNode = (): Stored => ({ values: {}, children: new Map() })

const FORM = 'granite/ui/components/coral/foundation/form/'

/** A document-view value: without its type, and without the escapes of its text. */
function unescaped(printed: string): string {
  return printed.replace(/^\{\w+\}/, '').replace(/\\(.)/g, '$1')
}

function attribute(node: Element, name: string): string | undefined {
  const printed = node.getAttribute(name)
  return printed === null ? undefined : unescaped(printed)
}

function childNamed(node: Element, name: string): Element | undefined {
  return [...node.children].find(({ tagName }) => tagName === name)
}

/** The form's fields; those inside of a list belong to its entries. */
function fieldsIn(node: Element): Element[] {
  return [...node.children].flatMap((child) => {
    const isList = attribute(child, 'sling:resourceType') === `${FORM}multifield`
    if (isList || child.getAttribute('name') !== null) return [child]
    return fieldsIn(child)
  })
}

/** Saves the dialog with the props in its fields; `node` is what the component has before. */
export function save(dialog: Element, props: unknown, node: Stored): Stored {
  for (const field of fieldsIn(dialog)) submit(field, props, node)
  return node
}

function submit(field: Element, props: unknown, node: Stored): void {
  const kind = attribute(field, 'sling:resourceType')
  if (kind === `${FORM}multifield`) {
    submitList(field, props, node)
    return
  }
  const name = attribute(field, 'name') ?? ''
  if (name.includes('@')) return
  const entered = lookUp(props, stepsOf(name))
  const place = nodeAt(node, stepsOf(name).slice(0, -1))
  const key = stepsOf(name).at(-1) ?? ''
  if (kind === `${FORM}select` && attribute(field, 'multiple')) {
    const chosen = entered === undefined ? options(field, true) : (entered as unknown[]).map(String)
    // No entry: Sling gets `@Delete` alone.
    if (chosen.length > 0) place.values[key] = chosen
    else delete place.values[key]
    return
  }
  const text = textOf(kind, field, entered)
  // Sling removes a property for an empty text.
  if (text === '') delete place.values[key]
  else place.values[key] = text
}

function textOf(kind: string | undefined, field: Element, entered: unknown): string {
  if (entered !== undefined && kind !== `${FORM}hidden`) return String(entered)
  if (kind === `${FORM}checkbox`)
    return (
      attribute(field, attribute(field, 'checked') === 'true' ? 'value' : 'uncheckedValue') ?? ''
    )
  if (kind === `${FORM}select`) return options(field, true)[0] ?? options(field, false)[0] ?? ''
  return attribute(field, 'value') ?? ''
}

function options(select: Element, isSelected: boolean): string[] {
  const all = [...(childNamed(select, 'items')?.children ?? [])]
  return all
    .filter((option) => !isSelected || attribute(option, 'selected') === 'true')
    .map((option) => attribute(option, 'value') ?? '')
}

function submitList(list: Element, props: unknown, node: Stored): void {
  const field = childNamed(list, 'field')
  if (!field) throw new Error('A multifield has no field.')
  const steps = stepsOf(attribute(field, 'name') ?? '')
  const place = nodeAt(node, steps.slice(0, -1))
  const key = steps.at(-1) ?? ''
  const entered = lookUp(props, steps)
  if (entered === undefined) return
  const entries = Array.isArray(entered)
    ? entered
    : Object.entries(entered as object).map(([name, value]) => ({ key: name, value }))
  delete place.values[key]
  place.children.delete(key)
  if (entries.length === 0) return
  if (attribute(list, 'composite') !== 'true') {
    place.values[key] = entries.map(String)
    return
  }
  const nodes = entries.map((entry, index): [string, Stored] => [
    `item${index}`,
    save(field, Array.isArray(entry) ? { entries: entry } : entry, emptyNode()),
  ])
  place.children.set(key, { values: {}, children: new Map(nodes) })
}

function stepsOf(name: string): string[] {
  return name.split('/').filter((step) => step !== '.')
}

function nodeAt(node: Stored, steps: string[]): Stored {
  let found = node
  for (const step of steps) {
    const child = found.children.get(step) ?? emptyNode()
    found.children.set(step, child)
    found = child
  }
  return found
}

/** A variant of a union is a step in the dialog, and none in the props. */
function lookUp(props: unknown, steps: string[]): unknown {
  let value = props
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined
    if (Object.hasOwn(value, step)) value = (value as Record<string, unknown>)[step]
    else if (!Object.values(value).includes(step)) return undefined
  }
  return value
}

/** A node that the export or the upgrade has made. */
export function fromJcr({ attributes = {}, children = {} }: JcrNode): Stored {
  const values = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const inside = Object.entries(children).map(([name, child]) => [name, fromJcr(child)] as const)
  return { values: Object.fromEntries(values) as Stored['values'], children: new Map(inside) }
}

/** A node of a `.content.xml` as the repository has it. */
export function storedNode(xml: Element): Stored {
  const values = [...xml.attributes].filter(({ name }) => !/^(jcr|xmlns|sling):/.test(name))
  return {
    values: Object.fromEntries(
      values.map(({ name, value }) => [
        name,
        value.startsWith('[') ? listOf(value) : unescaped(value),
      ]),
    ),
    children: new Map([...xml.children].map((child) => [child.tagName, storedNode(child)])),
  }
}

function listOf(printed: string): string[] {
  const entries = printed.slice(1, -1).match(/(?:\\.|[^,\\])+/g) ?? []
  return entries.map((entry) => entry.replace(/\\(.)/g, '$1'))
}
