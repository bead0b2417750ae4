/** A node of AEM's repository, as FileVault's document view writes it. */
export interface JcrNode {
  attributes?: Record<string, JcrValue | undefined>
  children?: Record<string, JcrNode>
}

export type JcrValue = string | number | boolean | readonly string[]

const NAMESPACES: Record<string, string> = {
  cq: 'http://www.day.com/jcr/cq/1.0',
  granite: 'http://www.adobe.com/jcr/granite/1.0',
  jcr: 'http://www.jcp.org/jcr/1.0',
  nt: 'http://www.jcp.org/jcr/nt/1.0',
  sling: 'http://sling.apache.org/jcr/sling/1.0',
}

/** A `.content.xml` whose root is the node. */
export function contentXml(node: JcrNode): string {
  const body = element('jcr:root', node, '')
  const used = Object.entries(NAMESPACES).filter(([prefix]) => body.includes(`${prefix}:`))
  const declared = used.map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body.replace('<jcr:root', `<jcr:root${declared}`)}`
}

function element(name: string, { attributes, children }: JcrNode, indent: string): string {
  const all: Record<string, JcrValue | undefined> = {
    'jcr:primaryType': 'nt:unstructured',
    ...attributes,
  }
  const printed = Object.entries(all)
    .filter((entry): entry is [string, JcrValue] => entry[1] !== undefined)
    .map(([key, value]) => `\n${indent}    ${key}="${escapeXml(documentValue(value))}"`)
    .join('')
  const inside = Object.entries(children ?? {})
    .map(([key, child]) => element(key, child, `${indent}  `))
    .join('')
  return inside === ''
    ? `${indent}<${name}${printed}/>\n`
    : `${indent}<${name}${printed}>\n${inside}${indent}</${name}>\n`
}

/** A value with its type, as the document view reads it; `{` and `[` at a text's begin are none. */
function documentValue(value: JcrValue): string {
  if (typeof value === 'boolean') return `{Boolean}${value}`
  if (typeof value === 'number') return `{${Number.isInteger(value) ? 'Long' : 'Double'}}${value}`
  if (typeof value !== 'string')
    return `[${value.map((entry) => entry.replace(/[\\,]/g, '\\$&')).join(',')}]`
  return value.replaceAll('\\', '\\\\').replace(/^[{[]/, '\\$&')
}

/** XML has no place for other control characters. */
function escapeXml(text: string): string {
  const allowed = Array.from(text).filter((character) =>
    /[\n\r\t]|[^\p{Cc}\p{Cs}\ufffe\uffff]/u.test(character),
  )
  return allowed.join('').replace(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`)
}
