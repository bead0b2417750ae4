interface WrittenJson {
  /**
   * For a CMS that rewrites the text of finished HTML, as WordPress does in scripts and attributes:
   * it runs `[shortcodes]` and turns `Wordpress` into `WordPress` (cms-contracts §1).
   */
  forRewriting?: boolean
}

/** What ends a script, opens a comment or is an entity, and what old JavaScript takes for a line's end. */
const IN_HTML = /[<>&\u2028\u2029]/g
/** Escape sequences and quotes only tell where a string begins and ends. */
const IN_REWRITTEN_TEXT = /\\.|"|[[\]]|W(?=ordpress)/g

/**
 * JSON that may stand inside of a script element: whatever means something to an HTML parser is
 * written as `\uXXXX`, which JSON knows in its strings, and only there can it occur. What is no JSON
 * (`undefined`, a function) is `null`.
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
