import { runInThisContext } from 'node:vm'
import {
  cartOf,
  orderSummaryAnswer,
  policiesAnswer,
  roomOverviewAnswer,
  STAY_OF_CART,
  summaryAnswer,
} from '../fixtures/cart'
import { offlinePage, pageContext } from '../fixtures/pages'
import { productsAnswer, rateDetailsAnswer } from '../fixtures/rates'
import { recommendedAnswer } from '../fixtures/recommended'
import { orderMail } from '../sandbox/api/order/mail/order-mail'
import type { StoredOrder } from '../sandbox/database/booking/orders'
import { LOCALES, type Locale } from '../sandbox/seed/seed-types'
import { rateFilterLabels } from '../src/features/rates/rate-filter.labels'
import { filterText } from '../src/features/rates/rate-filter-text'
import { filterValuesOf } from '../src/features/rates/rate-filters.model'
import { formatDateParts } from '../src/rules/formats/dates'
import { deadlineDay } from '../src/rules/stay/cancel-terms'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import type { PreloadedAnswer } from '../src/services/page/page-context'
import { widgetOf } from './widgets'

const MINUTE = 60_000

/** Their clocks are from eleven hours behind UTC to fourteen ahead of it. */
const VISITORS = ['Pacific/Pago_Pago', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati']

afterAll(() => inZone('UTC'))

/** Jest's own `process.env` does not reach the clock of the process. */
const inZone = (zone: string) => void runInThisContext(`process.env.TZ = '${zone}'`)

type Answer = (hotel: string, locale: Locale) => PreloadedAnswer

/** Everything that tells how a room can be cancelled; a new text gets a line here. */
const WIDGETS: Record<string, [type: string, page: string, props: object, answer: Answer]> = {
  'rate list': ['rate-list', 'rate-list', {}, products],
  'details of a rate': [
    'rate-details',
    'rate-list',
    {},
    (hotel, locale) => rateDetailsAnswer(hotel, { search: searchOf(hotel), plan: 'FLEX', locale }),
  ],
  'rooms of a cart': ['room-overview', 'review-details', {}, ofCart(roomOverviewAnswer)],
  'rooms of an order': [
    'room-overview',
    'confirmation',
    { context: 'order' },
    ofCart(orderSummaryAnswer),
  ],
  'better rates': [
    'upsell',
    'review-details',
    { kinds: ['breakfast'] },
    (hotel, locale) => recommendedAnswer(hotel, { plans: ['FLEX'], stricter: 'FREE', locale }),
  ],
  'policy of a cart': ['cancellation-policy', 'review-details', {}, ofCart(policiesAnswer)],
  'policy of an order': [
    'cancellation-policy',
    'confirmation',
    { source: 'order' },
    ofCart(orderSummaryAnswer),
  ],
  'summary beside the form': ['reservation-summary', 'guest-info', {}, ofCart(summaryAnswer)],
}

function products(hotel: string, locale: Locale): PreloadedAnswer {
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
  return (hotel, locale) => answer(hotel, { plans: ['FLEX'], locale })
}

const searchOf = (hotel: string) => `propertyCode=${hotel}&${STAY_OF_CART}`

async function shown(name: string, hotel: string, locale: Locale, now: number): Promise<string> {
  const [type, id, props, answer] = WIDGETS[name] as (typeof WIDGETS)[string]
  const answered = answer(hotel, locale)
  const product = (answered.variables as { productId?: string }).productId
  const page = {
    ...{ id, type: null, propertyId: hotel, search: searchOf(hotel) },
    ...(id !== 'rate-list' && { cart: 'cart' }),
    ...(product && { product }),
  }
  const context = pageContext({ locale, page, answers: [answered] })
  const log = () => {}
  const prepared = await prepareWidget({ type, id: type, props } as never, context, log)
  const widget = { ...prepared, widget: widgetOf(type) }
  const html = printPlaceholder(widget, offlinePage(context, { now: () => now }).store, log)
  return html.replace(/<[^>]*>/g, ' ')
}

/** The mail about an order, as it is sent at a time. */
function mail(hotelId: string, locale: Locale, now: number): string {
  const { cart } = cartOf(hotelId, { plans: ['FLEX'], locale })
  const { search, rooms } = cart.quote
  const order = {
    ...{ id: 'order', cartId: cart.id, hotelId, revision: 1, quote: cart.quote },
    ...{ bookedAt: new Date(Date.UTC(2026, 10, 21)), payment: 'guaranteed' },
    guest: { givenName: 'Maria', familyName: 'Adeyemi', email: 'm@example.com', locale },
    rooms: rooms.map(({ id, roomIndex }) => ({
      ...{ itemId: id, roomIndex, confirmationNumber: '70123450', cancelledAt: null },
      ...{ checkIn: search.checkIn, checkOut: search.checkOut },
    })),
  }
  return orderMail(order as unknown as StoredOrder, cart.hotel, 'confirmed', { locale, now }).body
}

const NAMES = [...Object.keys(WIDGETS), 'mail']

// The deadline of Tokyo is on another day in New York, and the other way round.
describe.each(['NYCAB', 'TYOJP'])('a minute before and after a deadline of %s', (hotel) => {
  const { cart, call } = cartOf(hotel, { plans: ['FLEX'] })
  const deadline = cart.quote.rooms[0]?.policy.deadline ?? ''
  const time = Date.parse(deadline)
  const day = deadlineDay(deadline, cart.hotel.timeZone)

  it.each(NAMES)('%s', async (name) => {
    expect(call.now).toBeLessThan(time)
    for (const locale of LOCALES) {
      const date = formatDateParts(day, locale, { day: 'numeric', month: 'short' })
      const texts: string[][] = []
      for (const zone of VISITORS) {
        inZone(zone)
        const answered = await Promise.all(
          [time - MINUTE, time + MINUTE].map((now) =>
            name === 'mail' ? mail(hotel, locale, now) : shown(name, hotel, locale, now),
          ),
        )
        texts.push(answered)
      }
      const [first = []] = texts
      for (const other of texts) expect(other).toEqual(first)
      const [before, after] = first
      expect(before).toContain(date)
      expect(after).not.toContain(date)
      expect(after).toMatch(FEE[locale])
    }
  })
})

/** That cancelling costs something. */
const FEE: Record<Locale, RegExp> = {
  'en-US': /Cancelling (now )?costs|cancellation fee applies/i,
  'de-DE': /Stornierung kostet|Stornieren kostet|gegen Gebühr/,
  'ja-JP': /キャンセル料/,
  'zh-CN': /取消.*(收取|支付|须)/,
  'ar-SA': /(رسوم|تكلفة|يكلّف|الإلغاء الآن)/,
}

it('a filter for free cancelling finds a rate until its deadline', () => {
  const { data } = products('NYCAB', 'en-US')
  const { searchProductsByProperty: sold } = data as never as {
    searchProductsByProperty: { products: Parameters<typeof filterValuesOf>[0] }
  }
  const time = Date.parse(sold.products[0]?.rateDetails?.policy.deadline ?? '')
  const answered = { labels: rateFilterLabels.english, locale: 'en-US', currency: 'USD' }
  const textsAt = (now: number) =>
    [...new Set([...filterValuesOf(sold.products, [], now).values()].flat())].map((value) =>
      filterText(value, answered),
    )
  expect(textsAt(time - MINUTE)).toContain('Free cancellation')
  expect(textsAt(time + MINUTE)).not.toContain('Free cancellation')
  expect(textsAt(time + MINUTE)).toContain('Cancellation fee applies')
})
