import { fillText } from './fill-text'

interface RichTextProps {
  /** Sanitised by who handed the props on: the server, or `mapping/mount` in the browser. */
  html: string
  /** Put in for `{name}`. */
  values?: Record<string, string | number>
  className?: string
  /** Where a block may not stand, such as in a label. */
  as?: 'div' | 'span'
}

/** The only way a view shows an author's rich text. */
export function RichText({ html, values = {}, className, as: Tag = 'div' }: RichTextProps) {
  // The browser's sanitiser hands out TrustedHTML, in which nothing can be replaced beforehand.
  const isText = typeof html === 'string'
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        if (!isText) fillNodes(element, values)
      }}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it became a prop
      dangerouslySetInnerHTML={{ __html: isText ? fillText(html, escaped(values)) : html }}
    />
  )
}

/** What is put into HTML is text, wherever it comes from. */
function escaped(values: Record<string, string | number>): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    String(value).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`),
  ])
  return Object.fromEntries(entries)
}

function fillNodes(element: Element | null, values: Record<string, string | number>) {
  if (!element) return
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    text.data = fillText(text.data, values)
  }
}
