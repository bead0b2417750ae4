import sanitizeHtml from 'sanitize-html'
import {
  isHarmlessAttribute,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '../../rules/content/rich-text'

/** The depth limit of tags, because the sanitiser's time grows with the square of the depth. */
const DEEPEST = 1_000

class TooDeep extends Error {}

/**
 * Keeps only the tags and attributes of W81 in rich text, as `services/content/sanitise` does. A text
 * that is deeper than any page needs keeps its words alone.
 */
export function cleanRichText(html: string): string {
  try {
    return clean(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return clean(html.replace(/<[^<>]*>?/g, ''))
  }
}

function clean(html: string): string {
  let depth = 0
  return sanitizeHtml(html, {
    allowedTags: RICH_TEXT_TAGS,
    allowedAttributes: { '*': RICH_TEXT_ATTRIBUTES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    disallowedTagsMode: 'discard',
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: harmless(attribs) }) },
    // Only the parser knows the depth: comments, scripts and quotes may contain further tags.
    onOpenTag: () => {
      depth += 1
      if (depth > DEEPEST) throw new TooDeep()
    },
    onCloseTag: () => {
      depth -= 1
    },
  })
}

function harmless(attribs: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attribs).filter(([name, value]) => isHarmlessAttribute(name, value))
  const safe = Object.fromEntries(kept)
  return safe.target ? { ...safe, rel: 'noopener' } : safe
}
