import { type FormField, fieldTree, type GroupField } from '../../../src/author/fields/field-tree'
import { follow, isMisshapen, type Path, walk } from '../../../src/author/fields/follow'
import { placeholderProblem } from '../../../src/author/fields/templates'
import { valueAt } from '../../../src/author/paths'
import type { AnyWidget } from '../../../src/mapping/define-widget'
import { upgraderOf } from '../../../src/mapping/upgrader'
import { widgetMap } from '../../../src/mapping/widget-map'
import { isComponent, type ListsOf } from './find-components'
import { nativeFields } from './native-fields'

/** The components that can be placed, and where components can nest. */
export interface Components {
  listsOf: ListsOf
  /** A widget's fields and its group; undefined for an unknown type and for a block of the CMS. */
  treeOf(type: string): { tree: GroupField; group: AnyWidget['group'] } | undefined
  /** A widget's schema; undefined for an unknown type and for a block of the CMS. */
  schemaOf(type: string): AnyWidget['schema'] | undefined
  /** The title of a type for the author; for a block of the CMS, derived from the type. */
  titleOf(type: string): string
  /** Props in the current shape of the type; the same object when they have it already. */
  upgrade<Props>(type: string, props: Props): Props
  /** Why no form could show these props, or the part of them at a path; null when it can. */
  shapeProblemOf(type: string, props: unknown, at?: readonly string[]): string | null
  /** Why a text at a path cannot be filled in with its values; null when it can. */
  textProblemOf(type: string, props: unknown, at: readonly string[]): string | null
  /** Why a component of this type cannot have these props; null when it can. */
  problemOf(type: string, props: unknown): string | null
}

/** Loads every widget's schema once. */
export async function loadComponents(): Promise<Components> {
  const entries = Object.entries(widgetMap).map(async ([type, load]) => {
    const { default: widget } = await load()
    const upgrade = await upgraderOf(type)
    const { schema, title, group } = widget
    return [type, { schema, tree: fieldTree(schema), title, group, upgrade }] as const
  })
  const trees = new Map(await Promise.all(entries))
  const lists = new Map([...trees].map(([type, { tree }]) => [type, listsIn(tree)]))
  const shapeProblemOf: Components['shapeProblemOf'] = (type, props, at = []) => {
    const tree = trees.get(type)?.tree
    if (!tree) return null
    const steps = asPath(at)
    for (const { field, value, path } of written(tree, props, steps)) {
      if (isMisshapen(field, value))
        return `${[type, ...path].join('/')}: a ${SHAPES[field.kind]} is wanted here.`
      if (field.kind !== 'components' || !Array.isArray(value)) continue
      for (const node of value.filter(isComponent)) {
        const problem = shapeProblemOf(node.type, node.props)
        if (problem) return problem
      }
    }
    return null
  }
  return {
    shapeProblemOf,
    textProblemOf: (type, props, at) => {
      const tree = trees.get(type)?.tree
      const { field, titles } = tree ? follow(tree, asPath(at), props) : {}
      const problem = field && placeholderProblem(field, valueAt(props, at))
      return problem ? `${titles?.join(' › ')}: ${problem}` : null
    },
    treeOf: (type) => trees.get(type),
    schemaOf: (type) => trees.get(type)?.schema,
    titleOf: (type) => {
      const name = type.replace(/^cms\//, '').replaceAll('-', ' ')
      return trees.get(type)?.title ?? name.charAt(0).toUpperCase() + name.slice(1)
    },
    listsOf: (type) => lists.get(type) ?? [],
    upgrade: (type, props) => trees.get(type)?.upgrade(props) ?? props,
    problemOf: (type, props) => {
      // Violations of a widget's schema do not block an edit; the page shows them to the author.
      if (lists.has(type)) return null
      if (!Object.hasOwn(nativeFields, type)) return `There is no component "${type}".`
      const { error } = nativeFields[type as keyof typeof nativeFields].safeParse(props)
      const [issue] = error?.issues ?? []
      return issue ? `${[type, ...issue.path].join('/')}: ${issue.message}` : null
    },
  }
}

function asPath(at: readonly string[]): Path {
  return at.map((name) => (/^\d+$/.test(name) ? Number(name) : name))
}

/** The fields on the way to a path in the props, and all inside of it. */
function* written(tree: FormField, props: unknown, path: Path): ReturnType<typeof walk> {
  for (let length = 0; length <= path.length; length += 1) {
    const start = path.slice(0, length)
    const { field } = follow(tree, start, props)
    const value = valueAt(props, start.map(String))
    if (field && length === path.length) yield* walk(field, value, start)
    else if (field) yield { field, value, path: start }
  }
}

/** What a value of each kind of field is, for the author. */
const SHAPES: Record<FormField['kind'], string> = {
  ...{ text: 'text', richText: 'text', path: 'text', asset: 'text' },
  ...{ number: 'number', boolean: 'yes or no', choice: 'single choice' },
  ...{ choices: 'list', list: 'list', components: 'list of components' },
  ...{ group: 'group of fields', union: 'group of fields', map: 'group of fields' },
}

function listsIn(field: FormField): string[][] {
  switch (field.kind) {
    case 'components':
      return [[]]
    case 'group':
      return membersOf(field.fields)
    case 'union':
      return field.variants.flatMap(({ fields }) => membersOf(fields))
    case 'list':
    case 'map':
      return field.kind === 'list' ? listsIn(field.entry).map((path) => ['*', ...path]) : []
    default:
      return []
  }
}

function membersOf(fields: readonly FormField[]): string[][] {
  return fields.flatMap((field) => listsIn(field).map((path) => [field.name, ...path]))
}
