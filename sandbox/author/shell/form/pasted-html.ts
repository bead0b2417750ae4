import { sanitiseFragment } from '../../../../src/services/content/sanitise'

const TAG = /<[a-z][^<>]*>/gi

/**
 * Pasted HTML with elements in place of the styles that word processors write. The page's policy refuses
 * inline styles, so that Tiptap cannot read them: Google Docs puts each text into a `<b>` whose style says
 * that it is not bold.
 */
export function pastedHtml(html: string): string {
  const root = document.createElement('div')
  root.append(
    sanitiseFragment(html.replace(TAG, (tag) => tag.replace(/\sstyle\s*=/i, ' data-style='))),
  )
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset.style ?? ''
    element.removeAttribute('data-style')
    if (/^(?:b|strong)$/.test(element.localName)) {
      if (/font-weight:\s*(?:normal|[1-4]00)/i.test(style))
        element.replaceWith(...element.childNodes)
    } else if (element.localName === 'span') {
      if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong')
      if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em')
    }
  }
  // The page's own heading is the only h1.
  for (const heading of root.querySelectorAll('h1')) {
    const lower = document.createElement('h2')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  return root.innerHTML
}

function wrapContent(element: HTMLElement, name: 'strong' | 'em') {
  const wrapper = document.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
