/** How rich text fits into the outline of a page. */
export interface Outline {
  /** Level of an authored h2. Lower authored headings follow without a gap. */
  headingLevel: number
  /** Prefix of the ids of captions. */
  id: string
  /** Class of the scroll container of a wide table, and its name for a table without a caption. */
  scroller: { className: string; label: string }
}

/** Matches a complete tag, including `>` inside quoted attributes. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[\s/](?:[^"<>]|"[^"]*")*)?)>/gi

/**
 * Adjusts the outline of sanitised rich text. The sanitiser guarantees that `<` in text is escaped,
 * attributes have double quotes, and all tags are closed.
 */
export function outlineHtml(html: string, outline: Outline): string {
  const levels = headingLevels(outline.headingLevel)
  const open: string[] = []
  let tables = 0
  let captionId = ''
  return html.replace(TAG, (tag, slash, name: string, rest, at: number) => {
    if (/^h[2-6]$/i.test(name)) {
      if (slash) return `</${open.pop() ?? name}>`
      open.push(`h${levels(Number(name[1]))}`)
      return `<${open.at(-1)}${rest}>`
    }
    if (/^table$/i.test(name)) {
      if (slash) return `${tag}</div>`
      tables += 1
      const hasCaption = /^\s*<caption[\s>]/i.test(
        html.slice(at + tag.length, at + tag.length + 99),
      )
      captionId = hasCaption ? captionIdOf(outline, tables) : ''
      const named = hasCaption
        ? `aria-labelledby="${escaped(captionId)}"`
        : `aria-label="${escaped(outline.scroller.label)}"`
      return `<div class="${outline.scroller.className}" role="group" tabindex="0" ${named}>${tag}`
    }
    if (!slash && /^caption$/i.test(name) && captionId) {
      const id = captionId
      captionId = ''
      return `<caption id="${escaped(id)}"${rest}>`
    }
    return tag
  })
}

/** The same for rich text that is in the DOM already. */
export function outlineNodes(root: Element, outline: Outline): void {
  const levels = headingLevels(outline.headingLevel)
  for (const heading of root.querySelectorAll('h2, h3, h4, h5, h6')) {
    const level = `h${levels(Number(heading.localName[1]))}`
    if (level === heading.localName) continue
    const moved = document.createElement(level)
    for (const { name, value } of heading.attributes) moved.setAttribute(name, value)
    moved.append(...heading.childNodes)
    heading.replaceWith(moved)
  }
  for (const [index, table] of root.querySelectorAll('table').entries()) {
    const scroller = document.createElement('div')
    scroller.className = outline.scroller.className
    scroller.role = 'group'
    scroller.tabIndex = 0
    const { caption } = table
    if (caption) caption.id = captionIdOf(outline, index + 1)
    scroller.setAttribute(
      caption ? 'aria-labelledby' : 'aria-label',
      caption ? caption.id : outline.scroller.label,
    )
    table.replaceWith(scroller)
    scroller.append(table)
  }
}

const captionIdOf = ({ id }: Outline, index: number) => `${id}-table-${index}`

const escaped = (text: string) => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`)

/** Maps each authored heading to its level in the page: one below its parent heading. */
function headingLevels(top: number): (authored: number) => number {
  const above: { authored: number; level: number }[] = []
  return (authored) => {
    while ((above.at(-1)?.authored ?? 0) >= authored) above.pop()
    const parent = above.at(-1)
    const level = Math.min(parent ? parent.level + 1 : authored + top - 2, 6)
    above.push({ authored, level })
    return level
  }
}
