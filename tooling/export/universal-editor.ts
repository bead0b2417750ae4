import { best } from '../../src/author/fields/examples'
import type { FormField, GroupField, UnionField } from '../../src/author/fields/field-tree'
import { type ExportedWidget, type Files, jsonFile, slugOf } from './widgets'

/** The id of the filter on every area and every list of components (author/instrumented.tsx). */
const FILTER = 'page'

/** The definitions of Universal Editor by their file names. */
export function universalEditorFiles(widgets: readonly ExportedWidget[]): Files {
  const all = definitionsOf(widgets)
  return {
    'universal-editor/component-definition.json': jsonFile(all.component),
    'universal-editor/component-models.json': jsonFile(all.model),
    'universal-editor/component-filters.json': jsonFile(all.filter),
  }
}

/** The definitions by the names that the vendor's client gives them. */
export interface Definitions {
  component: { groups: { title: string; id: string; components: object[] }[] }
  model: { id: string; fields: ModelField[] }[]
  filter: { id: string; components: string[] }[]
}

/** A field of a component model. Its name is a path in the props, or in the entry of a list. */
export interface ModelField {
  component: string
  name: string
  label: string
  description?: string
  value?: unknown
  valueType?: 'string' | 'string[]' | 'number' | 'boolean'
  required?: true
  multi?: true
  /** In the rules of JsonLogic. */
  condition?: object
  validation?: Record<string, unknown>
  options?: { name: string; value: string | number }[]
  fields?: ModelField[]
}

export function definitionsOf(widgets: readonly ExportedWidget[]): Definitions {
  const offered = widgets.filter(({ isPlaced }) => isPlaced)
  const groups = [...new Set(widgets.map(({ group }) => group))]
  return {
    component: {
      groups: groups.map((group) => ({
        title: group,
        id: slugOf(group),
        components: widgets.filter((widget) => widget.group === group).map(componentOf),
      })),
    },
    model: widgets.map(({ type, tree }) => componentModel(type, tree)),
    filter: [{ id: FILTER, components: offered.map(({ type }) => type) }],
  }
}

/** The form of a component: of a widget, or of a block that the CMS renders itself. */
export function componentModel(id: string, tree: GroupField): Definitions['model'][number] {
  return { id, fields: membersOf(tree.fields) }
}

function componentOf({ type, title, tree }: ExportedWidget): object {
  const template = best(tree)
  return {
    title,
    id: type,
    model: type,
    plugins: { aem: { page: { resourceType: `foyer/components/${type}`, template } } },
  }
}

function membersOf(fields: FormField[], path: string[] = [], isInList = false): ModelField[] {
  return fields.flatMap((field) => fieldsOf(field, [...path, field.name], isInList))
}

function fieldsOf(field: FormField, path: string[], isInList: boolean): ModelField[] {
  const common = commonOf(field, path)
  switch (field.kind) {
    case 'components':
      // An editor adds components to the list on the page itself.
      return []
    case 'group':
      return [
        { ...common, component: 'container', fields: membersOf(field.fields, path, isInList) },
      ]
    case 'union':
      return [{ ...common, component: 'container', fields: unionOf(field, path, isInList) }]
    case 'list':
      return [isInList ? asJson(common) : listOf(field.entry, common)]
    case 'map':
      return [asJson(common)]
    case 'choices':
      return [{ ...common, ...simple(field), component: 'multiselect', valueType: 'string[]' }]
    default:
      return [{ ...common, ...simple(field) }]
  }
}

function commonOf(field: FormField, path: string[]): ModelField {
  const parent = path.slice(0, -1)
  return {
    component: '',
    name: path.join('/'),
    label: field.title || 'Entry',
    ...(field.description ? { description: field.description } : {}),
    ...(field.isRequired ? { required: true } : {}),
    ...(field.when ? { condition: isOneOf([...parent, field.when.field], field.when.is) } : {}),
  }
}

function isOneOf(path: string[], values: unknown[]): object {
  return { in: [{ var: path.join('/') }, values] }
}

/** The discriminator as a choice, and the fields of each variant, which show under their condition. */
function unionOf(field: UnionField, path: string[], isInList: boolean): ModelField[] {
  const { discriminator, variants } = field
  const own = [...path, discriminator]
  return [
    {
      component: 'select',
      name: own.join('/'),
      label: field.title || discriminator,
      valueType: 'string',
      options: variants.map(({ value, label }) => ({ name: label, value })),
    },
    ...variants.flatMap(({ value, fields }) =>
      membersOf(fields, path, isInList).map((member) => {
        const chosen = isOneOf(own, [value])
        const condition = member.condition ? { and: [chosen, member.condition] } : chosen
        return { ...member, condition }
      }),
    ),
  ]
}

/** A list is its entry's field several times; the names of the fields inside are of one entry. */
function listOf(entry: FormField, common: ModelField): ModelField {
  switch (entry.kind) {
    case 'group':
      return {
        ...common,
        component: 'container',
        multi: true,
        fields: membersOf(entry.fields, [], true),
      }
    case 'union':
      return { ...common, component: 'container', multi: true, fields: unionOf(entry, [], true) }
    case 'list':
    case 'map':
    case 'choices':
    case 'components':
      return asJson(common)
    default:
      return { ...common, ...simple(entry), multi: true }
  }
}

/** The editor nests no list in a list and has no maps: such a value is entered as JSON. */
function asJson(common: ModelField): ModelField {
  return {
    ...common,
    component: 'text',
    valueType: 'string',
    description: [common.description, 'Enter it as JSON.'].filter(Boolean).join(' '),
  }
}

type Simple = Exclude<FormField, { kind: 'group' | 'union' | 'list' | 'map' | 'components' }>

function simple(field: Simple): Pick<ModelField, 'component'> & Partial<ModelField> {
  const isPlain = typeof field.default !== 'object' && field.default !== undefined
  const value = isPlain ? { value: field.default } : {}
  switch (field.kind) {
    case 'number': {
      const limits = defined({ numberMin: field.least, numberMax: field.most })
      return { component: 'number', valueType: 'number', ...value, ...limits }
    }
    case 'boolean':
      return { component: 'boolean', valueType: 'boolean', ...value }
    case 'choice':
    case 'choices': {
      const options = field.options.map((option) => ({ name: option.label, value: option.value }))
      const isNumeric = options.every((option) => typeof option.value === 'number')
      return { component: 'select', valueType: isNumeric ? 'number' : 'string', ...value, options }
    }
    default: {
      const { least: minLength, most: maxLength, pattern: regExp } = field
      const component = COMPONENTS[field.kind]
      return {
        component,
        valueType: 'string',
        ...value,
        ...defined({ minLength, maxLength, regExp }),
      }
    }
  }
}

const COMPONENTS = {
  text: 'text',
  richText: 'richtext',
  path: 'aem-content',
  asset: 'reference',
}

function defined(limits: Record<string, unknown>): Pick<ModelField, 'validation'> {
  const set = Object.entries(limits).filter(([, limit]) => limit !== null)
  return set.length > 0 ? { validation: Object.fromEntries(set) } : {}
}
