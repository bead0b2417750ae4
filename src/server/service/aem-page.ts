import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { widgetLoader } from '../../mapping/own-widgets'
import { pageIdOfPath } from '../../rules/site/page-of-path'
import type { PathSite } from '../../rules/site/site-path'
import type { PageMode } from '../../services/page/page-context'
import type { WidgetNode } from '../print/placeholder'
import { BadRequest, isTooDeep, type PageBody } from './requests'

type Model = Record<string, unknown>

const MODES: Record<string, PageMode> = { disabled: 'publish', edit: 'edit', preview: 'preview' }

/** Reads a request of AEM's remote renderer: path, page model and headers. */
export function readAemPage(
  { path, headers }: { path: string; headers: Record<string, unknown> },
  model: unknown,
  origin: string,
  site: PathSite,
): PageBody {
  if (!isModel(model) || !isModel(model[':items'])) {
    throw new BadRequest('invalid-page-model', 'The body is no page model: it has no `:items`.')
  }
  if (isTooDeep(model)) throw new BadRequest('invalid-page-model', 'It is nested too deeply.')
  const wcmMode = String(headers['wcm-mode'] ?? 'disabled').toLowerCase()
  const pagePath = path.replace(/\.(model\.json|html)$/, '')
  const { language, pageId, propertyId } = model
  return {
    url: new URL(path, origin).href,
    mode: MODES[wcmMode] ?? 'publish',
    locale: typeof language === 'string' ? language.replace('_', '-') : undefined,
    page: {
      id: typeof pageId === 'string' ? pageId : (pageIdOfPath(pagePath, site) ?? pagePath),
      propertyId: typeof propertyId === 'string' ? propertyId : undefined,
    },
    widgets: nodesIn(model, ''),
  }
}

/**
 * The widgets of a model in the order of `:itemsOrder`. AEM's own containers (the root, a grid) are
 * replaced by their items; the items of a widget of this build become its `children`.
 */
function nodesIn(model: Model, path: string): WidgetNode[] {
  const items = isModel(model[':items']) ? model[':items'] : {}
  const order = Array.isArray(model[':itemsOrder']) ? model[':itemsOrder'] : Object.keys(items)
  return order.flatMap((name: string) => {
    const item = Object.hasOwn(items, name) ? items[name] : undefined
    if (!isModel(item)) return []
    const place = path ? `${path}-${name}` : name
    const type = String(item[':type'] ?? '')
      .split('/')
      .at(-1) as string
    const inside = nodesIn(item, place)
    if (item[':items'] && !widgetLoader(type)) return inside
    const own = Object.entries(item).filter(([key]) => !key.startsWith(':'))
    const { id = place, ...props } = Object.fromEntries(own)
    const children = inside.length > 0 ? { children: inside } : {}
    return [{ type, id: String(id), props: { ...props, ...children } }]
  })
}

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const unzip = promisify(inflate)

/**
 * Parses AEM's zlib-compressed JSON (`application/octet-stream`) of at most `limit` bytes unpacked.
 */
export async function unzipJson(body: Buffer, limit: number): Promise<unknown> {
  const text = await unzip(body, { maxOutputLength: limit }).catch((error) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE'
      ? new BadRequest('too-large', `Unpacked it is larger than ${limit} bytes.`, 413)
      : new BadRequest('invalid-zlib', 'An octet stream has to be JSON, packed by zlib.')
  })
  try {
    return JSON.parse(String(text))
  } catch {
    throw new BadRequest('invalid-json', 'What was packed is no JSON.')
  }
}
