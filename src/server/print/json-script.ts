interface WrittenJson {
  /**
   * Escapes JSON for a CMS that rewrites the text of finished HTML. WordPress does so in scripts
   * and attributes: it runs `[shortcodes]` and turns `Wordpress` into `WordPress` (cms-contracts
   * §1).
   */
  forRewriting?: boolean
}

/**
 * Characters that can end a script, open a comment or begin an entity, and two old line
 * terminators.
 */
const IN_HTML = /[<>&\u2028\u2029]/g
/** Escape sequences and quotes are matched only to find where a string begins and ends. */
const IN_REWRITTEN_TEXT = /\\.|"|[[\]]|W(?=ordpress)/g

/**
 * JSON that is safe inside a script element. Characters with a meaning for an HTML parser are
 * written as `\uXXXX`: they occur only in JSON strings, where JSON allows this escape. A value that
 * JSON cannot write (`undefined`, a function) becomes `null`.
 */
export function toJsonScript(value: unknown, { forRewriting = false }: WrittenJson = {}): string {
  const json = (JSON.stringify(value) ?? 'null').replace(IN_HTML, escaped)
  if (!forRewriting) return json
  let isString = false
  return json.replace(IN_REWRITTEN_TEXT, (found) => {
    if (found === '"') isString = !isString
    return isString && found.length === 1 && found !== '"' ? escaped(found) : found
  })
}

/** The same for a quoted attribute, for a CMS that prints no scripts: `props="…"`. */
export function toJsonAttribute(value: unknown, options?: WrittenJson): string {
  return escapeHtml(toJsonScript(value, options))
}

function escaped(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
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
