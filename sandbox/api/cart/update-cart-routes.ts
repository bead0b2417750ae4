import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type CheckoutStep,
  fieldName,
  type PartProblems,
} from '../../../src/features/checkout/details.rules'
import { guestCountry } from '../../../src/features/checkout/guest/guest-country.rules'
import { CHOICE, insurancePart } from '../../../src/features/checkout/insurance/insurance.rules'
import {
  CARD_QUESTIONS,
  cardQuestions,
  readQuestions,
} from '../../../src/features/payment/card-questions.rules'
import type { CardQuestions } from '../../../src/features/payment/payment-messages.rules'
import { recordOf } from '../../../src/rules/content/read-record'
import { updateCartCall } from '../../../src/rules/site/booking-calls'
import {
  guestInfoPath,
  reviewDetailsPath,
  reviewGuestInfoPath,
} from '../../../src/rules/site/booking-paths'
import { paymentReturnCall } from '../../../src/rules/site/order-calls'
import { rateListPath, signInPath } from '../../../src/rules/site/paths'
import { queryName, withQuery } from '../../../src/rules/site/query'
import type { SitePath } from '../../../src/rules/site/site-path'
import { formatSearch, parseSearch, type StaySearch } from '../../../src/rules/stay/stay-search'
import { contextPathOf, siteLocale } from '../../cms/locales'
import { allowPayment } from '../../cms/security/security'
import { readCartDetails } from '../../database/booking/cart-details'
import { changeDetails } from '../../database/booking/carts'
import { isHeld } from '../../database/booking/held'
import type { Database } from '../../database/database'
import type { Locale } from '../../seed/seed-types'
import { site } from '../../site'
import { addressOfChange, hasPaymentPage } from '../change/change-pages'
import { coverProblems } from '../change/insurance-of-change'
import { dueOfCart } from '../order/cart-due'
import { orderOnce } from '../order/order-once'
import { confirmationOfCart, pageOfOrdered } from '../order/order-pages'
import { intentFor } from '../order/prepare-payment'
import { bodyText } from '../request/body-text'
import { type BookingCall, bookingCall } from '../request/booking-call'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { signedInCustomer } from './cart-member'
import type { OwnCart } from './cart-of-hotel'
import { type CartOutcome, closedFor, refused, succeeded } from './cart-outcome'
import { outcomeView } from './cart-view'
import { updateCart } from './change-cart'
import { askAboutClub, clubProblems, keepMembership } from './club-membership'
import { extrasIn } from './extras-form'
import { holdCart } from './hold-cart'
import { NO_CHOICE } from './insurance-quote'
import { keepTyped } from './keep-typed'
import { hasNone, type OrderProblems, orderProblems, reviewProblems } from './order-problems'
import { findOwnCart } from './own-cart'
import { freeNightsIn, splitIn } from './split-form'

const LONGEST_ID = 100
const LONGEST_SEARCH = 2000

const INSURANCE = fieldName(insurancePart, CHOICE)

/** What came of a step; `problems` by the names of fields. */
interface StepOutcome {
  outcome: CartOutcome
  /** The page that is next; a whole address once the cart is an order. */
  next: SitePath | { address: string }
  problems?: PartProblems
  /** Of `book`: an address of the provider, or the order that needed no card. */
  payment?: { state: 'pay'; hostedUrl: string } | { state: 'ordered' }
  /** Without a cart. */
  search?: StaySearch
  /** The visitor signs in first, and comes back to `next`. */
  isSignIn?: boolean
  /** Of a page with several steps: whose refusal it is. */
  step?: CheckoutStep
}

interface Asked {
  cartId: string
  revision: number
  body: unknown
  /** Id of the page that the form stands on. */
  page: string
  /** Of the intent to book. */
  key: string
  locale: Locale
}

type Step = (call: BookingCall, asked: Asked) => Promise<StepOutcome>

