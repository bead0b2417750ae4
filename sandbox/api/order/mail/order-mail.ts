import { formatMoney } from '../../../../src/rules/money/money'
import { orderState } from '../../../../src/rules/order/room-states'
import { lookupReservationPath } from '../../../../src/rules/site/paths'
import { fillText } from '../../../../src/ui/text/fill-text'
import { contextPathOf } from '../../../cms/locales'
import type { MoneyMove } from '../../../database/booking/money-moves'
import type { StoredOrder } from '../../../database/booking/orders'
import type { ReceiptAddress } from '../../../database/booking/receipt-addresses'
import type { Message } from '../../../database/members/messages'
import type { Locale, SeedHotel } from '../../../seed/seed-types'
import { site } from '../../../site'
import { moneyView } from '../../rates/money-view'
import { readLocale } from '../../request/locale'
import { fullName } from '../order-view'
import { receiptOf } from '../receipt'
import { calendarFile } from './calendar'
import { changeSections, coverSection, type FormerStay } from './change-sections'
import { guestSections } from './guest-sections'
import { mailHtml, mailText } from './mail-html'
import type { MailSection } from './mail-sections'
import { mailTexts as text } from './mail-texts'
import { receiptRows } from './receipt-rows'
import { type StayFacts, stayFacts } from './stay-facts'
import { lodgingReservations } from './structured-data'
import { wishSections } from './wish-sections'

/**
 * `shared`: to somebody else than the guest, without numbers and money. `contactMoved`: to the address that the
 * guest had until now, without them too.
 */
export type MailKind =
  | 'confirmed'
  | 'changed'
  | 'cardChanged'
  | 'requests'
  | 'guests'
  | 'contactMoved'
  | 'checkedIn'
  | 'checkedOut'
  | 'balanceRefused'
  | 'receipt'
  | 'shared'
  | 'cancelled'
  | 'takenBack'
  | 'missed'
  | 'refundRefused'
  | 'premiumRefused'

/** A mail about an order, to its guest unless somebody else is named. */
export function orderMail(
  order: StoredOrder,
  hotel: SeedHotel,
  kind: MailKind,
  {
    to = order.guest.email,
    locale = readLocale(order.guest.locale),
    now,
    former,
    moves,
    billTo = null,
    refused = 0,
  }: MailOptions = {},
): Message {
  const stay = stayFacts(order, hotel, locale, now)
  const money = moves
    ? receiptRows(receiptOf(order, hotel, moves), { hotel, locale, isLater: kind === 'receipt' })
    : stay.money
  const facts = factsFor(kind, { ...stay, money })
  const { givenName, familyName } = order.guest
  const isPart = kind === 'cancelled' && orderState(order) === 'partlyCancelled'
  const said = isPart ? text.partlyCancelled : text[kind]
  const subject = fillText(said[locale], { hotel: facts.hotel })
  const isClosed = CLOSED.includes(kind)
  const name = fullName(givenName, familyName, locale)
  const greeting = fillText(GREETINGS[kind][locale], { name })
  const link = isClosed ? null : contextPathOf(locale) + lookupReservationPath(site)
  const data = isClosed ? [] : lodgingReservations(order, hotel, locale)
  const hasWishes = kind === 'requests' || kind === 'checkedIn'
  const wishes = hasWishes ? wishSections(order, hotel, { locale, now }) : []
  const guests = kind === 'guests' ? guestSections(order, locale) : []
  const cover = kind === 'premiumRefused' ? coverSection(order, locale) : []
  const changes = former ? changeSections(facts, former, hotel, { locale, now }) : []
  // Of a rate that the guest may not see there is no money at all.
  const notTaken: MailSection[] =
    refused > 0 && stay.money.length > 0
      ? [
          {
            title: text.afterChange[locale],
            rows: [[text.refund[locale], formatMoney(moneyView(refused, hotel.currency), locale)]],
          },
        ]
      : []
  const sections = [
    ...changes,
    ...notTaken,
    ...cover,
    ...wishes,
    ...guests,
    ...sectionsOf(facts, locale),
    ...billSection(billTo, locale),
  ]
  return {
    address: to,
    subject,
    body: mailText({ greeting, sections }),
    link,
    html: mailHtml({ subject, greeting, sections, locale, link, data }),
    calendar: kind === 'contactMoved' ? null : orderCalendar(order, hotel, locale),
  }
}

