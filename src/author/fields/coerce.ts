import type { z } from 'zod'
import { type FormField, fieldTree } from './field-tree'

type Json = Record<string, unknown>

/**
 * What a CMS sent, in the kinds that the schema wants: numbers and truth values come as texts out of
 * HTML forms, and AEM's SPA editor writes '' for false, 0 and null (cms-contracts §3). What cannot be
 * understood stays as it is, for `problemsOf` to name.
 */
export function coerce(schema: z.ZodType, raw: unknown): unknown {
  return coerced(fieldTree(schema), raw)
}

function coerced(field: FormField, value: unknown): unknown {
  if (value === '' && field.kind !== 'text' && field.kind !== 'richText') return emptied(field)
  switch (field.kind) {
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    case 'number': {
      const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(+value)
      return isNumeric ? Number(value) : value
    }
    case 'choice': {
      const option = field.options.find((known) => String(known.value) === String(value))
      return option ? option.value : value
    }
    case 'list':
      return Array.isArray(value) ? value.map((entry) => coerced(field.entry, entry)) : value
    case 'group':
      return members(field.fields, value)
    case 'union': {
      const chosen = isObject(value) ? value[field.discriminator] : undefined
      const variant = field.variants.find((known) => known.value === chosen)
      return variant ? members(variant.fields, value) : value
    }
    default:
      return value
  }
}

/** An empty text where none can stand. */
function emptied(field: FormField): unknown {
  if (field.kind === 'boolean') return false
  if (field.kind !== 'number') return undefined
  const { least, most } = field
  return (least ?? 0) <= 0 && (most ?? 0) >= 0 ? 0 : undefined
}

function members(fields: FormField[], value: unknown): unknown {
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const field = fields.find((known) => known.name === name)
    return [name, field ? coerced(field, member) : member] as const
  })
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined))
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
