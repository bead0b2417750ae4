import { queryName } from '../rules/site/query'
import type { Site } from '../rules/site/site'
import { formatSearch, parseSearch } from '../rules/stay/stay-search'
import type { PageContext } from '../services/page/page-context'

type Addressed = Pick<PageContext, 'page' | 'site'> & { renderedAt?: number }

/** A cart's id as the API makes it; anything else is no cart. */
const CART_ID = /^[\w-]{8,64}$/

/**
 * The page context with what the address says: the search and the cart (docs/decisions/0042). Both
 * are left out if the address does not have them. `renderedAt` is set, because the search is read
 * by its day.
 */
export function withAddress<Context extends Addressed>(
  context: Context,
  url: URL,
): Context & { renderedAt: number } {
  const { page, site, renderedAt = Date.now() } = context
  const search = formatSearch(parseSearch(url.searchParams, site, renderedAt), site).toString()
  const cart = cartOf(url, site)
  return {
    ...context,
    renderedAt,
    page: { ...page, ...(search && { search }), ...(cart && { cart }) },
  }
}

/** The id of the cart that the address names; undefined for none. */
export function cartOf({ searchParams }: URL, site: Pick<Site, 'query'>): string | undefined {
  const id = searchParams.get(queryName(site, 'cart')) ?? ''
  return CART_ID.test(id) ? id : undefined
}
