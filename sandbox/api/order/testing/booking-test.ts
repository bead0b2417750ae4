import { randomUUID } from 'node:crypto'
import { prepaidSum, prepayVersion } from '../../../../src/features/checkout/prepay/prepay.rules'
import type { Money } from '../../../../src/rules/money/money'
import { addDays } from '../../../../src/rules/stay/days'
import { cartRevisions, carts, claims } from '../../../database/booking/booking-schema'
import { orderAttempts, orders } from '../../../database/booking/order-schema'
import { attempts, messages } from '../../../database/members/account-schema'
import type { Ledger } from '../../../payment/ledger'
import { caseStay } from '../../../seed/rates/cases'
import {
  createCart,
  prepayRates,
  searchProducts,
  updateCart,
} from '../../testing/booking-operations'
import type { Api } from '../../testing/test-api'
import { cookieOf } from '../../testing/test-server'
import { createOrder, orderDetails, preparePayment } from './order-operations'

/** A visitor whose rooms are held, and who has said everything. */
export interface BookingVisitor {
  cookie: string
  cartId: string
  revision: number
  intentId: string
}

/** Everything that has to be said before a booking. */
const GUEST = {
  'guest.givenName': 'Maria',
  'guest.familyName': 'Lindqvist',
  'guest.email': 'maria@example.com',
  'guest.phoneCode': 'DE 49',
  'guest.phone': '0151 23456789',
  'guest.country': 'DE',
}

// biome-ignore lint/suspicious/noExplicitAny: answers are compared field by field.
type Answer = any

export interface Product {
  id: string
  roomType: { code: string }
  rate: { audience: string; isGuestViewable: boolean }
  rateDetails: { guarantee: { type: string } }
}

/** What a booking writes, for `testApi` to empty before each test. */
export const bookingTables = [
  orders,
  orderAttempts,
  messages,
  claims,
  cartRevisions,
  carts,
  attempts,
]

export const GOOD_CARD = '4111111111111111'

/** Audiences of rates that everybody may book. */
export const PUBLIC = ['STANDARD', 'PACKAGE']

/** Tells rates that are guaranteed so: the first of a hotel is wanted in most tests. */
export const sold =
  (guarantee: string, audiences: readonly string[] = ['STANDARD']) =>
  ({ rate, rateDetails }: Product): boolean =>
    audiences.includes(rate.audience) &&
    rate.isGuestViewable &&
    rateDetails.guarantee.type === guarantee