/** What the button of a page's form asks for; every step stores what was typed first. */
const STEPS: Record<CheckoutStep, Step> = {
  keep: async (call, { cartId, page }) => {
    const cart = await findOwnCart(call, cartId)
    return { outcome: cart ? succeeded(cart) : noCart(), next: pageOf(page) }
  },
  signIn: async (call, asked) => ({ ...(await STEPS.keep(call, asked)), isSignIn: true }),
  extras: async (call, { cartId, revision, body }) => {
    const cart = await findOwnCart(call, cartId)
    const extras = cart ? extrasIn(recordOf(body), cart.quote.rooms) : []
    const outcome = await updateCart(call, { cartId, revision, extras })
    return { outcome, next: reviewDetailsPath }
  },
  split: async (call, { cartId, revision, body, page }) => {
    const next = pageOf(page)
    const step = 'split'
    const cart = await findOwnCart(call, cartId)
    const typed = recordOf(body)
    const split = cart ? splitIn(typed, cart.quote.rooms) : []
    const freeNights = cart ? freeNightsIn(typed, cart.quote.rooms) : []
    const outcome = await updateCart(call, { cartId, revision, split, freeNights })
    // The page that asks for the guests stands on rooms that are held.
    if (next !== guestInfoPath || outcome.status.code !== 'SUCCESS' || !outcome.cart)
      return { outcome, next, step }
    const { revision: current } = outcome.cart
    return { outcome: await holdCart(call, { cartId, revision: current }), next, step }
  },
  hold: async (call, asked) => {
    const refusal = await reviewRefusal(call, asked.cartId)
    if (refusal) return refusal
    const outcome = await holdCart(call, asked)
    return { outcome, next: outcome.status.code === 'SUCCESS' ? guestInfoPath : reviewDetailsPath }
  },
  book: async (call, asked) => {
    const known = await findOwnCart(call, asked.cartId)
    const refusal = known?.changes ? null : await reviewRefusal(call, asked.cartId)
    if (refusal) return refusal
    const outcome = await holdCart(call, asked)
    const { cart, status } = outcome
    if (!cart || status.code !== 'SUCCESS') return { outcome, next: reviewDetailsPath }
    if (cart.change) return makeChange(call, cart, asked)
    const problems = await checkedProblems(call, cart, asked.locale)
    if (!problems) return { outcome: noCart(), next: rateListPath }
    if (hasNone(problems)) return pay(call, cart, asked)
    const invalid = refused(422, 'INVALID', 'Fields are missing or wrong.', { cart })
    const isOfReview = Object.keys(problems.review).length > 0
    return isOfReview
      ? { outcome: invalid, next: reviewDetailsPath, problems: problems.review }
      : { outcome: invalid, next: guestInfoPath, problems: problems.guest }
  },
}

/**
 * Stores what visitors say about a cart and takes its next step (docs/decisions/0053): `cartId` and
 * `revision` name the cart, `step` what is asked for; all other fields are details, `<part>.<field>`.
 */
export async function updateCartRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  const options = {
    ...takesForms(afterStep, { refusedBy: 'status' }),
    // Booking leads on to the provider's page, also from a page that sends the form again.
    onRequest: async (request: FastifyRequest) => allowPayment(request, guestInfoPath(site)),
  }
  fastify.post(routeOf(updateCartCall), options, async (request, reply) => {
    const call = await bookingCall(database, request, reply)
    const step = await take(call, request.body, siteLocale(request))
    const { outcome, problems, payment } = step
    return reply.code(outcome.status.httpStatus).send({
      nextStateURI: payment?.state === 'pay' ? payment.hostedUrl : addressOf(step),
      payment: payment?.state ?? null,
      problems: problems ?? {},
      ...outcomeView(outcome, call),
    })
  })
}

