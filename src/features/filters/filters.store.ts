import { atom } from 'jotai/vanilla'
import { type Page, pageAtom } from '../../services/page/page'
import { type Filters, parseFilters } from './filters.rules'

/**
 * The address that the page came with. It does not change with the address bar, so that a widget that
 * is hydrated late renders what the server has rendered.
 */
export const firstAddressAtom = atom((get) => get(pageAtom).location())

/** The filters of a page's address, or of its context: a fixture has no address. */
export function filtersOf({ context, site }: Page, address: URL): Filters {
  const filters = parseFilters(address.searchParams, site)
  if (filters.length > 0) return filters
  return parseFilters(new URLSearchParams(context.page.search), site)
}

const chosen = atom<Filters | null>(null)

/** The filters of the page: those of its address, until the visitor changes them. */
export const filtersAtom = atom(
  (get): Filters => get(chosen) ?? filtersOf(get(pageAtom), get(firstAddressAtom)),
  (_get, set, filters: Filters) => set(chosen, filters),
)
