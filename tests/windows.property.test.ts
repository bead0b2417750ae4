import { runInThisContext } from 'node:vm'
import { eq } from 'drizzle-orm'
import { offlinePage, pageContext } from '../fixtures/pages'
import { holdCart } from '../sandbox/api/cart/hold-cart'
import { quoteRooms } from '../sandbox/api/cart/quote-rooms'
import { cancelOrder, takeOrderBack } from '../sandbox/api/order/cancel-order'
import { cancelNowView } from '../sandbox/api/order/cancel-view'
import { createOrder } from '../sandbox/api/order/create-order'
import { orderMail } from '../sandbox/api/order/mail/order-mail'
import { orderView } from '../sandbox/api/order/order-view'
import { intentFor } from '../sandbox/api/order/prepare-payment'
import { sandboxProvider } from '../sandbox/api/order/sandbox-provider'
import {
  callOfLife,
  DETAILS,
  immortal,
  OWNER,
  SEARCH,
  tokenOf,
} from '../sandbox/api/order/testing/mortal-call'
import { engineContext } from '../sandbox/api/rates/engine-context'
import { moneyView } from '../sandbox/api/rates/money-view'
import { cartRevisions, carts, claims } from '../sandbox/database/booking/booking-schema'
import { addCart } from '../sandbox/database/booking/carts'
import {
  moneyMoves,
  orderAttempts,
  orderEvents,
  orders,
} from '../sandbox/database/booking/order-schema'
import { findOrderOfCart, type StoredOrder } from '../sandbox/database/booking/orders'
import type { Database } from '../sandbox/database/database'
import { messages } from '../sandbox/database/members/account-schema'
import { seedDatabase } from '../sandbox/database/seeding/seed-database'
import { openTestDatabase } from '../sandbox/database/testing/test-database'
import { offers } from '../sandbox/engine/answers/offers'
import { createLedger } from '../sandbox/payment/ledger'
import { allHotels } from '../sandbox/seed/hotels'
import { LOCALES, type Locale, type SeedHotel } from '../sandbox/seed/seed-types'
import { prepayVersion } from '../src/features/checkout/prepay/prepay.rules'
import { addDays } from '../src/rules/stay/days'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import { fc, runs } from './random'
import { widgetOf } from './widgets'

/** The server's zone, and a browser's, is that of all its formatters, and this file changes it. */
jest.mock('../src/rules/formats/memoize', () => ({ memoize: <Made>(make: Made) => make }))

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Hotels, and the days on which their clocks change; where none do, those of others. */
const CLOCK_CHANGES: Record<string, readonly string[]> = {
  NYCAB: ['2027-03-14', '2027-11-07'],
  SFOAA: ['2027-03-14', '2027-11-07'],
  MUCDE: ['2027-03-28', '2027-10-31'],
  RZONE: ['2027-03-28', '2027-10-31'],
  SYDAU: ['2027-04-04', '2027-10-03'],
  BKKTH: ['2027-03-28', '2027-11-07'],
  RUHSA: ['2027-03-14', '2027-10-31'],
}

/** Of visitors and of servers: from eleven hours behind UTC to fourteen ahead, with changes of their own. */
const ZONES = [
  ...['Pacific/Pago_Pago', 'America/Los_Angeles', 'America/New_York', 'America/St_Johns', 'UTC'],
  ...['Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati'],
]

const hotelsOfTest = allHotels.filter(({ id }) => id in CLOCK_CHANGES)
const ledger = createLedger()
const payment = sandboxProvider(ledger, { origin: () => 'http://pay.localhost' })
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { hotels: hotelsOfTest, pages: [] })
})
afterAll(async () => {
  inZone('UTC')
  await database.close()
})

/** Jest's own `process.env` does not reach the clock of the process. */
const inZone = (zone: string) => void runInThisContext(`process.env.TZ = '${zone}'`)

/** What a clock on the wall of a hotel shows, `2027-03-14 18:00:00`. */
function clockOf(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(time)
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  const [day, clock] = [['year', 'month', 'day'].map(of), ['hour', 'minute', 'second'].map(of)]
  return `${day.join('-')} ${clock.join(':')}`
}

