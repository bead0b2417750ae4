import { type MouseEvent, useCallback, useDeferredValue, useState } from 'react'
import { choiceProblem } from '../../features/booking/cart/choice.rules'
import { cartVariables } from '../../features/booking/cart/use-cart'
import {
  type FailedChoice,
  type SelectForm,
  useSelectForm,
} from '../../features/booking/cart/use-select-form'
import { type FilterButtonModel, filterButton } from '../../features/filters/filter-button.model'
import { type Filters, writeFilters } from '../../features/filters/filters.rules'
import { useTermsTime } from '../../features/rates/policy/use-terms-time'
import type { Refused, UnavailableRoom } from '../../features/rates/product.model'
import { RATE_SORTS, type RateSort, type RateTab, tabsOf } from '../../features/rates/rooms.model'
import { productsVariables, useProducts } from '../../features/rates/use-products'
import { useRateCardLoading } from '../../features/rates/use-rate-card-loading'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { useAfterPaint } from '../../hooks/use-after-paint'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { isFlagOn } from '../../rules/codes/flags'
import { searchResultsPath } from '../../rules/site/booking-paths'
import { asked, type QueryName, queryName } from '../../rules/site/query'
import { nightsBetween } from '../../rules/stay/days'
import { formatSearch, parseSearch, type StaySearch } from '../../rules/stay/stay-search'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { visitorAtom } from '../../services/session/visitor'
import type { LinkChoice } from '../../ui/disclosure/link-choices.view'
import { type ChangedPrice, changedPriceVariables, useChangedPrice } from './changed-price.model'
import type { ListFilters } from './filtered.model'
import { useFilteredRates } from './filtered-rates.model'
import { type ListedRooms, useListedRooms } from './listed-rooms.model'
import { type NightsOfMonth, nightsVariables, useLowestNights } from './lowest-nights.model'
import { type OpenedRooms, useOpenedRooms } from './opened-rooms.model'
import type { RateListLabels, RateListProps } from './rate-list.schema'

/** The label of what went wrong with the last choice; null for nothing. */
export type Problem = keyof RateListLabels | null

export type RateListModel = {
  problem?: Problem
  /** The rate of the last choice, to be agreed to at its price of now. */
  changed?: (ChangedPrice & { select: SelectForm }) | null
  /** A choice that failed, of a rate that is not listed any more. */
  failed?: { select: SelectForm; failed: FailedChoice } | null
} & Listing

type Listing =
  /** Empty while the prices of the next nights are unknown. */
  | {
      state: 'noDates'
      months: NightsOfMonth[]
      /** Null on a page on which no dates are chosen. */
      dates: {
        /** Id of the component with the dates of the page. */
        anchor: string
        /** Opens the calendar of the page, with its prices. */
        open: (event: MouseEvent) => void
      } | null
    }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'none'
      reasons: readonly Refused[]
      hrefOf: (dates: { checkIn: string; checkOut: string }) => string
      elsewhere: string
      locale: string
    }
  | {
      state: 'list'
      listed: ListedRooms
      unavailable: readonly UnavailableRoom[]
      notices: readonly Refused[]
      tabs: LinkChoice<RateTab>[]
      sorts: LinkChoice<RateSort>[]
      tab: RateTab
      /** The visitor has signed in. */
      isMember: boolean
      /** The shown rates are those of the code, or of the kind, that the search asks for; null: they are not. */
      special: { code: string | null } | null
      filter: {
        /** Undefined: the page has no filters. */
        button: FilterButtonModel | undefined
        /** Null: nothing is chosen. */
        list: ListFilters | null
      }
      room: { number: number; count: number }
      locale: string
      opened: OpenedRooms
      select: SelectForm
      hrefOf: (dates: { checkIn: string; checkOut: string }) => string
    }

/**
 * The questions of a page's address: for the rates, or without dates for the next nights; for the one
 * whose price has changed, and for the cart that they go into.
 */
export function pageVariables({ page, site, mode, renderedAt }: PageContext) {
  const now = renderedAt ?? Date.now()
  const search = parseSearch(new URLSearchParams(page.search), site, now)
  return {
    nights: mode === 'edit' ? null : nightsVariables(search, page, now),
    products: mode === 'edit' ? null : productsVariables(search, page),
    changed: mode === 'edit' ? null : changedPriceVariables(search, page),
    cart: cartVariables(page),
  }
}

/** The rooms and rates of the page's hotel for the page's search (W18). */
export function useRateList(props: RateListProps): RateListModel {
  const code = asked(usePage(), 'problem')
  const { select, listing } = useListing(props)
  const changed = useChangedPrice(props)
  const { failed } = select
  // A choice in this page replaces what the address tells of an earlier one.
  const isAddressed = failed === null
  return {
    ...listing,
    failed: failed && !isListed(listing, failed.rate.id) ? { select, failed } : null,
    problem: isAddressed && code !== null ? (choiceProblem(code) ?? 'failedText') : null,
    changed: isAddressed && changed ? { ...changed, select } : null,
  }
}

function isListed(listing: Listing, productId: string): boolean {
  if (listing.state !== 'list') return false
  return listing.listed.rooms.some(({ first, others }) =>
    [...first, ...others].some(({ id }) => id === productId),
  )
}

const NONE: never[] = []

