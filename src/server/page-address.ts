import { isHandle } from '../rules/order/order-handle'
import { type QueryName, queryName } from '../rules/site/query'
import type { Site } from '../rules/site/site'
import { formatSearch, parseSearch, STAY_LIMITS } from '../rules/stay/stay-search'
import type { PageContext } from '../services/page/page-context'

type Addressed = Pick<PageContext, 'page' | 'site'> & { renderedAt?: number }

/** A cart's id as the API makes it; anything else is no cart. */
const CART_ID = /^[\w-]{8,64}$/
/** What an API may call a product, and the price that it was shown with. */
const PRODUCT_ID = /^[\w.~:-]{1,100}$/
/** Of any group: which ones there are is for the page's widgets to say (docs/decisions/0049). */
const FILTER = /^[a-z]{1,20}\.[\w-]{1,40}$/i
const ROOM_CODE = /^[\w.-]{1,40}$/
/** The id of a room of an order. */
const ITEM_ID = /^[\w-]{1,64}$/
/** Of any widget: which ones there are is for the page's widgets to say. */
const TAB = /^[a-z]{1,20}$/
const QUOTE_TOKEN = /^[\w=-]{1,100}$/

/**
 * The page context with what the address says: search with its filters, cart, stay, tab and product (docs/decisions/0042). They
 * are left out if the address does not have them. `renderedAt` is set, because the search is read
 * by its day.
 */
export function withAddress<Context extends Addressed>(
  context: Context,
  url: URL,
): Context & { renderedAt: number } {
  const { page, site, renderedAt = Date.now() } = context
  const query = formatSearch(parseSearch(url.searchParams, site, renderedAt), site)
  const filter = queryName(site, 'filter')
  for (const value of new Set(url.searchParams.getAll(filter)))
    if (FILTER.test(value)) query.append(filter, value)
  const search = query.toString()
  const cart = cartOf(url, site)
  const stay = stayOf(url, site)
  const tab = askedValue(url, site, 'tab', TAB)
  const product = askedValue(url, site, 'product', PRODUCT_ID)
  const quote = askedValue(url, site, 'quote', QUOTE_TOKEN)
  const room = askedValue(url, site, 'room', ROOM_CODE)
  const rooms = roomsOf(url, site)
  return {
    ...context,
    renderedAt,
    page: {
      ...page,
      ...(search && { search }),
      ...(cart && { cart }),
      ...(stay !== undefined && { stay }),
      ...(tab && { tab }),
      ...(product && { product, ...(quote && { quote }) }),
      ...(room && { room }),
      ...(rooms.length > 0 && { rooms }),
    },
  }
}

/** The id of the cart that the address names; undefined for none. */
export function cartOf(url: URL, site: Pick<Site, 'query'>): string | undefined {
  return askedValue(url, site, 'cart', CART_ID)
}

/**
 * The handle of the order that the address names; undefined where it names none. One that is malformed is empty,
 * the handle of no order, so that no question falls back on another order than the address means.
 */
export function stayOf(url: URL, site: Pick<Site, 'query'>): string | undefined {
  const stay = url.searchParams.get(queryName(site, 'stay'))
  if (stay === null) return undefined
  return isHandle(stay) ? stay : ''
}

/** One parameter for each room, or some of them in one, separated by commas. */
function roomsOf({ searchParams }: URL, site: Pick<Site, 'query'>): string[] {
  const ids = searchParams.getAll(queryName(site, 'rooms')).flatMap((value) => value.split(','))
  return [...new Set(ids)].filter((id) => ITEM_ID.test(id)).slice(0, STAY_LIMITS.rooms)
}

function askedValue(
  { searchParams }: URL,
  site: Pick<Site, 'query'>,
  name: QueryName,
  form: RegExp,
): string | undefined {
  const value = searchParams.get(queryName(site, name)) ?? ''
  return form.test(value) ? value : undefined
}
