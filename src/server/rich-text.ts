import sanitizeHtml from 'sanitize-html'
import {
  isHarmlessAttribute,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '../rules/content/rich-text'

/** Authored rich text with only the tags and attributes of W81, as `services/content/sanitise` does it. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
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
