import { isRecord } from '../../../src/rules/content/read-record'
import { rateListPath } from '../../../src/rules/site/paths'
import { asked } from '../../../src/rules/site/query'
import { formatSearch, parseSearch } from '../../../src/rules/stay/stay-search'
import { WIDGETS_PATH } from '../../seed/pages'
import { site } from '../../site'
import { siteOf } from '../redirects/redirects'
import type { PageModel, PageNode } from './page-model'

const FRAMED = ['sign-in', 'sign-in-error', 'sign-in-code']

/**
 * Applies a page's query parameters: `overlay=true` shows the sign-in pages for the frame of
 * another page (A.5), `only=` limits the page of all widgets to some types, and `rendered=browser`
 * prints any page without server HTML. The authored links of a hotel's own page get its search, as
 * it is read at a time in ms since 1970.
 */
export function asAsked(model: PageModel, url: URL, now: number): PageModel {
  const { pathname, searchParams } = url
  if (searchParams.get('rendered') === 'browser') return unrendered(model)
  const only = searchParams.getAll('only')
  if (model.propertyId) return withSearch(model, url, now)
  if (pathname === WIDGETS_PATH && only.length > 0) {
    return { ...model, main: model.main.filter((node) => isAbout(node, only)) }
  }
  const isOverlay = asked(siteOf(url), 'overlay') === 'true' && FRAMED.includes(model.pageId)
  return isOverlay ? { ...model, header: [], main: model.main.map(alone), footer: [] } : model
}

/** The page with the address's search on its links to rates: its dates are chosen once. */
function withSearch(model: PageModel, { searchParams }: URL, now: number): PageModel {
  const search = parseSearch(searchParams, site, now)
  const rates = `${rateListPath(site)}?`
  const kept = formatSearch({ ...search, propertyId: null }, site).toString()
  if (!kept) return model
  const searched = (value: unknown): unknown => {
    if (typeof value === 'string' && value.startsWith(rates)) {
      const [query, anchor] = value.split('#', 2)
      return `${query}&${kept}${anchor ? `#${anchor}` : ''}`
    }
    if (Array.isArray(value)) return value.map(searched)
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, searched(of)]))
  }
  const all = (nodes: PageNode[]) => nodes.map((node) => searched(node) as PageNode)
  return {
    ...model,
    header: all(model.header),
    main: all(model.main),
    footer: all(model.footer),
  }
}

/** A page whose parts the browser requests, with a place for their error message. */
function unrendered(model: PageModel): PageModel {
  const part = (name: string) => ({
    type: 'page-model',
    id: `${name}-model`,
    props: { part: name },
  })
  const problems = { type: 'error-message', id: 'problems', props: {} }
  return {
    ...model,
    header: [part('header')],
    main: [problems, part('main')],
    footer: [part('footer')],
  }
}

/** A widget of these types, or its heading. */
function isAbout({ type, id }: PageNode, types: readonly string[]): boolean {
  return types.includes(type) || types.some((one) => id === `about-${one}`)
}

/** The form is the only content. */
function alone(node: PageNode): PageNode {
  const { children } = node.props as { children?: { type: string }[] }
  if (!children) return node
  const kept = children.filter(({ type }) => type !== 'sign-in-content-block')
  return { ...node, props: { ...node.props, children: kept } } as PageNode
}
