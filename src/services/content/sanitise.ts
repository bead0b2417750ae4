import DOMPurify from 'dompurify'
import {
  isHarmlessAttribute,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '../../rules/content/rich-text'

const PLACEHOLDER = 'foyer-widget'

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener')
})

DOMPurify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (!isHarmlessAttribute(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
})

/**
 * DOMPurify removes every script. This hook first copies a placeholder's JSON to its `props`
 * attribute.
 */
DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
  const parent = node.parentElement
  if (tagName !== 'script' || parent?.localName !== PLACEHOLDER) return
  const isJson = (node as Element).getAttribute('type') === 'application/json'
  if (isJson) parent.setAttribute('props', node.textContent ?? '')
})

/**
 * Sanitises authored rich text to the tags and attributes of W81. Returns a TrustedHTML if the
 * browser has that type.
 */
export function sanitiseRichText(html: string): string {
  const clean = DOMPurify.sanitize(blunted(html), { ...richText, RETURN_TRUSTED_TYPE: true })
  return clean as unknown as string
}

const richText = {
  ALLOWED_TAGS: RICH_TEXT_TAGS,
  ALLOWED_ATTR: RICH_TEXT_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/**
 * Renames styles, scripts, bases and event handlers before DOMPurify parses the text. DOMPurify's
 * document is inert but inherits the page's content security policy, so the browser would report each
 * of them as a violation. DOMPurify drops the renamed ones too. Any that this function misses are
 * reported and dropped.
 */
function blunted(html: string): string {
  return withoutHandlers(html)
    .replace(/<(\/?)(?:style|script)(?![\w-])/gi, '<$1noembed')
    .replace(/<base(?![\w-])/gi, '<x-base')
}

function withoutHandlers(html: string): string {
  return html.replace(TAG, (_tag, start: string, attributes: string) => {
    return start + attributes.replace(ATTRIBUTE, renamed)
  })
}

function renamed(attribute: string): string {
  const harmless = /^(?:style|on)/i.test(attribute) ? `x-${attribute}` : attribute
  // In an attribute value `&lt;` equals `<`. Inside an open style or title, `&lt;` is text and closes no
  // element.
  return harmless.replaceAll('<', '&lt;')
}

/**
 * Attributes as a browser tokenizes them (HTML 13.2.5): quotes count only after `=`, and `/` is a
 * space.
 */
const ATTRIBUTE = /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g

const TAG = new RegExp(`(<[a-z][^\\s/>]*)((?:[\\s/]+|${ATTRIBUTE.source})*)`, 'gi')

/**
 * Sanitises a page fragment (C.12): removes scripts, styles and frames, keeps forms and placeholders.
 * Comments are inert and stay, because React's hydration needs them.
 */
export function sanitiseFragment(html: string): DocumentFragment {
  // DOMPurify returns null for a frame set, which has no body.
  const clean: DocumentFragment | null = DOMPurify.sanitize(withoutHandlers(html), {
    RETURN_DOM_FRAGMENT: true,
    ADD_TAGS: ['#comment'],
    ADD_ATTR: ['target', 'focusable'],
    CUSTOM_ELEMENT_HANDLING: {
      tagNameCheck: (name) => name === PLACEHOLDER,
      attributeNameCheck: (name) => ['type', 'when', 'props'].includes(name),
      allowCustomizedBuiltInElements: false,
    },
    FORBID_TAGS: ['style', 'iframe', 'object', 'embed', 'math'],
    FORBID_ATTR: ['style'],
  })
  const fragment = clean ?? document.createDocumentFragment()
  for (const element of fragment.querySelectorAll(`${PLACEHOLDER}[props]`)) {
    element.setAttribute('props', cleanJson(element.getAttribute('props') ?? ''))
  }
  for (const element of fragment.querySelectorAll('[data-answers]')) {
    element.setAttribute('data-answers', cleanJson(element.getAttribute('data-answers') ?? ''))
  }
  return fragment
}

/**
 * Sanitises every text with markup in a placeholder's props or in the fragment's answers. A page's own
 * placeholders trust the server to have sanitised these texts; a fragment may come from elsewhere.
 */
function cleanJson(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (_name, value) =>
      typeof value === 'string' && /<[a-z!/?]/i.test(value)
        ? DOMPurify.sanitize(blunted(value), richText)
        : value,
    )
  } catch {
    return json
  }
}
