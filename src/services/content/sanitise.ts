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

/** No script gets through; the JSON of a placeholder moves to its `props` attribute before it goes. */
DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
  const parent = node.parentElement
  if (tagName !== 'script' || parent?.localName !== PLACEHOLDER) return
  const isJson = (node as Element).getAttribute('type') === 'application/json'
  if (isJson) parent.setAttribute('props', node.textContent ?? '')
})

/** Authored rich text with only the tags and attributes of W81; a TrustedHTML where that exists. */
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
 * The document that DOMPurify reads a text in is inert and has the page's policy all the same: every
 * style, script, base and event handler in it would be reported and complained of. Under names
 * without a meaning they are dropped just so; what this misses is reported, and dropped as well.
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
  // Means the same in a value; where a style or a title is open it is text, and ends nothing.
  return harmless.replaceAll('<', '&lt;')
}

/** As a browser reads them (HTML 13.2.5): quotes mean something after `=` only, a stroke is a space. */
const ATTRIBUTE = /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g

const TAG = new RegExp(`(<[a-z][^\\s/>]*)((?:[\\s/]+|${ATTRIBUTE.source})*)`, 'gi')

/**
 * A fragment of a page (C.12): scripts, styles and frames dropped, forms and placeholders kept.
 * Comments are inert and stay, for React finds its text by them when it hydrates.
 */
export function sanitiseFragment(html: string): DocumentFragment {
  // A frame set has no body: then there is nothing at all.
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
 * A placeholder with HTML in it counts as rendered by our server, and its rich text as sanitised, as
 * does an answer that came with it: in a fragment that is not known, so every text with markup in it
 * is sanitised here.
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