function useListing(props: RateListProps): { select: SelectForm; listing: Listing } {
  const page = usePage()
  const { context } = page
  const track = useTrack('rate-list', props)
  const afterPaint = useAfterPaint()
  const localPath = usePageValue(localPathAtom)
  const isMember = usePageValue(visitorAtom).state === 'authenticated'
  const { search, hasSearch, retry, ...answer } = useProducts()
  useRateCardLoading(hasSearch && answer.state === 'loading')
  const ready = answer.state === 'ready' ? answer.data.searchProductsByProperty : null
  // Hundreds of rates that come late are drawn without holding up what is pressed meanwhile.
  const found = useDeferredValue(ready)
  const products = found?.products ?? NONE
  const now = useTermsTime(products)
  const allowed = isFlagOn(page.site, 'points')
    ? props.tabs
    : props.tabs.filter((one) => one !== 'points')
  const tabs = tabsOf(products, allowed)
  const [chosenSort, setSort] = useState(() => asked(page, 'sort'))
  const { tab, setTab, shown, filters, isPartlyGone } = useFilteredRates(products, allowed, now)
  const sort = RATE_SORTS.find((name) => name === chosenSort) ?? props.sort
  const select = useSelectForm(
    useCallback((productId: string) => track('select_item', { productId }), [track]),
    found?.roomIndex,
  )
  const opened = useOpenedRooms(props.id)
  const currency = products[0]?.totalPricing?.total.currency
  const hrefOf = (
    changes: Partial<StaySearch>,
    more: { [Name in QueryName]?: string } = {},
    next = filters,
  ) => addressOf(page, { ...search, ...changes }, more, next)
  const stayHref = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
    hrefOf({ checkIn, checkOut })

  const listed = useListedRooms(props, {
    ...{ products, shown, sort, currency, now },
    form: select.form,
    nights: nightsBetween(search.checkIn ?? '', search.checkOut ?? ''),
    pageHref: hrefOf({}, { tab, sort }),
  })
  const months = useLowestNights(props.labels, stayHref)

  if (!hasSearch) {
    const anchor = page.placed(['stay-dates'])
    const open = (event: MouseEvent) => {
      if (isPlainClick(event) && openOverlay('stay-details', { prices: true }))
        event.preventDefault()
    }
    const dates = anchor && context.mode !== 'edit' ? { anchor, open } : null
    return { select, listing: { state: 'noDates', months, dates } }
  }
  if (answer.state === 'loading' || (ready && !found))
    return { select, listing: { state: 'loading' } }
  if (!found) return { select, listing: { state: 'failed', retry } }
  if (products.length === 0) {
    const listing: Listing = {
      state: 'none',
      reasons: found.reasons,
      hrefOf: stayHref,
      elsewhere: localPath(props.emptyHref ?? elsewhereOf(page, search)),
      locale: context.locale,
    }
    return { select, listing }
  }
  const choiceOf = <Name extends string>(
    query: 'tab' | 'sort',
    name: Name,
    chosen: Name,
    set: (name: Name) => void,
  ): LinkChoice<Name> => {
    const href = hrefOf({}, { tab, sort, [query]: name })
    return {
      name,
      href,
      isChosen: name === chosen,
      choose: (event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        set(name)
        // The browser takes longer for an address than React for the list.
        afterPaint(() => {
          history.replaceState(history.state, '', href)
          opened.keep()
          track('filter_apply', { [query]: name })
        })
      },
    }
  }
  const listing: Listing = {
    state: 'list',
    listed,
    unavailable: props.showSoldOut ? found.unavailable : [],
    notices: found.reasons,
    tabs: tabs.map((name) => choiceOf('tab', name, tab, setTab)),
    sorts: RATE_SORTS.filter((name) => name !== 'points' || tab === 'points').map((name) =>
      choiceOf('sort', name, sort, setSort),
    ),
    tab,
    isMember,
    special:
      tab === 'special' && (search.rateType || search.rateCode) ? { code: search.rateCode } : null,
    filter: {
      button: filterButton(page),
      list:
        filters.length > 0 || isPartlyGone
          ? {
              filters,
              isPartlyGone,
              count: shown.length,
              hrefOf: (next) => hrefOf({}, { tab, sort }, next),
              locale: context.locale,
              currency,
            }
          : null,
    },
    room: { number: found.roomIndex + 1, count: search.parties.length },
    locale: context.locale,
    hrefOf: stayHref,
    opened,
    select,
  }
  return { select, listing }
}

/** The page's own address for another search. */
function addressOf(
  { location, site, context }: Page,
  search: StaySearch,
  more: { [Name in QueryName]?: string },
  filters: Filters,
): string {
  const query = formatSearch(search, site)
  const { cart, stay, rooms = [] } = context.page
  const booked = cart && stay ? { stay, rooms: rooms.join(',') } : {}
  for (const [name, value] of Object.entries({ ...(cart && { cart }), ...booked, ...more }))
    if (value) query.set(queryName(site, name as QueryName), value)
  writeFilters(query, site, filters)
  return `${location().pathname}?${query}`
}

/** Hotels near by for the same stay. */
function elsewhereOf({ site }: Page, search: StaySearch): string {
  const query = formatSearch({ ...search, propertyId: null }, site)
  return `${searchResultsPath(site)}?${query}`
}
