import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { asked, type QueryName, queryName } from '../../rules/site/query'
import { formatSearch, type StaySearch } from '../../rules/stay/stay-search'
import type { Page } from '../../services/page/page'
import { staySearchAtom } from '../stay/search.store'
import { type Filters, writeFilters } from './filters.rules'
import { filtersAtom, firstAddressAtom } from './filters.store'

/** What an address keeps beside its search when filters change. */
const KEPT = ['cart', 'tab', 'sort', 'view'] as const satisfies readonly QueryName[]

export interface PageFilters {
  filters: Filters
  /** This page with these filters; its list begins anew. */
  hrefOf: (filters: Filters) => string
  /** The fields of a GET form that leads to this page, without its filters. */
  fields: readonly (readonly [name: string, value: string])[]
  /** Shows the list with these filters without leaving the page. */
  apply: (filters: Filters) => void
  /** Goes to the page with these filters, from a dialog that closes. */
  leave: (filters: Filters) => void
}

/** The filters of the page, in the store that its widgets share and in its address. */
export function useFilters(): PageFilters {
  const page = usePage()
  const { live } = useStores()
  const filters = usePageValue(filtersAtom)
  const search = usePageValue(staySearchAtom)
  const address = usePageValue(firstAddressAtom)
  const hrefOf = (next: Filters) => {
    const query = queryOf(page, search, page.location())
    writeFilters(query, page.site, next)
    return `${page.location().pathname}?${query}`
  }
  return {
    filters,
    hrefOf,
    leave: (next) => {
      const go = () => page.leave(hrefOf(next), false)
      // Going back from the entry of a dialog that fills a phone would cancel the navigation.
      if (history.state?.foyerSheet) addEventListener('popstate', go, { once: true })
      else go()
    },
    fields: [...queryOf(page, search, address)],
    apply: (next) => {
      live.set(filtersAtom, next)
      writeAddress(page, () => live.get(filtersAtom))
    },
  }
}

function queryOf({ site }: Page, search: StaySearch, address: URL): URLSearchParams {
  const query = formatSearch({ ...search, page: 1 }, site)
  for (const kept of KEPT) {
    const value = asked({ location: () => address, site }, kept)
    const name = queryName(site, kept)
    if (value && !query.has(name)) query.set(name, value)
  }
  return query
}

function writeAddress(page: Page, read: () => Filters) {
  if (page.context.mode === 'edit') return
  const write = () => {
    const url = page.location()
    writeFilters(url.searchParams, page.site, read())
    history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  }
  // A dialog that fills a phone has an entry of its own in the history, which closing it leaves.
  if (history.state?.foyerSheet) addEventListener('popstate', write, { once: true })
  else write()
}
