import { isRecord } from '../../../src/rules/content/read-record'
import type { Drizzle } from '../../database/database'
import { publishedModels } from '../../database/site/drafts'
import type { SharedProps } from './native-blocks'
import type { PageModel, PageNode } from './page-model'

export const SHARED_PAGE_ID = 'shared'
const FOLDER = '/shared/'

/** Where shared content is stored. No visitor can open this address. */
export function sharedPath(of: string): string {
  return FOLDER + of
}

/** The name of the shared content that is stored at a path; null for a page. */
export function sharedAt(path: string): string | null {
  return path.startsWith(FOLDER) ? path.slice(FOLDER.length) : null
}

export function referenceTo(id: string, of: string): PageNode {
  return { type: 'cms/shared', id, props: { of } }
}

/** The names of the shared content on a page, each once. */
export function sharedOn({ header, main, footer }: PageModel): string[] {
  const names = [...header, ...main, ...footer].flatMap((node) => nameOf(node) ?? [])
  return [...new Set(names)]
}

/**
 * The page with the shared content in its places, as it was published last. The component has the
 * place's own id; ids inside of it give way to the page's. Content that does not exist leaves nothing
 * for a visitor, and its place for an author (`keepsMissing`).
 */
export async function withShared(
  db: Drizzle,
  locale: string,
  model: PageModel,
  keepsMissing = false,
): Promise<PageModel> {
  const names = sharedOn(model)
  if (names.length === 0) return model
  const found = await publishedModels<PageModel>(db, locale, names.map(sharedPath))
  const all = [...model.header, ...model.main, ...model.footer]
  const taken = new Set(all.flatMap((node) => [node.id, ...idsIn(node.props)]))
  const filled = (nodes: PageNode[]) =>
    nodes.flatMap((node): PageNode[] => {
      const of = nameOf(node)
      if (of === null) return [node]
      const [content] = found.get(sharedPath(of))?.main ?? []
      if (!content) return keepsMissing ? [node] : []
      const props = withFreeIds(content.props, taken, node.id)
      return [{ ...content, id: node.id, props, shared: of } as PageNode]
    })
  return {
    ...model,
    header: filled(model.header),
    main: filled(model.main),
    footer: filled(model.footer),
  }
}

function nameOf({ type, props }: PageNode): string | null {
  return type === 'cms/shared' ? (props as SharedProps).of : null
}

/** Ids of the components inside of a value. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isRecord(value)) return []
  return [...(isComponent(value) ? [value.id] : []), ...Object.values(value).flatMap(idsIn)]
}

function withFreeIds(value: unknown, taken: Set<string>, place: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withFreeIds(entry, taken, place))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, own]) => [name, withFreeIds(own, taken, place)])
  if (!isComponent(value)) return Object.fromEntries(entries)
  const id = taken.has(value.id) ? `${place}-${value.id}` : value.id
  taken.add(id)
  return { ...Object.fromEntries(entries), id }
}

function isComponent(value: Record<string, unknown>): value is { id: string; type: string } {
  return (
    typeof value.type === 'string' && typeof value.id === 'string' && isRecord(value.props ?? null)
  )
}
