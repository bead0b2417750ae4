import { placeholdersIn } from './fields/templates'
import { stepsOf, valueAt, withValue } from './paths'

/**
 * While an editor has a text selected, the page shows its template, so that the template is what the
 * editor takes and stores, and not the text with its values. The widget gets the template with other
 * characters in place of those that mean something to it; the page gets the real ones.
 */
const HIDDEN: Record<string, string> = { '{': '\ue003', '}': '\ue004', '|': '\ue005' }
const SHOWN = new Map(Object.entries(HIDDEN).map(([shown, hidden]) => [hidden, shown]))
const PLACEHOLDER = /\ue003\w+\ue004/g
const ANY = /[\ue003-\ue005]/g
const HIGHLIGHT = 'foyer-placeholder'

/** The props with one template that the widget does not fill in; the same props for another text. */
export function withTemplate<Props>(props: Props, path: string): Props {
  const steps = stepsOf(path)
  const text = valueAt(props, steps)
  if (typeof text !== 'string' || placeholdersIn(text).length === 0) return props
  const hidden = text.replace(/[{}|]/g, (char) => HIDDEN[char] ?? char)
  return withValue(props, steps, hidden) as Props
}

/** Gives the rendered templates their real characters, and highlights their placeholders. */
export function showTemplates(content: Element): void {
  const texts = content.ownerDocument.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { data } = node as Text
    const places = [...data.matchAll(PLACEHOLDER)]
    const shown = data.replace(ANY, (char) => SHOWN.get(char) ?? char)
    if (shown === data) continue
    // React compares with the text that it has rendered, and not with the page's.
    node.nodeValue = shown
    for (const { index, 0: found } of places) {
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + found.length)
      ranges.push(range)
    }
  }
  if (ranges.length > 0) globalThis.CSS?.highlights?.set(HIGHLIGHT, new Highlight(...ranges))
}
