import { readdirSync, readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { propertyAnswer } from '../fixtures/answers'
import { cancelNowAnswer, endedStayAnswer } from '../fixtures/cancelling'
import {
  cartOf,
  policiesAnswer,
  reservationAnswer,
  roomOverviewAnswer,
  STAY_OF_CART,
  stayAnswer,
  stickyBarAnswer,
  summaryAnswer,
} from '../fixtures/cart'
import { cartDetailsAnswer } from '../fixtures/cart-details'
import { footerProps } from '../fixtures/footer'
import { offlinePage, pageContext } from '../fixtures/pages'
import { productsAnswer, rateDetailsAnswer } from '../fixtures/rates'
import { recommendedAnswer } from '../fixtures/recommended'
import { roomUpgradeAnswer } from '../fixtures/room-upgrade'
import { policiesView } from '../sandbox/api/cart/cart-summary'
import { heldUntil } from '../sandbox/api/cart/cart-view'
import { orderMail } from '../sandbox/api/order/mail/order-mail'
import { todayAt } from '../sandbox/api/rates/engine-context'
import { suiteDeadline } from '../sandbox/api/upgrade/suite-night-status'
import type { StoredOrder } from '../sandbox/database/booking/orders'
import { LOCALES, type Locale, type SeedHotel } from '../sandbox/seed/seed-types'
import { readOffers } from '../src/components/cross-sell-offers/read-offers'
import { rateFilterLabels } from '../src/features/rates/rate-filter.labels'
import { filterText } from '../src/features/rates/rate-filter-text'
import { filterValuesOf } from '../src/features/rates/rate-filters.model'
import { formatDateParts } from '../src/rules/formats/dates'
import { roomProblem } from '../src/rules/order/room-actions'
import { roomStatus } from '../src/rules/order/room-states'
import { deadlineDay } from '../src/rules/stay/cancel-terms'
import { addDays } from '../src/rules/stay/days'
import { hotelClock } from '../src/rules/stay/hotel-clock'
import { hotelInstant } from '../src/rules/stay/hotel-instant'
import { searchProblems } from '../src/rules/stay/search-problems'
import { parseSearch } from '../src/rules/stay/stay-search'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import type { PageContext, PreloadedAnswer } from '../src/services/page/page-context'
import { widgetOf } from './widgets'

/** A browser's zone is that of all its formatters, and this file changes it. */
jest.mock('../src/rules/formats/memoize', () => ({ memoize: <Made>(make: Made) => make }))

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Their clocks are from eleven hours behind UTC to fourteen ahead of it. */
const VISITORS = ['Pacific/Pago_Pago', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']

afterAll(() => inZone('UTC'))

/** Jest's own `process.env` does not reach the clock of the process. */
const inZone = (zone: string) => void runInThisContext(`process.env.TZ = '${zone}'`)

interface Call {
  hotel: string
  locale: Locale
  /** ms since 1970. */
  now: number
}

/** A text that is another one after an instant. */
interface TimedText {
  /** ms since 1970. */
  at: (hotel: string) => number
  /** The HTML that a server prints and that hydration repeats, or the text of a mail. */
  show: (call: Call) => Promise<string> | string
  /** What only one of both says: by `en-US`, and by the date or time in every locale. */
  before?: RegExp
  after?: RegExp
  moment?: (hotel: string, locale: Locale) => string
  /** What the later one says, in every locale. */
  costs?: Record<Locale, RegExp>
  /** Hotels, where it is not for both. */
  hotels?: readonly string[]
}

type Answer = (hotel: string, call: Call) => PreloadedAnswer | PreloadedAnswer[]

interface Placed {
  type: string
  page: string
  props?: object
  answer: Answer
  /** More of the page's context. */
  about?: object
}

/** What a server prints of a widget at a time. */
async function html({ type, page: id, props = {}, answer, about = {} }: Placed, call: Call) {
  const { hotel, locale, now } = call
  const answers = [answer(hotel, call)].flat()
  const product = (answers[0]?.variables as { productId?: string } | undefined)?.productId
  const page = {
    ...{ id, type: null, propertyId: hotel, search: searchOf(hotel) },
    ...(/review|guest/.test(id) && { cart: 'cart' }),
    ...(product && { product }),
    ...about,
  } as PageContext['page']
  const context = pageContext({ locale, page, answers })
  const log = () => {}
  const prepared = await prepareWidget({ type, id: type, props } as never, context, log)
  const widget = { ...prepared, widget: widgetOf(type) }
  const all = printPlaceholder(widget, offlinePage(context, { now: () => now }).store, log)
  // Each form has a random key of its own.
  return all.replace(/(name="key" value=")[\w-]+/g, '$1')
}

const printed = (placed: Placed) => (call: Call) => html(placed, call)

const searchOf = (hotel: string) => `propertyCode=${hotel}&${STAY_OF_CART}`

function products(hotel: string, { locale }: Pick<Call, 'locale'>): PreloadedAnswer {
  const answer = productsAnswer(hotel, { search: searchOf(hotel), locale })
  const { searchProductsByProperty: sold } = answer.data as never as {
    searchProductsByProperty: { products: { ratePlan: { code: string } }[] }
  }
  sold.products = sold.products.filter(({ ratePlan }) => ratePlan.code === 'FLEX')
  return answer
}

function ofCart(
  answer: (hotel: string, asked: { plans: string[]; locale: Locale }) => PreloadedAnswer,
): Answer {
  return (hotel, { locale }) => answer(hotel, { plans: ['FLEX'], locale })
}

const BOOKED = cartOf('NYCAB', { plans: ['FLEX'] })
const { now: TODAY } = BOOKED.call
const CHECK_IN = BOOKED.cart.quote.search.checkIn as string
const CHECK_OUT = BOOKED.cart.quote.search.checkOut as string

const hotelOf = (id: string) => cartOf(id, { plans: ['FLEX'] }).cart.hotel
const clockAt = (id: string, day: string, clock: string) =>
  hotelInstant(day, clock, hotelOf(id).timeZone)?.time ?? Number.NaN

const deadlineOf = (id: string) =>
  cartOf(id, { plans: ['FLEX'] }).cart.quote.rooms[0]?.policy.deadline ?? ''

/** Cancelling: free, and said with its last day, until the deadline; later said to cost something. */
function terms(show: TimedText['show']): TimedText {
  return {
    at: (id) => Date.parse(deadlineOf(id)),
    show,
    moment: (id, locale) =>
      formatDateParts(deadlineDay(deadlineOf(id), hotelOf(id).timeZone), locale, {
        ...{ day: 'numeric', month: 'short' },
      }),
    costs: FEE,
  }
}

/** That cancelling costs something. */
const FEE: Record<Locale, RegExp> = {
  'en-US': /Cancelling (now )?costs|cancellation fee applies/i,
  'de-DE': /Stornierung kostet|Stornieren kostet|gegen Gebühr/,
  'ja-JP': /キャンセル料/,
  'zh-CN': /取消.*(收取|支付|须)/,
  'ar-SA': /(رسوم|تكلفة|يكلّف|الإلغاء الآن)/,
  'es-ES': /cancelar\S*( ahora)? (le )?cuesta|gastos de cancelación|tiene gastos/i,
}

const TAKE_BACK_UNTIL = new Date(TODAY + 15 * MINUTE)

/** A stored order of one room; `room` is what became of it. */
function orderAt(hotelId: string, { locale }: Pick<Call, 'locale'>, room: object = {}) {
  const { cart } = cartOf(hotelId, { plans: ['FLEX'], locale })
  const { search, rooms } = cart.quote
  return {
    ...{ id: 'order', cartId: cart.id, hotelId, revision: 1, quote: cart.quote },
    ...{ bookedAt: new Date(TODAY), payment: 'guaranteed' },
    guest: { givenName: 'Maria', familyName: 'Adeyemi', email: 'm@example.com', locale },
    rooms: rooms.map(({ id, roomIndex }) => ({
      ...{ itemId: id, roomIndex, confirmationNumber: '70123450', cancelledAt: null },
      ...{ checkIn: search.checkIn, checkOut: search.checkOut, ...room },
    })),
  } as unknown as StoredOrder
}

const CANCELLED = {
  ...{
    cancelledAt: new Date(TODAY),
    cancellationNumber: '90123450',
    takeBackUntil: TAKE_BACK_UNTIL,
  },
  ...{ penalty: 0, refund: 0 },
}

const mail =
  (kind: 'confirmed' | 'changed' | 'takenBack' | 'cancelled', room?: object) =>
  ({ hotel, locale, now }: Call) => {
    const { body, html: rich } = orderMail(orderAt(hotel, { locale }, room), hotelOf(hotel), kind, {
      locale,
      now,
    })
    return `${body}\n${rich}`
  }

/** The rooms of an order, where they stand on the hotel's day. */
const roomsOfOrder: Answer = (hotel, { locale, now }) => {
  const room = {
    ...{ checkIn: CHECK_IN, checkOut: CHECK_OUT, cancelledAt: null },
    stage: 'booked',
  } as const
  const statuses = [roomStatus(room, todayAt(hotelOf(hotel), now))]
  return reservationAnswer(hotel, { plans: ['FLEX'], locale, statuses })
}

/** What cancelling comes to, as the server says it on the hotel's day. */
const cancelNow: Answer = (hotel, { locale, now }) => {
  const room = {
    ...{ checkIn: CHECK_IN, checkOut: CHECK_OUT, cancelledAt: null, takeBackUntil: null },
    stage: 'booked',
  } as const
  const acting = { rank: 'found', hotel: hotelOf(hotel), now } as const
  const problems = [roomProblem('cancel', room, acting) as 'STARTED' | 'PAST' | null]
  return cancelNowAnswer(hotel, { plans: ['FLEX'], locale, problems })
}

/** A notice for the day of arrival. */
const noticeOfOneDay: Answer = (hotel, { locale }) => {
  const alert = { id: 'WATER', severity: 'warning', title: 'No hot water', body: '', link: null }
  const alerts = [{ ...alert, startDate: CHECK_IN, endDate: CHECK_IN }]
  const facts = propertyAnswer('PropertyBar', hotel, locale, { timeZone: hotelOf(hotel).timeZone })
  const variables = { propertyId: hotel, locale }
  return [{ name: 'Alerts', variables, data: { alerts } } as never, facts]
}
const notice = printed({
  type: 'hotel-alerts',
  page: 'hotel-overview',
  answer: noticeOfOneDay,
  about: { search: '' },
})
/** A notice is hidden, not removed: the visitor's own dates may need it. */
const shownNotices = async (call: Call) =>
  /data-shown="(yes|extra)"/.test(await notice(call)) ? 'No hot water' : 'nothing'

const rooms = { type: 'room-overview', page: 'upcoming-reservation', props: { context: 'order' } }
const cancelling = { type: 'cancel-all-rooms', page: 'cancel-reservation' }

/** Every text that an instant changes; `READERS` leads from each file that reads a clock to its texts. */
const TEXTS: Record<string, TimedText> = {
  'rate list': terms(printed({ type: 'rate-list', page: 'rate-list', answer: products })),
  'details of a rate': terms(
    printed({
      ...{ type: 'rate-details', page: 'rate-list' },
      answer: (hotel, { locale }) =>
        rateDetailsAnswer(hotel, { search: searchOf(hotel), plan: 'FLEX', locale }),
    }),
  ),
  'rooms of a cart': terms(
    printed({ type: 'room-overview', page: 'review-details', answer: ofCart(roomOverviewAnswer) }),
  ),
  'rooms of an order': terms(
    printed({ ...rooms, page: 'confirmation', answer: ofCart(reservationAnswer) }),
  ),
  'better rates': terms(
    printed({
      ...{ type: 'upsell', page: 'review-details', props: { kinds: ['breakfast'] } },
      answer: (hotel, { locale }) =>
        recommendedAnswer(hotel, { plans: ['FLEX'], stricter: 'FREE', locale }),
    }),
  ),
  'policy of a cart': terms(
    printed({
      ...{ type: 'cancellation-policy', page: 'review-details' },
      answer: ofCart(policiesAnswer),
    }),
  ),
  'policy of an order': terms(
    printed({
      ...{ type: 'cancellation-policy', page: 'confirmation', props: { source: 'order' } },
      answer: ofCart(reservationAnswer),
    }),
  ),
  'summary beside the form': terms(
    printed({ type: 'reservation-summary', page: 'guest-info', answer: ofCart(summaryAnswer) }),
  ),
  'policy before cancelling': terms(
    printed({
      ...{ ...cancelling, props: { variant: 'confirm' } },
      answer: (hotel, { locale }) =>
        cancelNowAnswer(hotel, { plans: ['FLEX'], locale, chosen: [0] }),
      about: { rooms: ['room-0'] },
    }),
  ),
  'mail about a booking': terms(mail('confirmed')),
  'mail about a change': terms(mail('changed')),
  'mail about a room that is back': terms(mail('takenBack')),

  'law that gives a day to cancel': {
    at: () => TODAY + 24 * HOUR,
    show: printed({
      ...{ type: 'cancellation-policy', page: 'confirmation', props: { source: 'order' } },
      answer: (hotel, { locale, now }) => {
        const asked = { plans: ['FLEX'], locale }
        const { cart } = cartOf(hotel, asked)
        const { address } = cart.hotel
        const [country, state] = ['US', 'CA'].map((code) => ({ code, name: address.city }))
        const inCalifornia = { ...cart.hotel, address: { ...address, country, state } } as SeedHotel
        const policies = policiesView(
          { ...cart, hotel: inCalifornia, bookedAt: TODAY },
          { locale, now },
        )
        const answer = reservationAnswer(hotel, asked)
        const { reservationDetails } = answer.data as never as { reservationDetails: object }
        return {
          ...answer,
          data: { reservationDetails: { ...reservationDetails, policies } },
        } as never
      },
    }),
    before: /within 24 hours of booking/,
  },
  'taking a cancelled room back': {
    at: () => TAKE_BACK_UNTIL.getTime(),
    show: printed({
      ...{ type: 'cancelled-reservation-details', page: 'cancel-confirmation' },
      answer: (hotel, { locale }) =>
        endedStayAnswer(hotel, {
          ...{ plans: ['FLEX'], locale },
          rooms: [{ takeBackUntil: TAKE_BACK_UNTIL.toISOString() }],
        }),
    }),
    moment: (id, locale) => hotelClock(TAKE_BACK_UNTIL.getTime(), hotelOf(id).timeZone, locale),
    before: /hotel time: at the same price/,
  },
  'mail about a cancelled room': {
    at: () => TAKE_BACK_UNTIL.getTime(),
    show: mail('cancelled', CANCELLED),
    moment: (id, locale) => hotelClock(TAKE_BACK_UNTIL.getTime(), hotelOf(id).timeZone, locale),
  },
  'booking the cancelled days again': {
    at: (id) => clockAt(id, addDays(CHECK_IN, 1), '00:00'),
    show: printed({
      ...{ type: 'cancelled-reservation-details', page: 'cancel-confirmation' },
      answer: (hotel, { locale }) =>
        endedStayAnswer(hotel, { plans: ['FLEX'], locale, rooms: [{}] }),
    }),
    before: /fromDate=/,
  },
  'stay in house from the day after arrival': {
    at: (id) => clockAt(id, addDays(CHECK_IN, 1), '00:00'),
    show: printed({ ...rooms, answer: roomsOfOrder }),
    after: /You are staying now/,
  },
  'stay over from the day after departure': {
    at: (id) => clockAt(id, addDays(CHECK_OUT, 1), '00:00'),
    show: printed({ ...rooms, answer: roomsOfOrder }),
    before: /You are staying now/,
  },
  'cancelling until the day of arrival': {
    at: (id) => clockAt(id, addDays(CHECK_IN, 1), '00:00'),
    show: printed({ ...cancelling, page: 'upcoming-reservation', answer: cancelNow }),
    after: /has begun/,
  },
  'a stay that has ended': {
    at: (id) => clockAt(id, CHECK_OUT, hotelOf(id).checkOutTime),
    show: printed({ type: 'stay-details', page: 'review-details', answer: ofCart(stayAnswer) }),
    after: /Stay ended/,
  },
  'asking for a suite': {
    hotels: ['MUCDE'],
    at: (id) => suiteDeadline(CHECK_IN, hotelOf(id).timeZone).time,
    show: printed({
      ...{ type: 'room-upgrade', page: 'review-details' },
      answer: (hotel, { locale, now }) => {
        const { time, iso } = suiteDeadline(CHECK_IN, hotelOf(hotel).timeZone)
        const isClosed = now >= time
        const answer = roomUpgradeAnswer(hotel, { plans: ['FLEX'], locale, left: 6, isClosed })
        const { roomUpgradeData } = answer.data as never as { roomUpgradeData: object }
        const data = { roomUpgradeData: { ...roomUpgradeData, deadline: iso } }
        return [{ ...answer, data } as never, cartDetailsAnswer({})]
      },
    }),
    after: /can be asked for until/,
  },
  'rooms that are held': {
    at: () => TODAY + 15 * MINUTE,
    show: printed({
      ...{ type: 'sticky-bar', page: 'guest-info' },
      answer: (hotel, { locale, now }) => {
        const answer = stickyBarAnswer(hotel, { plans: ['FLEX'], locale })
        const { stickyBar } = answer.data as never as { stickyBar: object }
        const until = TODAY + 15 * MINUTE
        const held = heldUntil({ held: { until } as never }, { now })
        return { ...answer, data: { stickyBar: { ...stickyBar, heldUntil: held } } } as never
      },
    }),
    before: /We keep your booking/,
  },
  'notice that begins': {
    at: (id) => clockAt(id, CHECK_IN, '00:00'),
    show: shownNotices,
    after: /No hot water/,
  },
  'notice that ends': {
    at: (id) => clockAt(id, addDays(CHECK_IN, 1), '00:00'),
    show: shownNotices,
    before: /No hot water/,
  },
  'filter for free cancelling': {
    at: (id) => Date.parse(deadlineOf(id)),
    show: ({ hotel, now }) => {
      const { data } = products(hotel, { locale: 'en-US' })
      const { searchProductsByProperty: sold } = data as never as {
        searchProductsByProperty: { products: Parameters<typeof filterValuesOf>[0] }
      }
      const context = { labels: rateFilterLabels.english, locale: 'en-US', currency: 'USD' }
      const values = [...filterValuesOf(sold.products, [], now).values()].flat()
      return values.map((value) => filterText(value, context)).join('\n')
    },
    before: /Free cancellation/,
    after: /Cancellation fee applies/,
  },
  'dates that are past': {
    at: (id) => clockAt(id, addDays(CHECK_IN, 1), '00:00'),
    show: ({ hotel, now }) => {
      const search = BOOKED.cart.quote.search
      const found = searchProblems(
        search as never,
        { now, timeZone: hotelOf(hotel).timeZone } as never,
      )
      return JSON.stringify(found)
    },
    after: /past/i,
  },
  'dates of an address': {
    // No day is past before it is past everywhere.
    at: () => Date.parse(`${addDays(CHECK_IN, 1)}T11:00:00Z`),
    show: ({ hotel, now }) =>
      JSON.stringify(parseSearch(new URLSearchParams(searchOf(hotel)), pageContext().site, now)),
    before: /"checkIn":"2027/,
  },
  'year of the footer': {
    at: () => Date.UTC(2027, 0, 1),
    show: printed({
      ...{ type: 'footer', page: 'hotel-overview', props: footerProps('minimized', 'en-US') },
      answer: () => [],
    }),
    before: /2026/,
    after: /2027/,
  },
  'offer of the last day': {
    at: () => Date.UTC(2026, 10, 22),
    show: ({ now }) => {
      const offer = { id: 'spa', title: 'Spa', href: '/spa', expires: '2026-11-21' }
      return readOffers([offer], now)
        .map(({ title }) => title)
        .join()
    },
    before: /Spa/,
  },
}

// A deadline of Tokyo is on another day in New York, and the other way round.
const HOTELS = ['NYCAB', 'TYOJP']

describe.each(Object.entries(TEXTS))('%s', (_name, text) => {
  it.each(text.hotels ?? HOTELS)(
    'a minute before and after, at %s and in five zones',
    async (id) => {
      const at = text.at(id)
      for (const locale of LOCALES) {
        const all: string[][] = []
        // A zone is the same in every language.
        const visitors = locale === 'en-US' ? VISITORS : VISITORS.slice(-1)
        for (const zone of [hotelOf(id).timeZone, ...visitors]) {
          inZone(zone)
          const both = [at - MINUTE, at + MINUTE].map((now) =>
            text.show({ hotel: id, locale, now }),
          )
          all.push(await Promise.all(both))
        }
        const [first = []] = all
        // What the browser renders is what the server has printed, wherever the visitor is.
        for (const other of all) expect(other).toEqual(first)
        const [before, after] = first.map((shown) =>
          shown.replace(/<[^>]*href="([^"]*)"[^>]*>|<[^>]*>/g, ' $1 '),
        )
        expect(before).not.toBe(after)
        const moment = text.moment?.(id, locale)
        if (moment) {
          expect(before).toContain(moment)
          expect(after).not.toContain(moment)
        }
        if (text.costs) expect(after).toMatch(text.costs[locale])
        if (locale !== 'en-US') continue
        if (text.before) {
          expect(before).toMatch(text.before)
          expect(after).not.toMatch(text.before)
        }
        if (text.after) {
          expect(before).not.toMatch(text.after)
          expect(after).toMatch(text.after)
        }
      }
    },
  )
})

const POLICIES = ['policy of a cart', 'policy of an order', 'law that gives a day to cancel']
const RATES = ['rate list', 'details of a rate']
const ADDRESS = ['dates of an address']

/**
 * Each file that asks what time it is, and the texts above that depend on its answer; or why no text
 * does, and what shows it.
 */
const READERS: Record<string, string | readonly string[]> = {
  'components/account-container/join/join.model.ts': 'keeps when a consent was given',
  'components/cancel-all-rooms/cancel-all-rooms.model.ts': [
    'policy before cancelling',
    'cancelling until the day of arrival',
  ],
  'components/cancellation-policy/cancellation-policy.model.ts': POLICIES,
  'components/cancelled-reservation-details/cancelled-reservation-details.model.ts': [
    'taking a cancelled room back',
    'booking the cancelled days again',
  ],
  'components/cancelled-reservation-details/receipt-facts.ts':
    'writes a payment by the day of the hotel, whatever day it is',
  'components/cross-sell-offers/cross-sell-offers.model.ts': ['offer of the last day'],
  'components/error-message/error-list.model.ts': 'moves the focus after a submit',
  'components/footer/footer.model.ts': ['year of the footer'],
  'components/hotel-alerts/hotel-alerts.model.ts': ['notice that begins', 'notice that ends'],
  'components/prepay-rates/prepay-rates.model.ts': ADDRESS,
  'components/profile-nudge/profile-nudge.model.ts': 'counts the seconds until another code',
  'components/rate-card/rate-card.model.ts': ADDRESS,
  'components/rate-details/rate-details.model.ts': [...RATES, ...ADDRESS],
  'components/rate-list/lowest-nights.model.ts':
    'asks for the nights from the day of the latest zone on',
  'components/rate-list/rate-list.model.ts': ['rate list', ...ADDRESS],
  'components/redemption-alert/redemption-alert.model.ts': ADDRESS,
  'components/redemption-panel/points-question.ts': ADDRESS,
  'components/reservation-summary/reservation-summary.model.ts': ['summary beside the form'],
  'components/room-details-modal/room-details-modal.model.ts':
    'opens in the browser alone: room-details-modal.test.tsx',
  'components/room-overview/room-overview.model.ts': [
    'rooms of a cart',
    'rooms of an order',
    'stay in house from the day after arrival',
    'stay over from the day after departure',
  ],
  'components/room-upgrade/order-upgrade.model.ts': ['better rates'],
  'components/search-form/search-form.model.ts': ['dates that are past', ...ADDRESS],
  'components/session-timeout-modal/cart-watch.model.ts':
    'counts down what the server has named: cart-watch.test.ts',
  'components/stay-dates/stay-dates.model.ts': ADDRESS,
  'components/stay-details-modal/stay-details-modal.model.ts': ['dates that are past'],
  'components/stay-details/stay-details.model.ts': ['a stay that has ended'],
  'components/sticky-bar/sticky-bar.model.ts': ['rooms that are held', ...ADDRESS],
  'components/upsell/upsell.model.ts': ['better rates'],
  'features/booking/policy/policy-facts.ts': POLICIES,
  'features/currency/exchange-rates.service.ts': 'asks again for a rate that is old',
  'features/hotel-search/use-hotels.ts': ADDRESS,
  'features/join/join.service.ts': 'keeps when a consent was given',
  'features/messages/banner.store.ts': 'forgets a message that no page has shown',
  'features/rates/details/use-rate-terms.ts': ['details of a rate'],
  'features/rates/policy/policy-sentences.ts': POLICIES,
  'features/rates/policy/use-policy-clock.ts': POLICIES,
  'features/rates/policy/use-terms-time.ts': RATES,
  'features/rates/policy/use-ticks.ts': [...RATES, ...POLICIES],
  'features/rates/rate-filters.model.ts': ['filter for free cancelling'],
  'features/rates/rate-terms.ts': RATES,
  'features/rates/rooms.model.ts': RATES,
  'features/rates/use-products.ts': ADDRESS,
  'features/rates/use-rate-filters.ts': ['filter for free cancelling'],
  'features/recently-viewed/recently-viewed.service.ts': 'forgets hotels after some days',
  'features/reservation-lookup/use-reservation-lookup.ts': 'forgets that it asked to sign in',
  'features/save-hotel/keep-saved.service.ts': 'asks again for a list that is old',
  'features/stay/restrictions/use-restrictions.ts':
    'asks for the days from that of the earliest zone on',
  'features/stay/search.store.ts': ADDRESS,
}

const CLOCK =
  /(?<!performance)\.now\(\)|renderedAt|clockAtom|new Date\(\)|\b(termsAt|hotelDays|usePolicyClock|useTermsTime)\(/

it('each file that asks for the time has its texts here: add them, or why there are none', () => {
  const files = ['components', 'features'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  const readers = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|fixtures|stories)\./.test(file) &&
      CLOCK.test(readFileSync(`src/${file}`, 'utf8')),
  )
  expect(Object.keys(READERS).sort()).toEqual(readers.sort())
  const named = new Set(
    Object.values(READERS).flatMap((texts) => (typeof texts === 'string' ? [] : texts)),
  )
  expect([...named].filter((name) => !(name in TEXTS))).toEqual([])
})
