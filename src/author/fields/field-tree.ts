import { z } from 'zod'
import { type Json, obstacleIn } from './json-schema'

/**
 * A field that an author can set on a widget, as a discriminated union. The tree is derived from the zod
 * schema through JSON Schema. The author form, the badges, Storybook's controls and docs, and the CMS
 * packages use the tree.
 */
export type FormField =
  | TextField
  | NumberField
  | BooleanField
  | ChoiceField
  | ChoicesField
  | NestedField

interface Common {
  /** The field's name in its parent; '' for an entry of a list or map. */
  name: string
  /** In the author's words; '' for an entry without a title. */
  title: string
  /** In the author's words; '' for none. */
  description: string
  isRequired: boolean
  default: unknown
  /** Values to start with; the first is offered where a value is missing. */
  examples: unknown[]
  /** The field's heading in the form; '' for the widget's own fields. */
  group: string
  /** The field applies only under this condition; null: always. */
  when: Condition | null
}

export interface Condition {
  /** Name of a sibling. */
  field: string
  is: unknown[]
}

export interface TextField extends Common {
  kind: 'text' | 'richText' | 'path' | 'asset'
  /** Length limits in characters. */
  least: number | null
  most: number | null
  pattern: string | null
}

export interface NumberField extends Common {
  kind: 'number'
  isWhole: boolean
  least: number | null
  most: number | null
  step: number | null
}

export interface BooleanField extends Common {
  kind: 'boolean'
}

export interface Option {
  value: string | number
  /** In the author's words. */
  label: string
}

export interface ChoiceField extends Common {
  kind: 'choice'
  options: Option[]
}

/** Several of the options at once. */
export interface ChoicesField extends Common {
  kind: 'choices'
  options: Option[]
  least: number | null
  most: number | null
}

export type NestedField = GroupField | ListField | UnionField | MapField | ComponentsField

export interface GroupField extends Common {
  kind: 'group'
  fields: FormField[]
}

export interface ListField extends Common {
  kind: 'list'
  /** The field of each entry; its title names one entry. */
  entry: FormField
  least: number | null
  most: number | null
}

/** A discriminated union: one of several groups, identified by a field that they share. */
export interface UnionField extends Common {
  kind: 'union'
  /** Name of the shared field; forms label it with the union's title. */
  discriminator: string
  variants: { value: string; label: string; fields: FormField[] }[]
}

/** A record whose names the author chooses. */
export interface MapField extends Common {
  kind: 'map'
  entry: FormField
}

/** A list of nested components. */
export interface ComponentsField extends Common {
  kind: 'components'
}

const known = new WeakMap<z.ZodType, GroupField>()

/** The tree of a widget's schema. Throws for an unsupported type; the message says what to change. */
export function fieldTree(schema: z.ZodType): GroupField {
  const found = known.get(schema)
  if (found) return found
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  const tree = fieldOf([], json, true)
  if (tree.kind !== 'group')
    throw new Error('A widget’s schema has to be an object: make it a z.object of its fields.')
  known.set(schema, tree)
  return tree
}

/** `path`: the names from the root to the field, for the error message. */
function fieldOf(path: string[], json: Json, isRequired: boolean): FormField {
  const common = commonOf(path, json, isRequired)
  if (json['x-field'] === 'widgets') return { ...common, kind: 'components' }
  const obstacle = obstacleIn(json)
  if (obstacle) fail(path, obstacle)
  if (json.enum || json.const !== undefined)
    return { ...common, kind: 'choice', options: optionsOf(json) }
  if (json.oneOf) return { ...common, ...variantsOf(path, json.oneOf) }
  switch (json.type) {
    case 'string':
      return {
        ...common,
        kind: textKind(json['x-field']),
        least: json.minLength ?? null,
        most: json.maxLength ?? null,
        pattern: json.pattern ?? null,
      }
    case 'number':
    case 'integer':
      return { ...common, kind: 'number', ...rangeOf(json) }
    case 'boolean':
      return { ...common, kind: 'boolean' }
    case 'array':
      return { ...common, ...listOf(path, json) }
    case 'object':
      if (json.properties) return { ...common, kind: 'group', fields: membersOf(path, json) }
      return { ...common, kind: 'map', entry: entryOf(path, json.additionalProperties) }
    default:
      return fail(path, 'has no kind that a form can show: use a z.string, z.number, z.boolean, …')
  }
}

