import { z } from 'zod'
import type { Field } from './fields'

type Json = Record<string, unknown>

const fieldOfSchema = new WeakMap<z.ZodType, Field>()

/**
 * The fields of a widget's schema, memoized. The browser build replaces each `*.schema.ts` by its
 * fields, and this module by one that returns them unchanged (tooling/visitor-schemas.mjs).
 */
export function fieldsOf(schema: z.ZodType): Field {
  const field =
    fieldOfSchema.get(schema) ?? toField(z.toJSONSchema(schema, { io: 'input' }) as Json, true)
  fieldOfSchema.set(schema, field)
  return field
}

const KINDS: Record<string, Field['t']> = {
  string: 's',
  number: 'n',
  integer: 'w',
  boolean: 'b',
  array: 'a',
  object: 'o',
}

function toField(json: Json, isRequired: boolean): Field {
  const field: Field = { t: kindOf(json) }
  if (json.default !== undefined) field.d = json.default
  if (Array.isArray(json.enum)) field.e = json.enum
  if (json.const !== undefined) field.e = [json.const]
  if (field.t === 'n' || field.t === 'w') {
    const least = limit(json.minimum)
    const most = limit(json.maximum)
    if (least !== null || most !== null) field.l = [least, most]
  }
  if (Number(json.minLength) >= 1) field.m = 1
  if (field.t === 'a') {
    field.i = toField((json.items ?? {}) as Json, true)
    const least = limit(json.minItems)
    const most = limit(json.maxItems)
    if (least !== null || most !== null) field.l = [least, most]
  }
  if (field.t === 'r') field.i = toField((json.additionalProperties ?? {}) as Json, false)
  if (Array.isArray(json.oneOf)) {
    const variants = json.oneOf.map(toMembers)
    field.v = variants
    const tells = (name: string) => variants.every((members) => members[name]?.e?.length === 1)
    field.u = Object.keys(variants[0] ?? {}).find(tells) ?? ''
  } else if (field.t === 'o') field.p = toMembers(json)
  if (isRequired && field.d === undefined) field.q = 1
  return field
}

function toMembers(json: Json): Record<string, Field> {
  const required = (json.required ?? []) as string[]
  const members = Object.entries((json.properties ?? {}) as Record<string, Json>)
  return Object.fromEntries(
    members.map(([name, member]) => [name, toField(member, required.includes(name))]),
  )
}

function kindOf(json: Json): Field['t'] {
  if (json['x-field'] === 'richtext') return 'h'
  if (json.oneOf) return 'o'
  const kind = KINDS[String(json.type)] ?? '*'
  return kind === 'o' && !json.properties ? 'r' : kind
}

/** Null for the limits of a double, which zod prints for every whole-number field. */
function limit(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null
}
