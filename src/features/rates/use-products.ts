import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { parseSearch, type StaySearch } from '../../rules/stay/stay-search'
import type { PageContext } from '../../services/page/page-context'
import { staySearchAtom } from '../stay/search.store'
import { searchInput } from '../stay/search-input.rules'
import { searchProductsByPropertyQuery } from './products.operations'

/** The question for the products of a search; null while the search has no hotel or no dates. */
export function productsVariables(
  search: StaySearch,
  { propertyId, cart, rooms }: PageContext['page'],
) {
  const id = search.propertyId ?? propertyId
  if (!id || !search.checkIn) return null
  const [itemId] = rooms ?? []
  return {
    search: searchInput({ ...search, propertyId: id }),
    cartId: cart ?? null,
    // The room of a booked stay that is changed.
    ...(cart && itemId && { itemId }),
  }
}

/** The question of a page's address; null without a hotel or dates. */
export function pageProducts({ page, site, renderedAt }: PageContext) {
  const query = new URLSearchParams(page.search)
  return productsVariables(parseSearch(query, site, renderedAt ?? Date.now()), page)
}

/**
 * The page keeps the answer. Apollo's cache, which no other question could use it from, would take longer
 * for hundreds of rates than to draw them.
 */
const OWN = { fresh: true }

/** The products of the page's hotel for the page's search. */
export function useProducts() {
  const { context } = usePage()
  const search = usePageValue(staySearchAtom)
  const variables = productsVariables(search, context.page)
  return {
    search,
    hasSearch: variables !== null,
    ...useQuery(searchProductsByPropertyQuery, variables, OWN),
  }
}
