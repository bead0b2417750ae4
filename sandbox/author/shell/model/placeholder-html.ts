import { nodeResource, type ShellNode } from './nodes'

/** Placeholder of a widget, which renders itself in edit mode. Undefined for the CMS's own blocks. */
export function placeholderHtml(page: string, node: ShellNode): string | undefined {
  if (node.type.startsWith('cms/')) return undefined
  const attributes = {
    type: node.type,
    id: node.id,
    props: JSON.stringify(node.props),
    'data-aue-resource': nodeResource(page, node.id),
    'data-aue-type': 'component',
    'data-aue-model': node.type,
  }
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<foyer-widget${printed.join('')}></foyer-widget>`
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`)
}
