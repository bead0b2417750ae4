import { DOMSerializer, Node, DOMParser as NodeParser } from '@tiptap/pm/model'
import { getSchema } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '../../../../src/rules/content/rich-text'
import { sanitiseFragment } from '../../../../src/services/content/sanitise'

/** The elements of rich text (rules/content/rich-text.ts) that the toolbar supports. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
]

const schema = getSchema(extensions)

/**
 * The document of the editor for a rich text. Tiptap's own HTML parser uses a call that Trusted Types
 * forbid: the sanitiser parses the HTML instead, and ProseMirror reads the resulting nodes.
 */
export function documentOf(html: string): object {
  return parsed(nodesOf(html)).toJSON()
}

/**
 * Names of the elements and attributes that a rich text may have and that the editor would take away
 * with the first change; empty for a text that it keeps.
 */
export function lostIn(html: string): string[] {
  const before = nodesOf(html)
  const after = document.createElement('div')
  const { content } = Node.fromJSON(schema, documentOf(html))
  after.append(DOMSerializer.fromSchema(schema).serializeFragment(content))
  const kept = partsOf(after)
  const lost = [...partsOf(before)].filter(
    ([part, { times }]) => times > (kept.get(part)?.times ?? 0),
  )
  return [...new Set(lost.map(([, { name }]) => name))]
}

function nodesOf(html: string): HTMLElement {
  const container = document.createElement('div')
  container.append(sanitiseFragment(html))
  return container
}

function parsed(nodes: HTMLElement): Node {
  return NodeParser.fromSchema(schema).parse(nodes)
}

/** The editor puts paragraphs into the entries of a list, and takes breaks away at their end. */
const MOVED = new Set(['p', 'br'])

/** What each element says, and how often. */
function partsOf(root: Element): Map<string, { name: string; times: number }> {
  const parts = new Map<string, { name: string; times: number }>()
  const add = (part: string, name: string) =>
    parts.set(part, { name, times: (parts.get(part)?.times ?? 0) + 1 })
  for (const element of root.querySelectorAll('*')) {
    const tag = element.localName
    if (!RICH_TEXT_TAGS.includes(tag)) continue
    const attributes = [...element.attributes].filter(
      ({ name }) => RICH_TEXT_ATTRIBUTES.includes(name) && name !== 'rel',
    )
    if (!MOVED.has(tag) && (tag !== 'span' || attributes.length > 0)) add(tag, tag)
    for (const { name, value } of attributes) add(`${tag} ${name}=${value}`, `${tag} ${name}`)
  }
  return parts
}