/** The first instant at which that clock shows `wanted` or later, found by looking at it. */
function firstAt(wanted: string, timeZone: string): number {
  const around = Date.parse(`${wanted.replace(' ', 'T')}Z`)
  let [before, after] = [around - 30 * HOUR, around + 30 * HOUR]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (clockOf(middle, timeZone) >= wanted) after = middle
    else before = middle
  }
  return after
}

/** As a language writes the day and the time of an instant at a hotel, and the name of the hotel's time then. */
function written(time: number, timeZone: string, locale: Locale) {
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', ...options },
    })
  const clock = inWords({ hour: 'numeric', minute: '2-digit' })
  const shown = clock.format(time)
  return {
    day: inWords({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(
      time,
    ),
    // A full hour as in a sentence: 6 PM.
    clock: clock.resolvedOptions().hour12 ? shown.replace(/:00(?=\s)/, '') : shown,
    zone: inWords({ timeZoneName: 'short' })
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value,
  }
}

/** Both, in any order. */
const both = (one: string, other: string) =>
  new RegExp([`${one}.*${other}`, `${other}.*${one}`].join('|').replace(/[()]/g, '\\$&'), 's')

const callAt = (now: number) => callOfLife(database, payment, immortal(), { now })

interface Booking {
  hotel: SeedHotel
  checkIn: string
  plan: string
  bookedAt: number
}

/** An order of one room, with the plan that it was sold by; null: there is no such room. */
async function booked({ hotel, checkIn, plan: code, bookedAt }: Booking) {
  for (const table of [orders, orderAttempts, messages, claims, cartRevisions, carts])
    await database.db.delete(table)
  const call = callAt(bookedAt)
  const context = await engineContext(call, hotel)
  const days = { checkIn, checkOut: addDays(checkIn, 2) }
  const search = { ...SEARCH, propertyId: hotel.id, ...days }
  const offer = offers(hotel, search, context).find(({ plan }) => plan.code === code)
  if (!offer) return null
  const room = { roomIndex: 0, productId: offer.id, kept: null, before: null, extras: [] }
  const quote = quoteRooms({ hotel, search, context }, [{ id: 'room-0', ...room }])
  const version = prepayVersion(moneyView(quote.rooms[0]?.dueNow ?? 0, hotel.currency))
  const details = { ...DETAILS, 'prepay.accepted': 'yes', 'prepay.accepted.version': version }
  const made = { ownerKey: OWNER, now: bookedAt, hotelId: hotel.id, quote, details }
  const cart = await addCart(database, { ...made, choiceKey: null })
  const held = await holdCart(call, { cartId: cart.id, revision: 1 })
  if (!held.cart) throw new Error('The cart is held and missing.')
  const intent = await intentFor(call, held.cart)
  const token = tokenOf(ledger, intent.id, '4111111111111111')
  const asked = { cartId: cart.id, revision: 1, key: 'key', intentId: intent.id, token }
  await createOrder(call, { ...asked, consentVersions: [] })
  const order = await findOrderOfCart(database.db, cart.id)
  if (!order) throw new Error('There is no order.')
  return { cartId: cart.id, cancel: offer.plan.cancel }
}

const stored = async (cartId: string) => (await findOrderOfCart(database.db, cartId)) as StoredOrder

/** What a server prints of a widget on a page of the stay; a browser says the same again. */
async function printed(
  type: string,
  data: object,
  { locale, now }: { locale: Locale; now: number },
) {
  const [name] = Object.keys(data)
  const operation = `${name?.[0]?.toUpperCase()}${name?.slice(1)}`
  const answers = [{ name: operation, variables: {}, data }] as never
  const page = { id: 'upcoming-reservation', type: null, propertyId: null, search: '' } as never
  const context = pageContext({ locale, page, answers })
  const log = () => {}
  const prepared = await prepareWidget({ type, id: type, props: {} } as never, context, log)
  const widget = { ...prepared, widget: widgetOf(type) }
  const html = printPlaceholder(widget, offlinePage(context, { now: () => now }).store, log)
  // Without what React hydrates from.
  return html.replace(/<script.*?<\/script>|<[^>]*>/gs, ' ')
}

/** All that is told of an order at a time. */
async function told(order: StoredOrder, hotel: SeedHotel, { locale, now }: At) {
  const call = { ...callAt(now), locale }
  const view = orderView(order, hotel, call, { moves: [], rank: 'proven' })
  const mail = orderMail(order, hotel, 'takenBack', { locale, now })
  return {
    view,
    cancelNow: await cancelNowView({ order, rank: 'proven' }, hotel, call, ['room-0']),
    mail: { ...mail, body: mail.body.replaceAll('\n', ' ') },
    page: await printed('cancellation-policy', { reservationDetails: view }, { locale, now }),
  }
}

/** What is told of a room that was cancelled. */
async function toldAfter(order: StoredOrder, hotel: SeedHotel, { locale, now }: At) {
  const call = { ...callAt(now), locale }
  const view = orderView(order, hotel, call, { moves: [], rank: 'proven' })
  const data = { cancelledReservationDetails: view }
  return {
    view,
    mail: orderMail(order, hotel, 'cancelled', { locale, now }).body,
    page: await printed('cancelled-reservation-details', data, { locale, now }),
  }
}

interface At {
  locale: Locale
  now: number
}

/** The same wherever the visitor and the server are. */
async function everywhere<Told>(
  zones: readonly string[],
  tell: () => Promise<Told>,
): Promise<Told> {
  const all: Told[] = []
  for (const zone of zones) {
    inZone(zone)
    all.push(await tell())
  }
  const [first, ...others] = all as [Told, ...Told[]]
  for (const other of others) expect(other).toEqual(first)
  return first
}

const arbitraryStay = fc.constantFrom(...Object.keys(CLOCK_CHANGES)).chain((id) =>
  fc.record({
    id: fc.constant(id),
    // Deadlines are up to a week before, and midnights a day after the arrival.
    checkIn: fc
      .tuple(fc.constantFrom(...(CLOCK_CHANGES[id] ?? [])), fc.integer({ min: -2, max: 8 }))
      .map(([day, later]) => addDays(day, later)),
    plan: fc.constantFrom('FLEX', 'FLEX', 'PREP'),
    /** Minutes before the day of arrival begins at Greenwich. */
    before: fc.oneof(
      fc.integer({ min: 0, max: 12 * 1440 }),
      fc.integer({ min: 2 * 1440, max: 3 * 1440 }),
    ),
  }),
)

/** M9: a window ends at one instant, whoever looks from wherever, also where clocks change. */
test('windows are the same instants in every zone, told, obeyed and printed', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      arbitraryStay,
      fc.constantFrom(...LOCALES),
      fc.shuffledSubarray(ZONES, { minLength: 2, maxLength: 2 }),
      async ({ id, checkIn, plan, before }, locale, others) => {
        const hotel = hotelsOfTest.find((one) => one.id === id) as SeedHotel
        const { timeZone } = hotel
        const zones = [timeZone, ...others]
        inZone(others[0] ?? 'UTC')
        const bookedAt = Date.parse(`${checkIn}T00:00:00Z`) - before * MINUTE
        const made = await booked({ hotel, checkIn, plan, bookedAt })
        if (!made) return
        const { cartId, cancel } = made

        const days = cancel.kind === 'FREE' ? cancel.hoursBefore / 24 : null
        const deadline =
          days === null ? null : firstAt(`${addDays(checkIn, -days)} 18:00:00`, timeZone)
        const start = firstAt(`${addDays(checkIn, 1)} 00:00:00`, timeZone)
        const arrival = firstAt(`${checkIn} ${hotel.checkInTime}:00`, timeZone)
        const hasLaw = id === 'SFOAA' && arrival - bookedAt >= 72 * HOUR
        const dayLater = bookedAt + 24 * HOUR
        const instants = [deadline, dayLater, start].flatMap((at) =>
          at === null ? [] : [at - 1, at],
        )

        for (const now of instants.filter((at) => at >= bookedAt)) {
          const isLawful = hasLaw && now < dayLater
          const isBefore = deadline !== null && now < deadline
          const isFree = isLawful || isBefore
          const problem = now < start ? null : 'STARTED'
          const order = await stored(cartId)
          const { view, cancelNow, mail, page } = await everywhere(zones, () =>
            told(order, hotel, { locale, now }),
          )

          // Told.
          const [room] = cancelNow?.rooms ?? []
          expect(room?.problem).toBe(problem)
          if (!problem) expect(room?.amounts?.penalty.amount === 0).toBe(isFree)
          // Of a stay that has begun there is nothing to tell of cancelling.
          expect(view.policies).toHaveLength(problem ? 0 : 1)
          const policy = view.policies[0]?.policy
          const toldDeadline = policy?.deadline ?? null
          if (policy) {
            expect(policy.statutoryWindow?.applies ?? false).toBe(isLawful)
            expect(toldDeadline === null ? null : Date.parse(toldDeadline)).toBe(deadline)
          }

          // Printed.
          if (deadline !== null) {
            const { day, clock, zone } = written(deadline, timeZone, locale)
            if (isBefore) {
              const wall = clockOf(deadline, timeZone)
              expect(toldDeadline?.slice(0, 19).replace('T', ' ')).toBe(wall)
              for (const text of [page, mail.body])
                expect(text).toEqual(expect.stringMatching(both(day, clock)))
              expect(page).toContain(zone)
            } else expect(page).not.toContain(day)
          }
          if (isLawful && !isBefore)
            for (const text of [page, mail.body]) expect(text).toMatch(/24/)

          // Obeyed.
          inZone(others[1] ?? 'UTC')
          const press = { rooms: null, revision: String(order.revision), terms: null, reason: null }
          const { status } = await cancelOrder(callAt(now), press)
          expect(status.code).toBe(problem ? 'NOT_CANCELLABLE' : 'SUCCESS')
          seen.add(`${problem ?? (isLawful && !isBefore ? 'law' : isFree ? 'free' : 'fee')}`)
          if (problem) continue
          const cancelled = await stored(cartId)
          expect(cancelled.rooms[0].penalty === 0).toBe(isFree)
          const paid = order.payments.find(({ kind }) => kind === 'charge')?.amount ?? 0
          if (isFree) expect(cancelled.rooms[0].refund).toBe(paid)

          // For 15 minutes it can be taken back.
          const until = now + 15 * MINUTE
          const minuteOf = written(until, timeZone, locale).clock
          for (const at of [until - 1, until]) {
            const after = await everywhere(zones, () =>
              toldAfter(cancelled, hotel, { locale, now: at }),
            )
            const isOpen = at < until
            const toldUntil = after.view.items[0]?.cancellation?.takeBackUntil ?? null
            expect(toldUntil === null ? null : Date.parse(toldUntil)).toBe(isOpen ? until : null)
            if (isOpen) {
              expect(after.page).toContain(minuteOf)
              expect(after.mail).toContain(minuteOf)
            }
          }
          const late = await takeOrderBack(callAt(until), { ...press, revision: null })
          expect(late.status.code).toBe('TOO_LATE')
          const back = await takeOrderBack(callAt(until - 1), { ...press, revision: null })
          expect(back.status.code).toBe('SUCCESS')
          // Three times a day a room can be taken back, and this clock goes to and fro.
          await database.db.delete(orderEvents).where(eq(orderEvents.orderId, order.id))
          await database.db.delete(moneyMoves)
        }
      },
    ),
    {
      numRuns: runs(120),
      examples: [
        // Exactly 72 hours before the check-in hour, over the night of a change, and a minute less.
        [
          { id: 'SFOAA', checkIn: '2027-11-08', plan: 'PREP', before: 2940 },
          'en-US',
          ['UTC', 'Asia/Kolkata'],
        ],
        [
          { id: 'SFOAA', checkIn: '2027-11-08', plan: 'PREP', before: 2939 },
          'de-DE',
          ['UTC', 'Pacific/Kiritimati'],
        ],
        // The deadline of six o'clock on the day of the change, in either direction.
        [
          { id: 'NYCAB', checkIn: '2027-03-15', plan: 'FLEX', before: 4000 },
          'ja-JP',
          ['Europe/Berlin', 'Pacific/Pago_Pago'],
        ],
        [
          { id: 'SYDAU', checkIn: '2027-10-03', plan: 'FLEX', before: 4000 },
          'ar-SA',
          ['Australia/Lord_Howe', 'America/St_Johns'],
        ],
      ],
    },
  )
  expect([...seen].sort()).toEqual(['STARTED', 'fee', 'free', 'law'])
})
