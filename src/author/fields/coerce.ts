import type { z } from 'zod'
import { stepsOf, withValue } from '../paths'
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

/**
 * Converts one field's new value to the type of the schema; a field unknown to the schema keeps it. An
 * author who empties a number in a form means none, and not 0, as a whole page model of AEM's does.
 */
export function coerceAt(schema: z.ZodType, raw: unknown, path: string[], value: unknown): unknown {
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const { field } = follow(fieldTree(schema), steps, raw)
  if (field?.kind === 'number' && value === '') return undefined
  return field ? coerced(field, value) : value
}

/** A value converted to the type of its field; undefined for a value that stands for none. */
export function coerced(field: FormField, sent: unknown): unknown {
  const value = read(field, sent)
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
      return members(nested(field.fields, value), (name) =>
        field.fields.find((known) => known.name === name),
      )
    case 'union': {
      const fields = variantOf(field, value)?.fields ?? []
      return members(nested(fields, value), (name) => fields.find((known) => known.name === name))
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

/**
 * The value of JSON text where the field is a list or has members: Universal Editor has no control for a
 * list in a list or for a map (docs/decisions/0060). Other text stays.
 */
function read(field: FormField, value: unknown): unknown {
  const isList = field.kind === 'list' || field.kind === 'components' || field.kind === 'choices'
  const hasMembers = field.kind === 'map' || field.kind === 'group' || field.kind === 'union'
  if (typeof value !== 'string' || !(isList || hasMembers)) return value
  const json = attempt<unknown>(() => JSON.parse(value))
  return isObject(json) && Array.isArray(json) === isList ? json : value
}

function attempt<Value>(change: () => Value): Value | undefined {
  try {
    return change()
  } catch {
    return undefined
  }
}

/** The members of a group; one named by its path, such as `image/src`, comes to its place. */
function nested(fields: FormField[], value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value
  const isPath = (name: string) =>
    name.includes('/') && fields.some((field) => field.name === name.split('/')[0])
  if (!Object.keys(value).some(isPath)) return value
  const own = Object.entries(value).filter(([name]) => !isPath(name))
  return Object.entries(value)
    .filter(([name]) => isPath(name))
    .reduce<unknown>(
      (whole, [name, member]) => attempt(() => withValue(whole, stepsOf(name), member)) ?? whole,
      Object.fromEntries(own),
    )
}

function members(value: unknown, fieldOf: (name: string) => FormField | undefined): unknown {
  if (!isObject(value) || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const field = fieldOf(name)
    return [name, field ? coerced(field, member) : member] as const
  })
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined))
}
