import type { PageModel, PageNode } from '../cms/page/page-model'
import { referenceTo, SHARED_PAGE_ID, sharedPath } from '../cms/page/shared-content'
import type { SeedPage } from './pages'
import type { Locale } from './seed-types'

/** The titles of the site's shared parts, by name, for their authors. */
const TITLES: Record<string, string> = {
  header: 'Site header',
  'header-plain': 'Site header without currencies',
  'header-booking': 'Site header of a booking',
  footer: 'Footer',
  'footer-small': 'Small footer',
}

/**
 * The pages with references to the site's headers and footers, and these as shared content. A page
 * with a part of its own keeps it.
 */
export function withSharedParts(pages: readonly SeedPage[]): SeedPage[] {
  const known = new Map<string, { node: PageNode; locale: Locale; of: string }>()
  const shared = pages.map(({ path, locale, model }) => ({
    path,
    locale,
    model: withReferences(model, (node, of) => {
      const key = `${locale} ${of}`
      const first = known.get(key) ?? { node, locale, of }
      known.set(key, first)
      return JSON.stringify(first.node) === JSON.stringify(node)
    }),
  }))
  const contents = [...known.values()].map(({ node, locale, of }): SeedPage => {
    const title = TITLES[of] ?? of
    const parts = { header: [], main: [node], footer: [] }
    const model = { pageId: SHARED_PAGE_ID, title, description: '', ...parts }
    return { path: sharedPath(of), locale, model }
  })
  return [...shared, ...contents]
}

/** The page with a reference for each header and footer of the site that `isShared` accepts. */
export function withReferences(
  model: PageModel,
  isShared: (node: PageNode, of: string) => boolean,
): PageModel {
  const refer = (nodes: PageNode[]) =>
    nodes.map((node) => {
      const of = partOf(node)
      return of !== null && isShared(node, of) ? referenceTo(node.id, of) : node
    })
  return { ...model, header: refer(model.header), footer: refer(model.footer) }
}

/** The names of the site's shared parts that a page has. */
export function sharedPartsOf({ header, footer }: PageModel): string[] {
  return [...header, ...footer].flatMap((node) => partOf(node) ?? [])
}

/** The shared part that a component is, by its variant; null for any other component. */
function partOf({ type, props }: PageNode): string | null {
  if (type === 'footer') {
    const { variation } = (props.resourceProperties ?? {}) as { variation?: string }
    return variation === 'minimized' ? 'footer-small' : 'footer'
  }
  if (type !== 'navigation') return null
  const { variant, utilityLinks = [] } = props as {
    variant?: string
    utilityLinks?: { icon?: string }[]
  }
  if (variant === 'booking') return 'header-booking'
  return utilityLinks.some(({ icon }) => icon === 'currency') ? 'header' : 'header-plain'
}
