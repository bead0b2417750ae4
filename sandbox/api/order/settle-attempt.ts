import { valuesOf } from '../../../src/features/checkout/details.rules'
import { guestPart, guestPhone } from '../../../src/features/checkout/guest/guest.rules'
import { paymentStateOf } from '../../../src/rules/order/payment-due'
import { nightsOf } from '../../../src/rules/stay/days'
import type { CartDetails } from '../../database/booking/cart-details'
import { type Cart, findCart } from '../../database/booking/carts'
import { type ChangeParts, commitChange } from '../../database/booking/commit-change'
import { type Attempt, endAttempt, loseAttempt } from '../../database/booking/order-attempts'
import type {
  AttemptOutcome,
  ChosenInsurance,
  OrderGuest,
} from '../../database/booking/order-schema'
import {
  type Approved,
  findOrderById,
  makeOrder,
  type OrderParts,
  type StoredOrder,
} from '../../database/booking/orders'
import type { Quote } from '../../database/booking/quote'
import { lastCard } from '../../database/booking/stay-payments'
import type { Database } from '../../database/database'
import { type Customer, findCustomer } from '../../database/members/customers'
import { knownHotel } from '../../database/site/hotels'
import { callingCodes } from '../../seed/calling-codes'
import type { SeedHotel } from '../../seed/seed-types'
import { preferencesToKeep } from '../cart/preferences'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { nightsToGiveBack } from '../change/added-nights'
import { type ChangeFacts, changeFacts, type InsuranceOfChange } from '../change/change-facts'
import { insuranceOfChange } from '../change/insurance-of-change'
import { movedDepartures, takeBackDepartures, tellDepartures } from '../change/moved-departures'
import { orderQuoteWith } from '../change/order-quote'
import { daysOf } from '../change/room-days'
import { hasDates } from '../rates/product-view'
import { roomsForSuites } from '../upgrade/award-problems'
import { lastNight } from '../upgrade/room-upgrade'
import { allotAwards, suiteAwards } from '../upgrade/suite-awards'
import { suiteDeadline } from '../upgrade/suite-night-status'
import type { HotelDesk } from './hotel-desk'
import { orderMail } from './mail/order-mail'
import { claimsOf } from './order-claims'
import {
  DECLINED,
  DESK_AWAY,
  GIVEN_UP,
  ORDER_CHANGED,
  ORDERED,
  PAYMENT_UNKNOWN,
  POINTS_SHORT,
  SOLD_OUT,
} from './order-outcome'
import type { Authorisation, PaymentProvider } from './payment-provider'

/** What the provider does not say. */
const UNKNOWN = { state: 'unknown' } as const

/** What is left behind is finished with; a process that finds it has no call. */
export interface OrderDesk {
  database: Database
  payment: PaymentProvider
  isMailDown: boolean
}

/** The same for an attempt, of which the hotel may have to hear. */
export interface SettlingDesk extends OrderDesk {
  /** The system of the hotels. */
  desk: HotelDesk
}

interface Settling {
  /** The attempt was made by this call, so that the provider cannot know it. */
  isNew: boolean
  /** Null: the visitor's token is gone, so that nothing can be authorised any more. */
  token: string | null
  /** Of the call; a cart that is given back is held from then on. */
  now: number
}

/**
 * Brings an attempt to its end: an order, or a cart that can be changed again. The provider is asked for
 * the attempt before anything is authorised, except the first time. What it does not answer stays
 * unknown, and is asked for again by the next call or the sweep.
 */
export async function settle(
  desk: SettlingDesk,
  attempt: Attempt,
  { isNew, token, now }: Settling,
): Promise<AttemptOutcome> {
  if (attempt.intentId === null) return finish(desk, attempt, null, now)
  const found = await paid(desk.payment, attempt, { isNew, token })
    // Its answer may be lost, and its work done.
    .catch(async () => (await desk.payment.find(attempt.id)) ?? UNKNOWN)
    .catch(() => UNKNOWN)
  if (found?.state === 'unknown') {
    await loseAttempt(desk.database, attempt.id)
    return PAYMENT_UNKNOWN
  }
  if (found?.state === 'authorised') return finish(desk, attempt, found, now)
  if (found?.state === 'declined') {
    const outcome = DECLINED[found.reason ?? 'declined']
    return endAttempt(desk.database, attempt, { event: 'decline', outcome, now })
  }
  return endAttempt(desk.database, attempt, { event: 'give up', outcome: GIVEN_UP, now })
}

