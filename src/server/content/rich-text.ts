import sanitizeHtml from 'sanitize-html'
import {
  isHarmlessAttribute,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '../../rules/content/rich-text'

/** The depth limit of tags, because the sanitiser's time grows with the square of the depth. */
const DEEPEST = 1_000
const TAG = /<(\/?)([a-z][^\s/<>]*)[^<>]*>/gi
const VOID = /^(br|col|hr|img|wbr)$/i

/** Keeps only the tags and attributes of W81 in rich text, as `services/content/sanitise` does. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(withoutDepths(html), {
    allowedTags: RICH_TEXT_TAGS,
    allowedAttributes: { '*': RICH_TEXT_ATTRIBUTES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    disallowedTagsMode: 'discard',
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: harmless(attribs) }) },
  })
}

function harmless(attribs: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attribs).filter(([name, value]) => isHarmlessAttribute(name, value))
  const safe = Object.fromEntries(kept)
  return safe.target ? { ...safe, rel: 'noopener' } : safe
}

/** Removes start tags below the depth limit and as many end tags; keeps their text. */
function withoutDepths(html: string): string {
  let depth = 0
  let dropped = 0
  return html.replace(TAG, (tag: string, end: string, name: string) => {
    if (VOID.test(name)) return tag
    if (!end && depth >= DEEPEST) {
      dropped += 1
      return ''
    }
    if (end && dropped > 0) {
      dropped -= 1
      return ''
    }
    depth = end ? Math.max(0, depth - 1) : depth + 1
    return tag
  })
}
