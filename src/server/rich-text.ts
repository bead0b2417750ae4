import sanitizeHtml from 'sanitize-html'
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '../rules/rich-text'

/** Authored rich text with only the tags and attributes of W81, as `services/sanitise` does it. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: RICH_TEXT_TAGS,
    allowedAttributes: { '*': RICH_TEXT_ATTRIBUTES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
      }),
    },
  })
}
