import { z } from 'zod'
import type { AnyWidget } from '../src/mapping/define-widget'
import { baseProps } from '../src/ui/base-props.schema'

/** A field of a widget as its author meets it, read from the schema. */
export interface AuthorField {
  /** As the CMS sends it. */
  name: string
  title: string
  description: string
  kind: FieldKind
  isRequired: boolean
  /** The values to choose from. */
  allowed: (string | number)[]
  default: unknown
  least: number | null
  most: number | null
  /** Of an object, or of each entry of a list. */
  fields: AuthorField[]
}

export type FieldKind =
  | 'text'
  | 'rich text'
  | 'address'
  | 'picture'
  | 'number'
  | 'whole number'
  | 'yes or no'
  | 'one of'
  | 'any of'
  | 'list of texts'
  | 'list of numbers'
  | 'list'
  | 'group'
  | 'names and values'

interface Json {
  type?: string
  title?: string
  description?: string
  default?: unknown
  enum?: (string | number)[]
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
  'x-field'?: string
}

const base = Object.keys(baseProps({}))

/** What an author can set, in the three groups of the docs page and of the controls. */
export function authorFields({ schema }: AnyWidget) {
  const all = fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as Json)
  const texts = all.find(({ name }) => name === 'labels')?.fields ?? []
  return {
    own: all.filter(({ name }) => !base.includes(name)),
    base: all.filter(({ name }) => base.includes(name) && name !== 'labels'),
    texts,
  }
}

function fieldsOf({ properties = {}, required = [] }: Json): AuthorField[] {
  return Object.entries(properties).map(([name, json]) => ({
    name,
    title: json.title ?? name,
    description: json.description ?? '',
    kind: kindOf(json),
    isRequired: required.includes(name),
    allowed: json.enum ?? json.items?.enum ?? [],
    default: json.default,
    least: limit(json.minimum ?? json.minItems),
    most: limit(json.maximum ?? json.maxItems),
    fields: fieldsOf(entryOf(json)),
  }))
}

/** Of a list of lists, what the inner ones hold. */
function entryOf(json: Json): Json {
  return json.type === 'array' ? entryOf(json.items ?? {}) : json
}

function kindOf(json: Json): FieldKind {
  const field = json['x-field']
  if (field === 'richtext') return 'rich text'
  if (field === 'path') return 'address'
  if (field === 'asset') return 'picture'
  if (json.enum) return 'one of'
  switch (json.type) {
    case 'boolean':
      return 'yes or no'
    case 'number':
      return 'number'
    case 'integer':
      return 'whole number'
    case 'array':
      return listKind(json.items ?? {})
    case 'object':
      return json.properties ? 'group' : 'names and values'
    default:
      return 'text'
  }
}

function listKind(items: Json): FieldKind {
  if (items.enum) return 'any of'
  if (items.type === 'string') return 'list of texts'
  if (items.type === 'number' || items.type === 'integer') return 'list of numbers'
  return 'list'
}

/** zod prints whole-number fields with the limits of a double; those say nothing. */
function limit(value: number | undefined): number | null {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null
}
