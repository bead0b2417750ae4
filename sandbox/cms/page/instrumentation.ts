import { escapeHtml } from '../../../src/server/print/json-script'
import type { NativeBlock } from './native-blocks'

/** The editor of a rendered page, in the protocol of Universal Editor (cms-contracts §4). */
export interface Editor {
  /** The page's name in the protocol: `urn:<system>:<path>`. */
  resource: string
}

const AREA_LABELS = { header: 'Top of the page', main: 'Content', footer: 'Bottom of the page' }

export function areaAttributes(page: string, area: keyof typeof AREA_LABELS): string {
  return attributes({
    resource: `${page}/${area}`,
    type: 'container',
    filter: 'page',
    label: AREA_LABELS[area],
  })
}

/** The attributes of a block that the CMS renders; the renderer adds those of a widget. */
export function componentAttributes(page: string, { id, type }: NativeBlock): string {
  const kind = type.slice('cms/'.length)
  const label = kind.charAt(0).toUpperCase() + kind.slice(1)
  return attributes({ resource: `${page}#${id}`, type: 'component', model: type, label })
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` data-aue-${name}="${escapeHtml(value)}"`)
    .join('')
}
