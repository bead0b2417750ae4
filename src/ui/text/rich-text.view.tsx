import { fillText } from './fill-text'

interface RichTextProps {
  /** Sanitised HTML: the server or `mapping/mount` sanitises it before it becomes a prop. */
  html: string
  /** Values for `{name}`. */
  values?: Record<string, string | number>
  className?: string
  /** `span` where block elements are not allowed, such as in a label. */
  as?: 'div' | 'span'
}

/** The only way a view renders authored rich text. */
export function RichText({ html, values = {}, className, as: Tag = 'div' }: RichTextProps) {
  // The browser's sanitiser returns TrustedHTML, in which values can only be filled in through the
  // DOM.
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

/** Values are text and must be escaped before they are put into HTML. */
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
