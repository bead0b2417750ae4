import type { z } from 'zod'
import { type FormField, fieldTree } from './field-tree'
import { follow, isObject, variantOf } from './follow'

/**
 * Converts the props that a CMS sent to the types of the schema. HTML forms send numbers and booleans as
 * text, and a list with one entry as that entry. AEM's SPA editor writes '' for false, 0 and null
 * (cms-contracts §3). A value that cannot be converted stays, and `problemsOf` reports it.
 */
export function coerce(schema: z.ZodType, raw: unknown): unknown {
  return coerced(fieldTree(schema), raw)
}

/** Converts one field's new value to the type of the schema; a field unknown to the schema keeps it. */
export function coerceAt(schema: z.ZodType, raw: unknown, path: string[], value: unknown): unknown {
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const { field } = follow(fieldTree(schema), steps, raw)
  return field ? coerced(field, value) : value
}

/** A value converted to the type of its field; undefined for a value that stands for none. */
export function coerced(field: FormField, value: unknown): unknown {
  if (value === null) return undefined
  if (value === '') return emptied(field)
  switch (field.kind) {
    case 'text':
    case 'richText':
    case 'path':
    case 'asset':
      return typeof value === 'number' ? String(value) : value
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    case 'number': {
      const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(+value)
      return isNumeric ? Number(value) : value
    }
    case 'choice':
      if (isObject(value)) return value
      return field.options.find((known) => String(known.value) === String(value))?.value ?? value
    case 'choices':
      return isObject(value) ? value : [value]
    case 'list':
      if (!Array.isArray(value) && (isObject(value) || NESTED.includes(field.entry.kind)))
        return value
      return [value].flat().map((entry) => coerced(field.entry, entry) ?? entry)
    case 'group':
      return members(value, (name) => field.fields.find((known) => known.name === name))
    case 'union': {
      const fields = variantOf(field, value)?.fields
      return members(value, (name) => fields?.find((known) => known.name === name))
    }
    case 'map':
      return members(value, () => field.entry)
    case 'components':
      return value
  }
}

/** Kinds that a single value of a form cannot represent. */
const NESTED: FormField['kind'][] = ['list', 'group', 'union', 'map']

/** The value that an empty text stands for. */
function emptied(field: FormField): unknown {
  switch (field.kind) {
    case 'text':
    case 'richText':
    case 'path':
    case 'asset': {
      const isNone = field.least || (!field.isRequired && field.default === undefined)
      return isNone ? undefined : ''
    }
    case 'boolean':
      return false
    case 'number':
      return (field.least ?? 0) <= 0 && (field.most ?? 0) >= 0 ? 0 : undefined
    case 'choice':
      return field.options.find(({ value }) => value === '')?.value
    default:
      return undefined
  }
}

function members(value: unknown, fieldOf: (name: string) => FormField | undefined): unknown {
  if (!isObject(value) || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const field = fieldOf(name)
    return [name, field ? coerced(field, member) : member] as const
  })
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined))
}