function commonOf(path: string[], json: Json, isRequired: boolean): Common {
  const name = path.at(-1) ?? ''
  const isEntry = name === ENTRY
  const when = json['x-when']
  return {
    name: isEntry ? '' : name,
    title: json.title ?? (isEntry ? '' : name),
    description: json.description ?? '',
    isRequired: isRequired && json.default === undefined,
    default: json.default,
    examples: json.examples ?? [],
    group: json['x-group'] ?? '',
    when: when ? { field: when.field, is: [when.is].flat() } : null,
  }
}

/** Stands for an entry's name in a path. */
const ENTRY = '*'

function fail(path: string[], sentence: string): never {
  throw new Error(`The field "${path.join('.') || 'props'}" ${sentence}`)
}

function rangeOf(json: Json): Pick<NumberField, 'isWhole' | 'least' | 'most' | 'step'> {
  const isWhole = json.type === 'integer'
  return {
    isWhole,
    least: limit(json.minimum),
    most: limit(json.maximum),
    step: json.multipleOf ?? (isWhole ? 1 : null),
  }
}

type Kind<Field extends FormField> = Omit<Field, keyof Common>

function listOf(path: string[], json: Json): Kind<ListField> | Kind<ChoicesField> {
  const items = json.items ?? {}
  const limits = { least: limit(json.minItems), most: limit(json.maxItems) }
  if (!items.enum) {
    const examples = items.examples ?? json.examples?.flat() ?? []
    return { kind: 'list', entry: entryOf(path, { ...items, examples }), ...limits }
  }
  const labels = json['x-options'] ?? items['x-options']
  const options = optionsOf(labels ? { ...items, 'x-options': labels } : items)
  return { kind: 'choices', options, ...limits }
}

function membersOf(path: string[], { properties = {}, required = [] }: Json): FormField[] {
  return Object.entries(properties).map(([name, json]) =>
    fieldOf([...path, name], json, required.includes(name)),
  )
}

function entryOf(path: string[], json: Json | boolean | undefined): FormField {
  return fieldOf([...path, ENTRY], typeof json === 'object' ? json : {}, true)
}

function variantsOf(path: string[], variants: Json[]): Kind<UnionField> {
  const discriminator = Object.keys(variants[0]?.properties ?? {}).find((name) =>
    variants.every(({ properties }) => typeof properties?.[name]?.const === 'string'),
  )
  if (!discriminator)
    fail(path, 'is a union whose variants no z.literal of text of their own tells apart: add one.')
  return {
    kind: 'union',
    discriminator,
    variants: variants.map((variant) => {
      const value = String(variant.properties?.[discriminator]?.const)
      const fields = membersOf([...path, value], variant)
      if (fields.some(({ kind }) => kind === 'components'))
        fail(path, 'has components in one of its variants: place them beside it.')
      return {
        value,
        label: variant.title ?? value,
        fields: fields.filter(({ name }) => name !== discriminator),
      }
    }),
  }
}

function optionsOf(json: Json): Option[] {
  const values = json.enum ?? [json.const as string | number]
  return values.map((value) => ({
    value,
    label: json['x-options']?.[String(value)] ?? String(value),
  }))
}

function textKind(field: string | undefined): TextField['kind'] {
  if (field === 'richtext') return 'richText'
  return field === 'path' || field === 'asset' ? field : 'text'
}

/** The limit, or null for the safe-integer limits that zod prints for every whole-number field. */
function limit(value: number | undefined): number | null {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null
}