/** What the provider says of an attempt; null: nothing was authorised, and nothing will be. */
async function paid(
  payment: PaymentProvider,
  { id: key, intentId }: Attempt,
  { isNew, token }: Pick<Settling, 'isNew' | 'token'>,
): Promise<Authorisation | null> {
  const known = isNew ? null : await payment.find(key)
  if (known) return known
  if (intentId !== null && token !== null) return payment.authorise({ key, intentId, token })
  // A call of the dead process may still be on its way.
  await payment.void(key)
  return null
}

async function finish(
  desk: SettlingDesk,
  attempt: Attempt,
  authorisation: Authorisation | null,
  now: number,
): Promise<AttemptOutcome> {
  const { database } = desk
  const { cartId: id, ownerKey, at } = attempt
  const cart = await findCart(database.db, { id, ownerKey, now: at.getTime() })
  const hotel = cart && (await knownHotel(database, cart.hotelId))
  if (attempt.orderId !== null)
    return finishChange(desk, attempt, { cart, hotel, authorisation, now })
  const { customerId } = attempt
  const member = customerId === null ? null : await findCustomer(database.db, customerId)
  const made = hotel
    ? await makeOrder(database, attempt, (current, { quote }) =>
        partsOf(desk, { attempt: current, hotel, quote, authorisation, member }),
      )
    : ({ kind: 'lost' } as const)
  if ('outcome' in made) return made.outcome
  const outcome = made.kind === 'short' ? POINTS_SHORT : SOLD_OUT
  return giveUp(desk, attempt, { authorisation, outcome, now })
}

interface GivingUp {
  authorisation: Authorisation | null
  outcome: AttemptOutcome
  now: number
}

/** First the money, then the cart: a process that dies in between leaves an attempt to be swept. */
async function giveUp(
  { database, payment }: OrderDesk,
  attempt: Attempt,
  { authorisation, outcome, now }: GivingUp,
): Promise<AttemptOutcome> {
  try {
    if (authorisation) await payment.void(attempt.id)
  } catch {
    await loseAttempt(database, attempt.id)
    return PAYMENT_UNKNOWN
  }
  return endAttempt(database, attempt, { event: 'give up', outcome, now })
}

interface FinishingChange extends Omit<GivingUp, 'outcome'> {
  cart: Cart | null
  hotel: SeedHotel | null
}

/**
 * The end of an attempt to change an order. A hotel that has the guest in house hears of it first
 * (docs/decisions/0100); a process that dies in between leaves an attempt to be swept, which tells it again.
 */
async function finishChange(
  desk: SettlingDesk,
  attempt: Attempt,
  { cart, hotel, authorisation, now }: FinishingChange,
): Promise<AttemptOutcome> {
  const moved = cart && hotel ? await departuresOf(desk, attempt, { cart, hotel }) : []
  if (!(await tellDepartures(desk.desk, moved)))
    return giveUp(desk, attempt, { authorisation, outcome: DESK_AWAY, now })
  const made = hotel
    ? await commitChange(desk.database, attempt, (current, { quote, changes }, order) => {
        const isForCard = changes?.isForCard
        const now = current.at.getTime()
        const changed = changeFacts({ order, hotel, quote, now, isForCard })
        return changeParts(desk, {
          ...{ ...changed, hotel, authorisation, attempt: current, isForCard },
        })
      })
    : ({ kind: 'lost' } as const)
  if ('outcome' in made) return made.outcome
  await takeBackDepartures(desk.desk, moved)
  const outcome = { lost: SOLD_OUT, stale: ORDER_CHANGED, short: POINTS_SHORT }[made.kind]
  return giveUp(desk, attempt, { authorisation, outcome, now })
}

/** What a hotel is told before a cart changes its order; nothing where it is another order by now. */
async function departuresOf(
  { database }: OrderDesk,
  { orderId, at }: Attempt,
  { cart: { quote, changes }, hotel }: { cart: Cart; hotel: SeedHotel },
) {
  const order = orderId === null ? null : await findOrderById(database.db, orderId)
  if (order?.revision !== changes?.revision || !order) return []
  const now = at.getTime()
  return movedDepartures(changeFacts({ order, hotel, quote, now }).change, hotel, now)
}

interface Changed {
  quote: Quote
  change: ChangeFacts
  hotel: SeedHotel
  authorisation: Authorisation | null
  attempt: Attempt
  isForCard: boolean | undefined
}

