const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '[': '\\u005b',
  ']': '\\u005d',
}

/**
 * JSON that may stand inside a script element: `< > & U+2028 U+2029` are escaped, which can only
 * occur inside of its strings. With `brackets`, `[` and `]` in strings are escaped as well, for CMSs
 * that look for short codes in a page's text (cms-contracts §1).
 */
export function toJsonScript(value: unknown, { brackets = false } = {}): string {
  const json = JSON.stringify(value) ?? 'null'
  const safe = json.replace(/[<>&\u2028\u2029]/g, (char) => ESCAPES[char] ?? char)
  if (!brackets) return safe
  return safe.replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.replace(/[[\]]/g, (char) => ESCAPES[char] ?? char),
  )
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for HTML content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}
