import { safeHref } from '../pages/urls'

/** Tags allowed in authored rich text (W81). */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'sup',
  'sub',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'img',
  'span',
]

/** Attributes allowed on those tags, if `isHarmlessAttribute` accepts their value. */
export const RICH_TEXT_ATTRIBUTES = [
  'href',
  'target',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'lang',
  'dir',
  'scope',
  'colspan',
  'rowspan',
]

/**
 * Whether an attribute of the list may keep its value. An address must pass `safeHref`; a `target`
 * must be `_blank`, so that no window gets a name of its own.
 */
export function isHarmlessAttribute(name: string, value: string): boolean {
  if (name === 'href' || name === 'src') return safeHref(value) !== null
  return name !== 'target' || value === '_blank'
}
