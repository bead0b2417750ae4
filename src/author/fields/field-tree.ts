import { z } from 'zod'

/**
 * What an author can set of a widget, derived from its zod schema through JSON Schema: the author
 * form, the badges, Storybook's controls and docs and the CMS packages are all made from it.
 */
export type FormField = TextField | NumberField | BooleanField | ChoiceField | NestedField

interface Common {
  /** Name in its parent; an entry of a list has ''. */
  name: string
  title: string
  /** In the author's words; '' for none. */
  description: string
  isRequired: boolean
  default: unknown
  /** Values that are good ones to begin with; the first is offered where one is missing. */
  examples: unknown[]
  /** Under which heading of the form it stands; '' for the widget's own. */
  group: string
  /** Set only while a sibling has one of these values. */
  when: Condition | null
}

export interface Condition {
  /** Name of a sibling. */
  field: string
  is: unknown[]
}

export interface TextField extends Common {
  kind: 'text' | 'richText' | 'path' | 'asset'
  /** Letters. */
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

export interface ChoiceField extends Common {
  /** One of the options, or any number of them. */
  kind: 'choice' | 'choices'
  options: { value: string | number; label: string }[]
}

export type NestedField = GroupField | ListField | UnionField | MapField | ComponentsField

export interface GroupField extends Common {
  kind: 'group'
  fields: FormField[]
}

export interface ListField extends Common {
  kind: 'list'
  entry: FormField
  least: number | null
  most: number | null
}

/** One of several groups, told apart by a field that they share. */
export interface UnionField extends Common {
  kind: 'union'
  discriminator: string
  variants: { value: string; label: string; fields: FormField[] }[]
}

/** Names and values, the names the author's own. */
export interface MapField extends Common {
  kind: 'map'
  entry: FormField
}

/** Components that an author places inside. */
export interface ComponentsField extends Common {
  kind: 'components'
}

interface Json {
  type?: string
  title?: string
  description?: string
  default?: unknown
  examples?: unknown[]
  enum?: (string | number)[]
  const?: string
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  items?: Json
  properties?: Record<string, Json>
  additionalProperties?: Json | boolean
  required?: string[]
  oneOf?: Json[]
  'x-field'?: string
  'x-when'?: { field: string; is: unknown }
  'x-group'?: string
  'x-options'?: Record<string, string>
}

const known = new WeakMap<z.ZodType, GroupField>()

/** The tree of a widget's schema; throws for what cannot be expressed, and says what to change. */
export function fieldTree(schema: z.ZodType): GroupField {
  const found = known.get(schema)
  if (found) return found
  const tree = fieldOf('', z.toJSONSchema(schema, { io: 'input' }) as Json, true) as GroupField
  known.set(schema, tree)
  return tree
}

function fieldOf(name: string, json: Json, isRequired: boolean): FormField {
  const when = json['x-when']
  const common: Common = {
    name,
    title: json.title ?? name,
    description: json.description ?? '',
    isRequired: isRequired && json.default === undefined,
    default: json.default,
    examples: json.examples ?? [],
    group: json['x-group'] ?? '',
    when: when ? { field: when.field, is: [when.is].flat() } : null,
  }
  if (json['x-field'] === 'widgets') return { ...common, kind: 'components' }
  if (json.enum) return { ...common, kind: 'choice', options: optionsOf(json) }
  if (json.oneOf) return { ...common, ...variantsOf(name, json.oneOf) }
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
      return {
        ...common,
        kind: 'number',
        isWhole: json.type === 'integer',
        least: limit(json.minimum),
        most: limit(json.maximum),
        step: json.multipleOf ?? (json.type === 'integer' ? 1 : null),
      }
    case 'boolean':
      return { ...common, kind: 'boolean' }
    case 'array':
      if (json.items?.enum) return { ...common, kind: 'choices', options: optionsOf(json.items) }
      return {
        ...common,
        kind: 'list',
        entry: fieldOf('', json.items ?? {}, true),
        least: limit(json.minItems),
        most: limit(json.maxItems),
      }
    case 'object':
      return json.properties
        ? { ...common, kind: 'group', fields: membersOf(json) }
        : {
            ...common,
            kind: 'map',
            entry: fieldOf('', entryOf(json.additionalProperties), true),
          }
    default:
      throw new Error(
        `The field "${name}" cannot be shown to an author: give it a kind that author/fields/field-tree.ts knows (text, number, boolean, enum, list, object, discriminated union).`,
      )
  }
}

function membersOf({ properties = {}, required = [] }: Json): FormField[] {
  return Object.entries(properties).map(([name, json]) =>
    fieldOf(name, json, required.includes(name)),
  )
}

/** A map of anything is edited as text. */
function entryOf(json: Json | boolean | undefined): Json {
  return typeof json === 'object' && Object.keys(json).length > 0 ? json : { type: 'string' }
}

function variantsOf(
  name: string,
  variants: Json[],
): Pick<UnionField, 'kind' | 'discriminator' | 'variants'> {
  const discriminator = Object.keys(variants[0]?.properties ?? {}).find((member) =>
    variants.every(({ properties }) => properties?.[member]?.const !== undefined),
  )
  if (!discriminator)
    throw new Error(
      `The field "${name}" is a union without a field that tells its variants apart: use z.discriminatedUnion.`,
    )
  return {
    kind: 'union',
    discriminator,
    variants: variants.map((variant) => {
      const value = String(variant.properties?.[discriminator]?.const)
      return {
        value,
        label: variant.title ?? value,
        fields: membersOf(variant).filter((field) => field.name !== discriminator),
      }
    }),
  }
}

function optionsOf(json: Json): ChoiceField['options'] {
  return (json.enum ?? []).map((value) => ({
    value,
    label: json['x-options']?.[String(value)] ?? String(value),
  }))
}

function textKind(field: string | undefined): TextField['kind'] {
  if (field === 'richtext') return 'richText'
  return field === 'path' || field === 'asset' ? field : 'text'
}

/** zod prints whole-number fields with the limits of a double; those say nothing. */
function limit(value: number | undefined): number | null {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null
}
