import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type CheckoutStep,
  fieldName,
  type PartProblems,
} from '../../../src/features/checkout/details.rules'
import {
  COUNTRY_FIELD,
  guestCountry,
} from '../../../src/features/checkout/guest/guest-country.rules'
import { CHOICE, insurancePart } from '../../../src/features/checkout/insurance/insurance.rules'
import {
  CARD_QUESTIONS,
  cardQuestions,
  readQuestions,
} from '../../../src/features/payment/card-questions.rules'
import type { CardQuestions } from '../../../src/features/payment/payment-messages.rules'
import { recordOf } from '../../../src/rules/content/read-record'
import { paymentDue } from '../../../src/rules/order/payment-due'
import { paymentReturnCall } from '../../../src/rules/site/order-calls'
import { rateListPath, signInPath } from '../../../src/rules/site/paths'
import { queryName, withQuery } from '../../../src/rules/site/query'
import { updateCartCall } from '../../../src/rules/site/rare-calls'
import {
  confirmationPath,
  guestInfoPath,
  reviewDetailsPath,
} from '../../../src/rules/site/rare-paths'
import type { SitePath } from '../../../src/rules/site/site-path'
import { formatSearch, parseSearch, type StaySearch } from '../../../src/rules/stay/stay-search'
import { hasCardNumber } from '../../../src/rules/validation/card-number'
import { contextPathOf, siteLocale } from '../../cms/locales'
import {
  type CartDetails,
  readCartDetails,
  saveCartDetails,
} from '../../database/booking/cart-details'
import type { Database } from '../../database/database'
import type { Locale } from '../../seed/seed-types'
import { site } from '../../site'
import { orderOnce } from '../order/order-once'
import { intentFor } from '../order/prepare-payment'
import { bodyText } from '../request/body-text'
import { type BookingCall, bookingCall } from '../request/booking-call'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { awardProblems } from '../upgrade/award-problems'
import { signedInCustomer } from './cart-member'
import type { OwnCart } from './cart-of-hotel'
import { type CartOutcome, closedFor, refused, succeeded } from './cart-outcome'
import { outcomeView } from './cart-view'
import { updateCart } from './change-cart'
import { CLUB_NUMBER, clubProblems, withClubNumber } from './club-membership'
import { bookingProblems, detailsIn } from './details-parts'
import { extrasIn } from './extras-form'
import { holdCart } from './hold-cart'
import { droppedInsurance, NO_CHOICE } from './insurance-quote'
import { memberNumberProblems } from './member-number'
import { findOwnCart } from './own-cart'
import { roomsWithPlans } from './quoted-rooms'

const LONGEST_ID = 100
const LONGEST_SEARCH = 2000

const INSURANCE = fieldName(insurancePart, CHOICE)