async function take(call: BookingCall, body: unknown, locale: Locale): Promise<StepOutcome> {
  const cartId = bodyText(body, 'cartId', LONGEST_ID) ?? ''
  if (!cartId)
    return { outcome: refused(422, 'UNPROCESSABLE_ENTITY', 'Name a cart.'), next: rateListPath }
  const cart = await findOwnCart(call, cartId)
  if (!cart) {
    const asked = new URLSearchParams(bodyText(body, 'search', LONGEST_SEARCH) ?? '')
    return { outcome: noCart(), next: rateListPath, search: parseSearch(asked, site, call.now) }
  }
  if (cart.status === 'ordered') {
    const address = await confirmationOfCart(call, cart)
    return { outcome: closedFor(cart) ?? succeeded(cart), next: { address } }
  }
  const keepId = bodyText(body, 'keepId', LONGEST_ID)
  const kept = await keepTyped(call, cart, { body, locale, keepId })
  // It has become an order meanwhile, or is gone.
  if (!kept) return take(call, body, locale)
  const { cards } = kept
  const step = stepOf(body)
  // A page without its revision books the prices that it was held at, or none.
  const isCurrent = step !== 'book' || isHeld(cart, call.now)
  const revision = Number(bodyText(body, 'revision', 9) ?? (isCurrent ? cart.revision : 0))
  const key = bodyText(body, 'key', LONGEST_ID) || randomUUID()
  const page = bodyText(body, 'page', LONGEST_ID) ?? ''
  if (Object.keys(cards).length > 0) {
    const outcome = refused(422, 'INVALID', 'A field has the number of a card in it.', { cart })
    return { outcome, next: pageOf(page), problems: cards }
  }
  return STEPS[step](call, { cartId, revision, body, page, key, locale })
}

/** A change that takes money or a card, or asks about its insurance, has a page for it; any other is made by the review. */
async function makeChange(call: BookingCall, cart: OwnCart, asked: Asked): Promise<StepOutcome> {
  if (!hasPaymentPage(cart)) return pay(call, cart, asked, reviewDetailsPath)
  const next = reviewGuestInfoPath
  if (asked.page !== 'review-guest-info') return { outcome: succeeded(cart), next }
  const said = await readCartDetails(call.database.db, cart.id)
  const problems = coverProblems(cart, said, call.now)
  if (Object.keys(problems).length === 0) return pay(call, cart, asked, next)
  const outcome = refused(422, 'INVALID', 'Fields are missing or wrong.', { cart })
  return { outcome, next, problems }
}

/** The payment of a cart that is complete; without one to make, its order. `page`: where a refusal is told. */
async function pay(
  call: BookingCall,
  cart: OwnCart,
  asked: Asked,
  page: SitePath = guestInfoPath,
): Promise<StepOutcome> {
  const { locale } = asked
  if (dueOfCart(cart).kind !== 'none') {
    try {
      const intent = await intentFor(call, cart)
      const returnUrl = call.pageOrigin + contextPathOf(locale) + paymentReturnCall(site)
      const asks = await questionsFor(call, cart, asked)
      const hosted = { intentId: intent.id, returnUrl, key: asked.key, locale, asks }
      const hostedUrl = await call.payment.openHostedPage(hosted)
      return { outcome: succeeded(cart), next: page, payment: { state: 'pay', hostedUrl } }
    } catch {
      const outcome = refused(503, 'PROVIDER_UNAVAILABLE', 'The provider does not answer.', {
        cart,
      })
      return { outcome, next: page }
    }
  }
  const { cartId, revision, key } = asked
  const wanted = { cartId, revision, key, intentId: null, token: null, consentVersions: [] }
  const { order, outcome } = await orderOnce(call, wanted)
  if (order) {
    const next = { address: await pageOfOrdered(call, cartId, order) }
    return { outcome: succeeded(cart), next, payment: { state: 'ordered' } }
  }
  const { httpStatus, code, message } = outcome
  return { outcome: refused(httpStatus, code, message, { cart }), next: page }
}

/** What the provider's own page asks for: the same as its frame does. */
async function questionsFor(
  call: BookingCall,
  { id }: OwnCart,
  { body, locale }: Asked,
): Promise<CardQuestions> {
  const wanted = readQuestions(bodyText(body, CARD_QUESTIONS, LONGEST_ID) ?? '')
  const details = await readCartDetails(call.database.db, id)
  return cardQuestions(wanted, {
    country: guestCountry(details, locale),
    isMember: signedInCustomer(call) !== null,
  })
}

