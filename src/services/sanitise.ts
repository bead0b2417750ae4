import DOMPurify from 'dompurify'
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '../rules/rich-text'

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener')
})

/** Authored rich text with only the tags and attributes of W81; a TrustedHTML where that exists. */
export function sanitiseRichText(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: RICH_TEXT_TAGS,
    ALLOWED_ATTR: RICH_TEXT_ATTRIBUTES,
    RETURN_TRUSTED_TYPE: true,
  })
  return clean as unknown as string
}

/** A fragment of a page: scripts dropped, forms and placeholders with their JSON kept (C.12). */
export function sanitiseFragment(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ADD_TAGS: (tag) => tag === 'foyer-widget',
    CUSTOM_ELEMENT_HANDLING: {
      tagNameCheck: (name) => name === 'foyer-widget',
      attributeNameCheck: (name) => ['type', 'when', 'props'].includes(name),
      allowCustomizedBuiltInElements: false,
    },
    FORBID_TAGS: ['style', 'iframe', 'object', 'embed'],
    FORBID_ATTR: ['style'],
  })
}