/** How tests book, over HTTP as a browser does. */
export function bookingTest(api: Api, ledger: Ledger) {
  const today = new Date().toISOString().slice(0, 10)
  // A week away at least: what ends days before arrival is still open, on whatever day the tests run.
  const { hotelId, roomCode, checkIn, checkOut } = caseStay('lastRoom', addDays(today, 7))
  const stay = { propertyId: hotelId, checkIn, checkOut, adultsPerRoom: [2] }

  const query = async (text: string, variables: object, cookie?: string, headers = {}) => {
    const answer = await api.server.query(text, variables, {
      headers,
      ...(cookie && { cookie }),
    })
    const body = await answer.json()
    expect(body.errors).toBeUndefined()
    return { data: Object.values(body.data)[0] as Answer, answer }
  }

  const post = async ({ cookie, cartId, revision }: BookingVisitor, step: string, fields = {}) => {
    const body = { cartId, revision: String(revision), step, page: 'guest-info', ...fields }
    return (await api.server.post('/phoenix-reservation/v1/updateCart', body, { cookie })).json()
  }

  /** With the last room of its type, or one of which there are others. */
  async function visitor(
    which: 'LAST' | 'HIGH' = 'LAST',
    guarantee = 'CARD',
  ): Promise<BookingVisitor> {
    const { data } = await query(searchProducts, { search: stay })
    const wanted = (data.products as Product[]).find(
      ({ roomType, rate, rateDetails }) =>
        rate.audience === 'STANDARD' &&
        rate.isGuestViewable &&
        rateDetails.guarantee.type === guarantee &&
        (roomType.code === roomCode) === (which === 'LAST'),
    )
    const one = await choose(stay, wanted?.id ?? '')
    expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
    return prepare(one)
  }

  /** A new visitor, or a member, with a room in the cart, which nobody holds. */
  async function choose(
    search: object,
    productId: string,
    member?: string,
  ): Promise<BookingVisitor> {
    const made = await query(createCart, { input: { search, productId, roomIndex: 0 } }, member)
    const { id: cartId, revision } = made.data.cart
    return { cookie: member ?? cookieOf(made.answer), cartId, revision, intentId: '' }
  }

  /** A new visitor, or a member, who holds a room of the first product that is wanted. */
  async function holdOne(
    search: object,
    isWanted: (product: Product) => boolean,
    member?: string,
  ): Promise<BookingVisitor> {
    const { data } = await query(searchProducts, { search }, member)
    const one = await choose(search, (data.products as Product[]).find(isWanted)?.id ?? '', member)
    expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
    return one
  }

  /** A new visitor who holds two rooms of the first product that is wanted; `items`: their ids. */
  async function holdTwo(search: object, isWanted: (product: Product) => boolean) {
    const { data } = await query(searchProducts, { search })
    const productId = (data.products as Product[]).find(isWanted)?.id ?? ''
    const { cookie, cartId, revision } = await choose(search, productId)
    const addItems = [{ productId, roomIndex: 1 }]
    const second = await query(updateCart, { input: { cartId, revision, addItems } }, cookie)
    const { revision: current, items } = second.data.cart
    const one: BookingVisitor = { cookie, cartId, revision: current, intentId: '' }
    expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
    return { one, items: items.map(({ id }: { id: string }) => id) as string[] }
  }

  /** The consent to be charged at once. */
  async function agreed({ cookie, cartId }: BookingVisitor): Promise<object> {
    const { data } = await query(prepayRates, { cartId }, cookie)
    const version = prepayVersion(prepaidSum(data.map(({ amount }: { amount: Money }) => amount)))
    return { 'prepay.accepted': 'yes', 'prepay.accepted.version': version }
  }

  /** Says everything of a cart that is held, and has its payment prepared. */
  async function prepare(one: BookingVisitor): Promise<BookingVisitor> {
    await post(one, 'keep', GUEST)
    const { cartId, revision, cookie } = one
    const { data } = await query(preparePayment, { cartId, revision }, cookie)
    return { ...one, intentId: data.intent?.id ?? '' }
  }

  const order = async ({ cookie, cartId, revision, intentId }: BookingVisitor, asked: object) => {
    const input = { cartId, revision, intentId, key: randomUUID(), ...asked }
    return (await query(createOrder, { input }, cookie)).data
  }

  /** Says everything of a cart that is held, and orders it with a card. */
  async function book<Held extends BookingVisitor>(held: Held, card = GOOD_CARD) {
    const ready = await prepare(held)
    const answer = await order(ready, { token: await cardToken(ready, card) })
    expect(answer.status.code).toBe('SUCCESS')
    const { handle, confirmationNumber: number, items } = answer.order
    return { ready, answer, handle: handle as string, number: number as string, items }
  }

  const details = async ({ cookie }: BookingVisitor, asked: object) =>
    (await query(orderDetails, asked, cookie)).data

  /** As the provider's frame would make it. */
  const cardToken = async ({ intentId }: BookingVisitor, number: string): Promise<string> => {
    const year = new Date().getUTCFullYear() + 2 - 2000
    const card = { name: 'M Lindqvist', number, expiry: `12/${year}`, cvv: '123' }
    const made = ledger.tokenise(intentId, card, { locale: 'en-US', hostedId: null })
    if (made.kind !== 'token') throw new Error(`The card ${number} gave ${made.kind}.`)
    return made.token
  }

  return {
    visitor,
    choose,
    holdOne,
    holdTwo,
    agreed,
    prepare,
    order,
    book,
    details,
    cardToken,
    post,
    query,
    stay,
  }
}
