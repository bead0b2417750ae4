/**
 * A field of a JSON body as trimmed text; null if it is missing, empty, too long, no text, or
 * contains control characters (PostgreSQL cannot store NUL).
 */
export function bodyText(body: unknown, field: string, longest: number): string | null {
  if (body === null || typeof body !== 'object' || !Object.hasOwn(body, field)) return null
  const value = (body as Record<string, unknown>)[field]
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' || text.length > longest || /\p{Cc}/u.test(text) ? null : text
}
