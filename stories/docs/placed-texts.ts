import { escapeHtml, toJsonScript } from '../../src/server/print/json-script'

interface Placed {
  type: string
  id: string
  props: object
}

/** How a component is written: for a page of HTML, for the render service, and for PHP's client. */
export function placedTexts(component: Placed): { name: string; text: string }[] {
  const { type, id, props } = component
  const json = toJsonScript(props)
  const html = `<foyer-widget type="${escapeHtml(type)}" id="${escapeHtml(id)}"><script type="application/json">${json}</script></foyer-widget>`
  return [
    { name: 'HTML', text: html },
    { name: 'JSON for the service', text: JSON.stringify(component) },
    { name: 'PHP', text: `<?= Foyer::placeholder(${php(component)}) ?>` },
  ]
}

/** A value as PHP's source; an empty object is a list there, which placeholder and service take as one. */
function php(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`
  if (Array.isArray(value)) return `[${value.map(php).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `[${members.map(([name, member]) => `${php(name)} => ${php(member)}`).join(', ')}]`
}