/** What came of a step; `problems` by the names of fields. */
interface StepOutcome {
  outcome: CartOutcome
  next: SitePath
  problems?: PartProblems
  /** Of `book`: an address of the provider, or the order that needed no card. */
  payment?: { state: 'pay'; hostedUrl: string } | { state: 'ordered' }
  /** Without a cart. */
  search?: StaySearch
  /** The visitor signs in first, and comes back to `next`. */
  isSignIn?: boolean
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
    const next = page === 'guest-info' ? guestInfoPath : reviewDetailsPath
    return { outcome: cart ? succeeded(cart) : noCart(), next }
  },
  signIn: async (call, asked) => ({ ...(await STEPS.keep(call, asked)), isSignIn: true }),
  extras: async (call, { cartId, revision, body }) => {
    const cart = await findOwnCart(call, cartId)
    const extras = cart ? extrasIn(recordOf(body), cart.quote.rooms) : []
    const outcome = await updateCart(call, { cartId, revision, extras })
    return { outcome, next: reviewDetailsPath }
  },
  hold: async (call, asked) => {
    const refusal = await reviewRefusal(call, asked.cartId)
    if (refusal) return refusal
    const outcome = await holdCart(call, asked)
    return { outcome, next: outcome.status.code === 'SUCCESS' ? guestInfoPath : reviewDetailsPath }
  },
  book: async (call, asked) => {
    const refusal = await reviewRefusal(call, asked.cartId)
    if (refusal) return refusal
    const outcome = await holdCart(call, asked)
    const { cart, status } = outcome
    if (!cart || status.code !== 'SUCCESS') return { outcome, next: reviewDetailsPath }
    const details = await readCartDetails(call.database.db, cart.id)
    const problems = {
      ...(await memberNumberProblems(call, details)),
      ...bookingProblems(cart, details, { locale: asked.locale, now: call.now }),
    }
    // The page that is sent back offers it anew.
    if (INSURANCE in problems && details[INSURANCE]) {
      await saveCartDetails(call.database.db, cart.id, { ...NO_CHOICE, [INSURANCE]: 'yes' })
    }
    if (Object.keys(problems).length === 0) {
      // When, and in which language, everything was agreed to; no part has these fields.
      const evidence = {
        'evidence.at': new Date(call.now).toISOString(),
        'evidence.locale': asked.locale,
      }
      await saveCartDetails(call.database.db, cart.id, evidence)
      return pay(call, cart, asked)
    }
    const invalid = refused(422, 'INVALID', 'Fields are missing or wrong.', { cart })
    return { outcome: invalid, next: guestInfoPath, problems }
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
  fastify.post(routeOf(updateCartCall), takesForms(afterStep), async (request, reply) => {
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
    return { outcome: closedFor(cart) ?? succeeded(cart), next: confirmationPath }
  }
  // Nothing typed is lost, whatever becomes of the step.
  const { details: typed, refused: cards } = withoutCards(detailsIn(recordOf(body)))
  const details = await withClubNumber(call, cart, typed)
  await saveCartDetails(call.database.db, cart.id, details)
  await dropInsurance(call, cart, { details, locale })
  const revision = Number(bodyText(body, 'revision', 9) ?? cart.revision)
  const key = bodyText(body, 'key', LONGEST_ID) || randomUUID()
  const page = bodyText(body, 'page', LONGEST_ID) ?? ''
  if (Object.keys(cards).length > 0) {
    const outcome = refused(422, 'INVALID', 'A field has the number of a card in it.', { cart })
    const next = page === 'guest-info' ? guestInfoPath : reviewDetailsPath
    return { outcome, next, problems: cards }
  }
  return STEPS[stepOf(body)](call, { cartId, revision, body, page, key, locale })
}

/**
 * The number of a card is for the provider's fields only: no other field is stored with one. A number
 * of the automobile club has as many digits and the same check digit, so the club decides about its
 * field.
 */
function withoutCards(typed: CartDetails): { details: CartDetails; refused: PartProblems } {
  const names = Object.keys(typed).filter(
    (name) => name !== CLUB_NUMBER && hasCardNumber(typed[name] ?? ''),
  )
  return {
    details: { ...typed, ...Object.fromEntries(names.map((name) => [name, ''])) },
    refused: Object.fromEntries(names.map((name) => [name, 'cardNumber'])),
  }
}

/** The payment of a cart that is complete; without one to make, its order. */
async function pay(call: BookingCall, cart: OwnCart, asked: Asked): Promise<StepOutcome> {
  const { locale } = asked
  if (paymentDue(roomsWithPlans(cart)).kind !== 'none') {
    try {
      const intent = await intentFor(call, cart)
      const returnUrl = call.pageOrigin + contextPathOf(locale) + paymentReturnCall(site)
      const asks = await questionsFor(call, cart, asked)
      const page = { intentId: intent.id, returnUrl, key: asked.key, locale, asks }
      const hostedUrl = await call.payment.openHostedPage(page)
      return { outcome: succeeded(cart), next: guestInfoPath, payment: { state: 'pay', hostedUrl } }
    } catch {
      const outcome = refused(503, 'PROVIDER_UNAVAILABLE', 'The provider does not answer.', {
        cart,
      })
      return { outcome, next: guestInfoPath }
    }
  }
  const { cartId, revision, key } = asked
  const wanted = { cartId, revision, key, intentId: null, token: null, consentVersions: [] }
  const { order, outcome } = await orderOnce(call, wanted)
  if (order) {
    return { outcome: succeeded(cart), next: confirmationPath, payment: { state: 'ordered' } }
  }
  const { httpStatus, code, message } = outcome
  return { outcome: refused(httpStatus, code, message, { cart }), next: guestInfoPath }
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

/** What is asked for on the review leads back to it: the club's membership, awards; null if nothing is wrong. */
async function reviewRefusal(call: BookingCall, cartId: string): Promise<StepOutcome | null> {
  const cart = await findOwnCart(call, cartId)
  const problems = cart
    ? { ...(await clubProblems(call, cart)), ...(await awardProblems(call, cart)) }
    : {}
  if (!cart || Object.keys(problems).length === 0) return null
  const outcome = refused(422, 'INVALID', 'Fields are missing or wrong.', { cart })
  return { outcome, next: reviewDetailsPath, problems }
}

/** Where the guest lives decides whether there is an insurance to choose. */
async function dropInsurance(
  { database: { db } }: BookingCall,
  cart: OwnCart,
  { details, locale }: { details: CartDetails; locale: Locale },
) {
  if (!(COUNTRY_FIELD in details || details[INSURANCE])) return
  const all = await readCartDetails(db, cart.id)
  const dropped = droppedInsurance(cart, { all, locale })
  if (dropped) await saveCartDetails(db, cart.id, dropped)
}

function stepOf(body: unknown): CheckoutStep {
  const step = bodyText(body, 'step', LONGEST_ID) ?? ''
  return Object.hasOwn(STEPS, step) ? (step as CheckoutStep) : 'keep'
}

function noCart(): CartOutcome {
  return refused(404, 'CART_NOT_FOUND', 'This session has no such cart.')
}

function addressOf({ next, outcome: { cart, status }, search, isSignIn }: StepOutcome): string {
  // The order is the session's, never the address's.
  if (next === confirmationPath) return next(site)
  const asked = cart?.quote.search ?? search
  const query = asked ? formatSearch(asked, site) : new URLSearchParams()
  if (cart) query.set(queryName(site, 'cart'), cart.id)
  if (status.code !== 'SUCCESS') query.set(queryName(site, 'problem'), status.code)
  const address = `${next(site)}?${query}`
  return isSignIn ? withQuery(site, signInPath(site), { returnTo: address }) : address
}

/** Without a script: redirects to that address. */
const afterStep: FormNext = (request: FastifyRequest, { body: { nextStateURI }, code }) => {
  const root = contextPathOf(siteLocale(request))
  // The provider's page is an address of its own.
  if (typeof nextStateURI === 'string') {
    return nextStateURI.startsWith('/') ? root + nextStateURI : nextStateURI
  }
  return `${root}${rateListPath(site)}?${queryName(site, 'problem')}=${code ?? 'FAIL'}`
}
