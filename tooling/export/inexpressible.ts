import type { FormField, UnionField } from '../../src/author/fields/field-tree'
import { componentsPlaces, type ExportedWidget } from './widgets'

/**
 * What of a widget's schema one of the editors cannot express; each sentence says what to change. A
 * path in it is the field's place in the props.
 */
export function inexpressible({ type, tree }: Pick<ExportedWidget, 'type' | 'tree'>): string[] {
  const found: string[] = []
  const places = componentsPlaces(tree)
  const [, second] = places
  if (second)
    found.push(
      `${second.steps.join('.')}: a WordPress block has one place for other blocks: leave one widgets() in a schema.`,
    )
  for (const { steps } of places)
    if (!(steps.length === 1 || (steps.length === 3 && steps[1] === '*')))
      found.push(
        `${steps.join('.')}: no editor reaches components in here: put widgets() on the schema itself or into the objects of one list.`,
      )
  visit(tree, [], found)
  if (!/^[a-z][a-z0-9-]*$/.test(type))
    found.push(`The type "${type}": a WordPress block and an AEM node need a-z, 0-9 and "-".`)
  return found
}

/** A property's name in AEM's repository and in the paths of Universal Editor. */
const NAME = /^[A-Za-z_]\w*$/

/** A node's name: a variant's fields have one of their own. */
const NODE = /^[A-Za-z_][\w-]*$/

/** A multifield in a multifield in a multifield has no room in AEM's dialog. */
const DEEPEST_LIST = 2

function visit(field: FormField, path: string[], found: string[], lists = 0): void {
  const say = (sentence: string) => found.push(`${path.join('.')}: ${sentence}`)
  if (field.name !== '' && !NAME.test(field.name))
    say('an editor needs a name of letters, digits and "_" that begins with a letter: rename it.')
  switch (field.kind) {
    case 'group':
      visitAll(field.fields, path, found, lists)
      return
    case 'union':
      for (const name of mixedNames(field))
        say(
          `its variants have "${name}" in two kinds, which one dialog field cannot be: rename one.`,
        )
      for (const { value } of field.variants)
        if (!NODE.test(value))
          say(
            `its variant "${value}" names a node in AEM: use letters, digits, "_" and "-", beginning with a letter.`,
          )
      for (const { value, fields } of field.variants)
        visitAll(fields, [...path, value], found, lists)
      return
    case 'list':
    case 'map':
      if (lists === DEEPEST_LIST)
        say(
          'it is a list in a list in a list, which no dialog shows: make the innermost one a text or components of their own.',
        )
      visit(field.entry, [...path, '*'], found, lists + 1)
      return
    default:
  }
}

/** Names that two variants have for fields of different kinds. */
function mixedNames({ variants }: UnionField): string[] {
  const all = variants.flatMap(({ fields }) => fields)
  const mixed = all.filter(({ name, kind }) =>
    all.some((other) => other.name === name && other.kind !== kind),
  )
  return [...new Set(mixed.map(({ name }) => name))]
}

function visitAll(fields: FormField[], path: string[], found: string[], lists: number): void {
  for (const field of fields) {
    const own = [...path, field.name]
    const sibling = fields.find(({ name }) => name === field.when?.field)
    if (sibling && !['choice', 'boolean', 'union'].includes(sibling.kind))
      found.push(
        `${own.join('.')}: its x-when asks "${sibling.name}", which can have several values: let it ask a z.enum, a z.boolean or a union.`,
      )
    visit(field, own, found, lists)
  }
}