/** Mails that neither tell numbers nor lead to the stay. */
const CLOSED: readonly MailKind[] = ['shared', 'contactMoved']

const GREETINGS: Record<MailKind, (typeof text)['greeting']> = {
  confirmed: text.greeting,
  changed: text.greeting,
  cardChanged: text.cardChangedGreeting,
  requests: text.requestsGreeting,
  guests: text.guestsGreeting,
  contactMoved: text.contactMovedGreeting,
  checkedIn: text.checkedInGreeting,
  checkedOut: text.checkedOutGreeting,
  balanceRefused: text.balanceRefusedGreeting,
  receipt: text.checkedOutGreeting,
  takenBack: text.greeting,
  shared: text.sharedGreeting,
  cancelled: text.cancelledGreeting,
  missed: text.missedGreeting,
  refundRefused: text.refusedGreeting,
  premiumRefused: text.premiumRefusedGreeting,
}

interface MailOptions {
  to?: string
  locale?: Locale
  /** When it is sent, ms since 1970: with the booking unless said. */
  now?: number
  /** Of a change: what the stay was before. */
  former?: FormerStay
  /** Of a stay that has ended: what has become of its money, in place of what was agreed. */
  moves?: readonly MoneyMove[]
  /** What the guest wants on the receipt. */
  billTo?: ReceiptAddress | null
  /** What a change gave back and the card did not take, in minor units; what was cancelled says its own. */
  refused?: number
}

function billSection(billTo: ReceiptAddress | null, locale: Locale): MailSection[] {
  if (!billTo) return []
  const { line, vatId } = billTo
  const rows = vatId ? [[text.vatId[locale], vatId] as const] : []
  return [{ title: text.billTo[locale], lines: [line], rows }]
}

/** The stay of an order as a calendar file. */
export function orderCalendar(order: StoredOrder, hotel: SeedHotel, locale: Locale): string {
  const { address, phone, checkIn, checkOut, hotel: name } = stayFacts(order, hotel, locale)
  return calendarFile({
    uid: order.id,
    summary: name,
    description: `${text.phone[locale]}: ${phone}`,
    location: address,
    timeZone: hotel.timeZone,
    from: { day: checkIn, time: hotel.checkInTime },
    to: { day: checkOut, time: hotel.checkOutTime },
    changedAt: (order.changedAt ?? order.bookedAt).getTime(),
    sequence: order.revision - 1,
    isCancelled: orderState(order) === 'cancelled',
  })
}

/** The stay in one line, for a telephone. */
export function orderSms(order: StoredOrder, hotel: SeedHotel, locale: Locale): string {
  const { hotel: name, from, until: to, address, phone } = stayFacts(order, hotel, locale)
  return fillText(text.sms[locale], { hotel: name, from, to, address, phone })
}

/**
 * A closed mail tells neither the numbers of a stay nor what it costs. A refused refund does not arrive
 * within any number of days.
 */
function factsFor(kind: MailKind, facts: StayFacts): StayFacts {
  if (kind === 'refundRefused') {
    const rooms = facts.rooms.map(({ ended, ...room }) => ({
      ...room,
      ended: ended && { ...ended, note: '' },
    }))
    return { ...facts, rooms }
  }
  return CLOSED.includes(kind) ? { ...facts, rooms: [], money: [], note: '' } : facts
}

function sectionsOf(
  { rooms, hasOwnDays, hotel, address, phone, from, until, money, note }: StayFacts,
  locale: Locale,
): MailSection[] {
  return [
    ...rooms.map(({ title, number, name, days, policy, ended }) =>
      ended
        ? {
            title: `${title}: ${ended.title}`,
            number: ended.number,
            lines: hasOwnDays ? [name, days] : [name],
            rows: ended.money,
            note: ended.note,
          }
        : {
            title,
            number: [text.number[locale], number] as const,
            lines: hasOwnDays ? [name, days] : [name],
            note: policy && `${text.cancelling[locale]}: ${policy}`,
          },
    ),
    {
      title: hotel,
      rows: [
        [text.checkIn[locale], from],
        [text.checkOut[locale], until],
        [text.address[locale], address],
        [text.phone[locale], phone],
      ],
    },
    ...(money.length > 0 || note ? [{ title: '', rows: money, isMoney: true, note }] : []),
  ]
}
