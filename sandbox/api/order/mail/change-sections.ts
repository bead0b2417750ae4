import { formatMoney } from '../../../../src/rules/money/money'
import { fillText } from '../../../../src/ui/text/fill-text'
import type { StoredOrder } from '../../../database/booking/orders'
import type { Locale, SeedHotel } from '../../../seed/seed-types'
import { moneyView } from '../../rates/money-view'
import type { MailSection } from './mail-sections'
import { mailTexts as text } from './mail-texts'
import { type StayFacts, stayFacts } from './stay-facts'

/** What a stay was before a change, and what moved with it: minor units. */
export interface FormerStay {
  order: StoredOrder
  charge: number
  refund: number
}

/** What a change has made of a stay: each fact that is another one, before and after, and what moves. */
export function changeSections(
  after: StayFacts,
  { order, charge, refund }: FormerStay,
  hotel: SeedHotel,
  { locale, now }: { locale: Locale; now?: number | undefined },
): MailSection[] {
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
  const moved = [...money(text.charged[locale], charge), ...money(text.refund[locale], refund)]
  const note = refund > 0 ? text.refundTime[locale] : ''
  return rows.length + moved.length > 0
    ? [{ title: text.whatChanged[locale], rows: [...rows, ...moved], note }]
    : []
}

type Fact = readonly [name: string, before: string, after: string]

/** Empty where the guest may not see it. */
function totalOf({ money: [total] }: StayFacts): string {
  return total?.[1] ?? ''
}
