import { coerced } from './coerce'
import type { FormField, ListField, NumberField, TextField } from './field-tree'

/** Candidate values for a field, the best first: the schema's examples, its default, a generated one. */
export function examplesOf(field: FormField): unknown[] {
  return [...field.examples, field.default, madeUp(field)].filter((value) => value !== undefined)
}

/** Candidate values close to an invalid one, which the author may have meant. */
export function betterThan(field: FormField, value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return []
  const understood = coerced(field, value)
  const nearest =
    field.kind === 'number' && typeof understood === 'number'
      ? nearestTo(field, understood)
      : field.kind === 'choice' && typeof value === 'string'
        ? field.options.find(({ label }) => isSame(label, value))?.value
        : field.kind === 'list' && Array.isArray(value)
          ? filledUp(field, value)
          : undefined
  return [understood, nearest].filter((candidate) => candidate !== undefined)
}

function isSame(label: string, value: string): boolean {
  return label.toLowerCase() === value.trim().toLowerCase()
}

function nearestTo({ least, most, step }: NumberField, value: number): number {
  const inside = Math.min(Math.max(value, least ?? value), most ?? value)
  if (!step) return inside
  const rounded = Math.round(inside / step) * step
  return rounded > (most ?? rounded)
    ? rounded - step
    : rounded < (least ?? rounded)
      ? rounded + step
      : rounded
}

function filledUp({ least, entry }: ListField, value: unknown[]): unknown[] {
  const missing = Math.max((least ?? 0) - value.length, 0)
  return [...value, ...Array.from({ length: missing }, () => best(entry))]
}

function madeUp(field: FormField): unknown {
  switch (field.kind) {
    case 'text':
    case 'richText':
    case 'path':
    case 'asset':
      return madeUpText(field)
    case 'number':
      return nearestTo(field, 0)
    case 'boolean':
      return false
    case 'choice':
      return field.options[0]?.value
    case 'choices':
      return field.options.slice(0, field.least ?? 0).map(({ value }) => value)
    case 'list':
      return field.most === 0 ? [] : filledUp({ ...field, least: field.least || 1 }, [])
    case 'group':
      return requiredOf(field.fields)
    case 'union': {
      const [first] = field.variants
      return first && { [field.discriminator]: first.value, ...requiredOf(first.fields) }
    }
    case 'map':
      return {}
    case 'components':
      return []
  }
}

/** The first example of a field: what a new component starts with. */
export function best(field: FormField): unknown {
  return examplesOf(field)[0]
}

function requiredOf(fields: FormField[]): Record<string, unknown> {
  const required = fields.filter(({ isRequired }) => isRequired)
  return Object.fromEntries(required.map((field) => [field.name, best(field)]))
}

/** The field's title, fitted to its length limits; undefined for a pattern, which no generator can match. */
function madeUpText(field: TextField): string | undefined {
  const { kind, least, most } = field
  if (field.pattern) return undefined
  const title = field.title || 'Text'
  const known = {
    path: '/',
    asset: '/pictures/example.jpg',
    richText: `<p>${title}</p>`,
    text: title,
  }
  const longest = most ?? Number.POSITIVE_INFINITY
  const text = known[kind].length > longest ? title : known[kind]
  return text.padEnd(least ?? 1, '.').slice(0, longest)
}
