import { formatDate } from '../../../../src/rules/formats/dates'
import { formatMoney } from '../../../../src/rules/money/money'
import { fillText } from '../../../../src/ui/text/fill-text'
import type { ChangeParts } from '../../../database/booking/commit-change'
import type { Cover } from '../../../database/booking/order-schema'
import type { StoredOrder } from '../../../database/booking/orders'
import { INSURER } from '../../../seed/insurance'
import type { Locale, SeedHotel } from '../../../seed/seed-types'
import { moneyView } from '../../rates/money-view'
import type { MailSection } from './mail-sections'
import { mailTexts as text } from './mail-texts'
import { freeNightsRow, pointsRow, type StayFacts, stayFacts } from './stay-facts'

/** What a stay was before a change, and what moved with it: minor units. */
export interface FormerStay {
  order: StoredOrder
  charge: number
  refund: number
  /** What becomes of its insurance. */
  insurance: ChangeParts['insurance']
}

/** What a change has made of a stay: each fact that is another one, before and after, and what moves. */
export function changeSections(
  after: StayFacts,
  former: FormerStay,
  hotel: SeedHotel,
  { locale, now }: { locale: Locale; now?: number | undefined },
): MailSection[] {
  const { order, charge, refund } = former
  const before = stayFacts(order, hotel, locale, now)
  // Where rooms have days of their own, before or from now on, each is told with its own.
  const hasOwnDays = before.hasOwnDays || after.hasOwnDays
  const rooms = after.rooms.flatMap(({ title, number, name, days }): Fact[] => {
    const booked = before.rooms.find((room) => room.number === number)
    return [
      [title, booked?.name ?? '', name],
      ...(hasOwnDays ? [[title, booked?.days ?? '', days] as const] : []),
    ]
  })
  const facts: Fact[] = [
    [text.checkIn[locale], before.from, after.from],
    [text.checkOut[locale], before.until, after.until],
    ...rooms,
    [text.total[locale], totalOf(before), totalOf(after)],
  ]
  const rows = facts
    .filter(([, was, is]) => was !== '' && was !== is)
    .map(([name, was, is]) => [name, fillText(text.becomes[locale], { was, is })] as const)
  const money = (name: string, amount: number) =>
    amount > 0 && totalOf(after) !== ''
      ? [[name, formatMoney(moneyView(amount, hotel.currency), locale)] as const]
      : []
  const more = after.inKind.points - before.inKind.points
  const nights = after.inKind.freeNights - before.inKind.freeNights
  const moved = [
    ...money(text.charged[locale], charge),
    ...money(text.refund[locale], refund),
    ...pointsRow(text.pointsTaken[locale], more, locale),
    ...freeNightsRow(text.freeNightsTaken[locale], nights, locale),
    ...pointsRow(text.pointsReturned[locale], -more, locale),
    ...freeNightsRow(text.freeNightsReturned[locale], -nights, locale),
  ]
  const note = refund > 0 ? text.refundTime[locale] : ''
  const changes =
    rows.length + moved.length > 0
      ? [{ title: text.whatChanged[locale], rows: [...rows, ...moved], note }]
      : []
  return [...changes, ...insuranceSections(former, locale)]
}

/** What becomes of the insurance, apart from what the hotel charges. */
function insuranceSections({ order, insurance }: FormerStay, locale: Locale): MailSection[] {
  const { policy } = order
  if (!insurance || !policy) return []
  const { covered, more } = insurance
  if (!covered) return section(text.coverFollows[locale])
  if (!more) return section(coverText(covered, policy.currency, locale))
  const amount = formatMoney(moneyView(more.amount, more.currency), locale)
  return section(fillText(text.coverRises[locale], { amount, insurer: INSURER[locale] }))

  function section(note: string): MailSection[] {
    return [{ title: INSURER[locale], rows: [], note }]
  }
}

/** What an insurance covers that does not cover all of its stay. */
export function coverSection({ policy }: StoredOrder, locale: Locale): MailSection[] {
  if (!policy?.covered) return []
  const note = coverText(policy.covered, policy.currency, locale)
  return [{ title: INSURER[locale], rows: [], note }]
}

function coverText({ checkIn, checkOut, amount }: Cover, currency: string, locale: Locale): string {
  const [from, to] = [checkIn, checkOut].map((day) => formatDate(day, locale))
  const days = fillText(text.coverStays[locale], { from: from ?? '', to: to ?? '' })
  if (amount === null) return days
  const sum = formatMoney(moneyView(amount, currency), locale)
  return `${days} ${fillText(text.coverSum[locale], { sum })}`
}

type Fact = readonly [name: string, before: string, after: string]

/** Empty where the guest may not see it. */
function totalOf({ money: [total] }: StayFacts): string {
  return total?.[1] ?? ''
}
