import type { FormField } from './field-tree'

/** A text in which values are filled in: `{amount} per stay`. */
const PLACEHOLDER = /\{(\w+)\}/g

/** The names of the placeholders in a text, each once. */
export function placeholdersIn(text: unknown): string[] {
  if (typeof text !== 'string') return []
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))]
}

/**
 * The placeholders that visitors get a value for in the texts of a field, by its default, examples and
 * description. Empty for a field whose texts are shown as they are.
 */
export function placeholdersOf(field: FormField): string[] {
  if (field.kind !== 'text' && field.kind !== 'richText') return []
  const texts = [field.default, ...field.examples, field.description]
  return [...new Set(texts.flatMap(placeholdersIn))]
}

/** Why a text of a field cannot be filled in as it is; null when it can. An empty text is fine. */
export function placeholderProblem(field: FormField, text: unknown): string | null {
  const known = placeholdersOf(field)
  if (known.length === 0 || typeof text !== 'string' || text.trim() === '') return null
  const used = placeholdersIn(text)
  const unknown = used.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    return `${listed(unknown)} ${unknown.length === 1 ? 'is' : 'are'} not filled in here. Use ${listed(known)}.`
  const missing = placeholdersIn(field.default).filter((name) => !used.includes(name))
  if (missing.length === 0) return null
  return `The text needs ${listed(missing)}: visitors see ${missing.length === 1 ? 'a value' : 'values'} there.`
}

function listed(names: readonly string[]): string {
  const named = names.map((name) => `{${name}}`)
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(named)
}