/** What is asked for on the review leads back to it; null if nothing is wrong. */
async function reviewRefusal(call: BookingCall, cartId: string): Promise<StepOutcome | null> {
  const cart = await findOwnCart(call, cartId)
  const said = cart && (await askAboutClub(call, cart))
  if (!said) return null
  if (Object.keys(clubProblems(cart, said)).length === 0) await keepMembership(call, said)
  const problems = await reviewProblems(call, cart, said)
  if (Object.keys(problems).length === 0) return null
  const outcome = refused(422, 'INVALID', 'Fields are missing or wrong.', { cart })
  return { outcome, next: reviewDetailsPath, problems }
}

/**
 * Everything that keeps a cart from being ordered; what is wrong with the insurance is offered anew by the
 * page that is sent back. Without a problem it is written down when, and in which language, everything was
 * agreed to. Null for a cart that is gone or ordered by now.
 */
async function checkedProblems(
  call: BookingCall,
  cart: OwnCart,
  locale: Locale,
): Promise<OrderProblems | null> {
  const { session, now } = call
  const key = { id: cart.id, ownerKey: await call.owner.begin(), now }
  const found: OrderProblems[] = []
  const said = await changeDetails(call.database, key, async (all, _, tx) => {
    const { address, limits } = call
    const reader = { session, now, address, limits, tx }
    const problems = await orderProblems(reader, cart, { said: all, locale })
    found.push(problems)
    if (INSURANCE in problems.guest && all[INSURANCE]) return { ...NO_CHOICE, [INSURANCE]: 'yes' }
    if (!hasNone(problems)) return {}
    // No part has these fields.
    return { 'evidence.at': new Date(now).toISOString(), 'evidence.locale': locale }
  })
  return said && (found.at(-1) ?? null)
}

function stepOf(body: unknown): CheckoutStep {
  const step = bodyText(body, 'step', LONGEST_ID) ?? ''
  return Object.hasOwn(STEPS, step) ? (step as CheckoutStep) : 'keep'
}

/** The page that a form stands on, by its id. */
function pageOf(id: string): SitePath {
  return PAGES.get(id) ?? reviewDetailsPath
}

const PAGES: ReadonlyMap<string, SitePath> = new Map([
  ['guest-info', guestInfoPath],
  ['review-guest-info', reviewGuestInfoPath],
])

function noCart(): CartOutcome {
  return refused(404, 'CART_NOT_FOUND', 'This session has no such cart.')
}

function addressOf({ next, outcome, search, isSignIn, step }: StepOutcome): string {
  const { cart, status } = outcome
  if ('address' in next) return next.address
  if (cart?.change) {
    const problem = status.code === 'SUCCESS' ? '' : status.code
    return addressOfChange(next, cart, { problem })
  }
  const asked = cart?.quote.search ?? search
  const query = asked ? formatSearch(asked, site) : new URLSearchParams()
  if (cart) query.set(queryName(site, 'cart'), cart.id)
  if (status.code !== 'SUCCESS') {
    query.set(queryName(site, saidBy(status.code)), status.code)
    if (step) query.set(queryName(site, 'step'), step)
  }
  const address = `${next(site)}?${query}`
  return isSignIn ? withQuery(site, signInPath(site), { returnTo: address }) : address
}

/** The parameter of a refusal: one that no widget of the page tells is the error message's. */
function saidBy(code: string): 'errorCode' | 'problem' {
  return code === 'E_MAX_BOOKINGS' ? 'errorCode' : 'problem'
}

/** Without a script: redirects to that address. */
const afterStep: FormNext = (request: FastifyRequest, { body: { nextStateURI } }) => {
  if (typeof nextStateURI !== 'string') return null
  // The provider's page is an address of its own.
  const isOwn = nextStateURI.startsWith('/')
  return isOwn ? contextPathOf(siteLocale(request)) + nextStateURI : nextStateURI
}
