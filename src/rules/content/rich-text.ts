import { safeHref } from '../pages/urls'

/** The tags that authored rich text may use (W81). */
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

/** The attributes of those tags, where `isHarmlessAttribute` lets them pass. */
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

/** Whether an attribute of the list may keep its value: no address that runs or cannot be read, no window of its own name. */
export function isHarmlessAttribute(name: string, value: string): boolean {
  if (name === 'href' || name === 'src') return safeHref(value) !== null
  return name !== 'target' || value === '_blank'
}
