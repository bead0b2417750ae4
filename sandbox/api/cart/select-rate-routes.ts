import type { FastifyInstance } from 'fastify'
import { rateOf } from '../../../src/features/booking/cart/choice.rules'
import { isRecord, recordOf } from '../../../src/rules/content/read-record'
import { selectRateCall } from '../../../src/rules/site/booking-calls'
import { reviewDetailsPath } from '../../../src/rules/site/booking-paths'
import { rateListPath, signInPath } from '../../../src/rules/site/paths'
import { queryName } from '../../../src/rules/site/query'
import { keptFilters } from '../../../src/rules/stay/kept-filters'
import { formatSearch, parseSearch, type StaySearch } from '../../../src/rules/stay/stay-search'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import type { Locale } from '../../seed/seed-types'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import { type BookingCall, bookingCall } from '../request/booking-call'
import { timeOf } from '../request/clock'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import type { ItemInput } from './cart-draft'
import type { CartOutcome } from './cart-outcome'
import { outcomeView } from './cart-view'
import { createCart, updateCart } from './change-cart'
import { detailsIn } from './details-parts'
import { keepTyped } from './keep-typed'
import { findOwnCart } from './own-cart'

/** Longer queries are no search. */
const LONGEST_SEARCH = 5_000
const LONGEST_ID = 100
const LONGEST_CHANGE = 3 * LONGEST_ID

/**
 * Chooses a rate for a room (D.9), as CreateCart and UpdateCart do: in a new cart, or in the one that
 * `cartId` and `revision` name; with `itemId` in place of that room's product (W26), which the button of a
 * page's form names as `change`: all that was typed is stored then. The button of a rate names it as
 * `rate` (docs/decisions/0067). `searchCriteria` is the query of the page's address. A repeated call with
 * the same `choiceKey` changes nothing, and answers as the first one (docs/decisions/0050).
 */
export async function selectRateRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(
    routeOf(selectRateCall),
    takesForms(afterSelection, { refusedBy: 'status' }),
    async (request, reply) => {
      const call = await bookingCall(database, request, reply)
      const body = withChange(withRate(request.body))
      await keepDetails(call, body, siteLocale(request))
      const search = searchOf(body, call.now)
      const item = itemOf(body)
      const outcome = await select(call, search, item, body)
      const nextStateURI = nextAddress(search, { item, outcome, body })
      return reply
        .code(outcome.status.httpStatus)
        .send({ nextStateURI, ...outcomeView(outcome, call) })
    },
  )
}

/** `rate` of a button: the product, and the token of its price. */
function withRate(body: unknown): unknown {
  const rate = bodyText(body, 'rate', 2 * LONGEST_ID)
  if (!rate) return body
  const { id: productId, quoteToken } = rateOf(rate)
  return { ...recordOf(body), productId, quoteToken }
}

/** `change` of a button: the room's id, its new product, and the token of its price. */
function withChange(body: unknown): unknown {
  const change = bodyText(body, 'change', LONGEST_CHANGE)
  if (!change) return body
  const [itemId = '', productId = '', quoteToken = ''] = change.split(' ')
  const searchCriteria = bodyText(body, 'search', LONGEST_SEARCH) ?? ''
  return { ...recordOf(body), itemId, productId, quoteToken, searchCriteria }
}

/** Nothing typed is lost, whatever becomes of the choice (docs/decisions/0053). */
async function keepDetails(call: BookingCall, body: unknown, locale: Locale) {
  const cartId = bodyText(body, 'cartId', LONGEST_ID)
  const hasDetails = Object.keys(detailsIn(recordOf(body))).length > 0
  const cart = cartId && hasDetails ? await findOwnCart(call, cartId) : null
  if (cart) await keepTyped(call, cart, { body, locale })
}