function changeParts(
  { isMailDown }: OrderDesk,
  { quote, change, hotel, authorisation, attempt: { at, insured }, isForCard }: Changed,
): ChangeParts {
  const { order, rooms, refund } = change
  const changed = rooms.filter(({ price }) => price)
  const insurance = insuranceOfChange(change, { hotel, quote })
  const cover = insurance && coverAfter(insurance, order, insured)
  return {
    quote: orderQuoteWith(order, quote),
    payment: paymentStateOf(roomsWithPlans({ hotel, quote })),
    rooms: changed.map(({ itemId, after, isDepartureOnly, points, awards }) => ({
      ...{ itemId, productId: after.productId, keepsStage: isDepartureOnly, points, awards },
      ...daysOf(after),
    })),
    givenBack: nightsToGiveBack(hotel, { quote }, order),
    held: claimsOf({ hotel, quote, change }),
    approved: approvedOf(authorisation),
    refund,
    insurance: cover,
    outcome: ORDERED,
    mail: (after) => {
      const former = { order, charge: change.due.amount, refund, insurance: cover }
      const kind = isForCard && changed.length === 0 ? 'cardChanged' : 'changed'
      return isMailDown ? null : orderMail(after, hotel, kind, { now: at.getTime(), former })
    },
  }
}

/** The insurance follows, unless its guest has not agreed to what it costs more. */
function coverAfter(
  { kind, covered }: InsuranceOfChange,
  { payments }: StoredOrder,
  insured: ChosenInsurance | null,
): ChangeParts['insurance'] {
  if (kind === 'FOLLOWS') return { covered: null, more: null }
  const card = insured && lastCard(payments)
  const { premium: amount = 0, currency = '' } = insured ?? {}
  return { covered, more: card && { amount, currency, paymentId: card.id } }
}

interface Sold {
  attempt: Attempt
  hotel: SeedHotel
  quote: Quote
  authorisation: Authorisation | null
  /** Who has booked it signed in. */
  member: Customer | null
}

function partsOf(
  { isMailDown }: OrderDesk,
  { attempt, hotel, quote, authorisation, member }: Sold,
): OrderParts {
  const { search } = quote
  if (!hasDates(search)) throw new Error('A cart without dates was ordered: it cannot be held.')
  const { checkIn, checkOut } = search
  return {
    order: {
      payment: paymentStateOf(roomsWithPlans({ hotel, quote })),
      guest: guestOf(attempt.details, attempt.locale),
    },
    claims: claimsOf({ hotel, quote }),
    checkIn,
    checkOut,
    approved: approvedOf(authorisation),
    insured: insuredOf(attempt),
    suites: member && suitesOf(attempt, member, { hotel, quote }),
    preferences: member && preferencesOf(attempt, member, quote),
    outcome: ORDERED,
    mail: (order) => (isMailDown ? null : orderMail(order, hotel, 'confirmed')),
  }
}

/** The suites that were asked for while booking, as long as there are awards for all of their nights. */
function suitesOf(
  { details, at }: Attempt,
  member: Customer,
  { hotel, quote }: Pick<Sold, 'hotel' | 'quote'>,
): OrderParts['suites'] {
  const { search } = quote
  const now = at.getTime()
  const asked = hasDates(search) ? roomsForSuites({ hotel, quote }, details) : []
  if (!hasDates(search) || asked.length === 0) return null
  if (now >= suiteDeadline(search.checkIn, hotel.timeZone).time) return null
  const nights = nightsOf(search.checkIn, search.checkOut)
  const rooms = asked.map(({ itemId }) => ({ itemId, nights }))
  return {
    customerId: member.id,
    nightsOf: (orderId, used) =>
      allotAwards(suiteAwards(member, used, { now, lastNight: lastNight(search) }), {
        orderId,
        customerId: member.id,
        rooms,
        at,
      }),
  }
}

function preferencesOf({ details }: Attempt, { id: customerId }: Customer, quote: Quote) {
  const codes = preferencesToKeep(details, quote)
  return codes && { customerId, codes }
}

function approvedOf(authorisation: Authorisation | null): Approved {
  if (!authorisation) return null
  const { id: providerId, kind, brand, last4 } = authorisation
  return { providerId, kind, brand, last4 }
}

function insuredOf({ insured }: Attempt): OrderParts['insured'] {
  return insured && { ...insured, offeredUntil: new Date(insured.offeredUntil) }
}

function guestOf(details: CartDetails, locale: string): OrderGuest {
  const values = valuesOf(guestPart, details)
  const text = (name: string) => values[name]?.trim() ?? ''
  return {
    givenName: text('givenName'),
    familyName: text('familyName'),
    email: text('email'),
    phone: guestPhone(values, callingCodes.get(text('country'))).entered,
    country: text('country'),
    locale,
  }
}