function select(call: BookingCall, search: StaySearch, item: ItemInput, body: unknown) {
  const cartId = bodyText(body, 'cartId', LONGEST_ID)
  const choiceKey = bodyText(body, 'choiceKey', LONGEST_ID)
  const itemId = replacedItem(body)
  if (itemId) {
    const change = { revision: numberOf(body, 'revision') ?? 0, choiceKey }
    return updateCart(call, { cartId: cartId ?? '', ...change, replaceItem: { ...item, itemId } })
  }
  if (!cartId) return createCart(call, { search, item, choiceKey })
  const revision = numberOf(body, 'revision') ?? 0
  return updateCart(call, { cartId, revision, choiceKey, addItems: [item] })
}

/** The room of the cart whose product is replaced; null for a room that is chosen. */
function replacedItem(body: unknown): string | null {
  return bodyText(body, 'itemId', LONGEST_ID)
}

function criteriaOf(body: unknown): URLSearchParams {
  return new URLSearchParams(bodyText(body, 'searchCriteria', LONGEST_SEARCH) ?? '')
}

function searchOf(body: unknown, now: number): StaySearch {
  return parseSearch(criteriaOf(body), site, now)
}

/** The rate list with this query and the filters that the visitor has chosen there. */
function listWith(query: URLSearchParams, body: unknown): string {
  for (const [name, value] of keptFilters(criteriaOf(body), site)) query.append(name, value)
  return `${rateListPath(site)}?${query}`
}

function itemOf(body: unknown): ItemInput {
  return {
    productId: bodyText(body, 'productId', LONGEST_ID) ?? '',
    roomIndex: numberOf(body, 'roomIndex'),
    quoteToken: bodyText(body, 'quoteToken', LONGEST_ID),
  }
}

/** A form sends numbers as text. */
function numberOf(body: unknown, field: string): number | null {
  const value = isRecord(body) ? body[field] : null
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/**
 * Where the choice leads: to the next room of the stay, or to the review of all; refused, to the rate
 * list again, which says why. A product is replaced on the review, which says so itself.
 */
function nextAddress(
  search: StaySearch,
  { item, outcome, body }: { item: ItemInput; outcome: CartOutcome; body: unknown },
): string {
  const { cart, status } = outcome
  const stay = cart?.quote.search ?? search
  const query = formatSearch(stay, site)
  const add = (name: Parameters<typeof queryName>[1], value: string | null | undefined) => {
    if (value) query.set(queryName(site, name), value)
  }
  add('cart', cart?.id)
  if (cart && replacedItem(body)) {
    if (status.code !== 'SUCCESS') {
      add('product', item.productId)
      add('problem', status.code)
    }
    return `${reviewDetailsPath(site)}?${query}`
  }
  if (status.code === 'SUCCESS') {
    if (cart?.nextRoomIndex === null) return `${reviewDetailsPath(site)}?${query}`
    return listWith(query, body)
  }
  add('product', item.productId)
  if (status.code === 'SIGN_IN_REQUIRED') {
    const back = listWith(query, body)
    const returnTo = new URLSearchParams({ [queryName(site, 'returnTo')]: back })
    return `${signInPath(site)}?${returnTo}`
  }
  // The rate list tells this price and the one of now, to be agreed to.
  if (status.code === 'PRICE_CHANGED') add('quote', item.quoteToken)
  add('problem', status.code)
  return listWith(query, body)
}

/**
 * Without a script: redirects to that address; without an answer, to the rate list of the search. The
 * review's form has more in it than a choice.
 */
const afterSelection: FormNext = (request, { body: { nextStateURI }, code }) => {
  const root = contextPathOf(siteLocale(request))
  if (typeof nextStateURI === 'string') return root + nextStateURI
  if (bodyText(request.body, 'change', LONGEST_CHANGE)) return null
  const query = formatSearch(searchOf(request.body, timeOf(request)), site)
  query.set(queryName(site, 'problem'), code ?? 'FAIL')
  return root + listWith(query, request.body)
}
