import {
  type CancelledRooms,
  cancelledCharges,
} from '../../features/booking/charges/cancelled-charges'
import { chargeFacts } from '../../features/booking/charges/charge-facts'
import type { Stay } from '../../features/booking/use-booking'
import { cardName } from '../../features/payment/card-names.rules'
import type { Breakdown } from '../../features/rates/breakdown/breakdown'
import { formatDate } from '../../rules/formats/dates'
import { formatMoney } from '../../rules/money/money'
import { LONGEST_ADDRESS, LONGEST_VAT_ID } from '../../rules/order/receipt-address'
import { hotelDays } from '../../rules/stay/hotel-days'
import { fillText } from '../../ui/text/fill-text'
import { inKindText } from '../../ui/text/in-kind'
import { isolated } from '../../ui/text/isolated'
import type { CancelledReservationDetailsProps } from './cancelled-reservation-details.schema'

type Labels = CancelledReservationDetailsProps['labels']
type Moved = NonNullable<Stay['receipt']>['moved'][number]

/** Money or points that have gone one way or the other. */
interface ReceiptRow {
  name: string
  /** The card, or why it was not done; '' where there is nothing to say. */
  note: string
  amount: string
}

/** What a stay has come to, as it is printed. */
export interface ReceiptFacts {
  hotel: { name: string; address: string; phone: string }
  /** Numbers, guest and days. */
  facts: { name: string; value: string }[]
  /** What the guest wants on it; null without. */
  billTo: { line: string; vatId: string } | null
  price: Breakdown | null
  /** Null without. */
  cancelled: CancelledRooms | null
  moved: ReceiptRow[]
  /** Of the hotel; '' where nothing is left. */
  balance: string
  isPaid: boolean
  /** The visitor may give it an address, and have it mailed. */
  isOwn: boolean
  /** Most characters of the address and the VAT id. */
  longest: { line: number; vatId: number }
}

/** The receipt of a stay that is over; null where this visitor may not see one. */
export function receiptFacts(
  { receipt, charges, items, stay }: Stay,
  { labels, locale }: { labels: Labels; locale: string },
): ReceiptFacts | null {
  if (!receipt) return null
  const { hotel, billTo, moved, points, freeNights, balance, isOwn } = receipt
  const inKind = inKindText({ points, freeNights }, labels, locale)
  const rooms = items.length
  const price = chargeFacts(charges, { locale, rooms, showPoints: true, convert: null })
  const numbers = items.map(({ basicInformation }) => basicInformation.confirmationNumber)
  const [guest] = stay.guests
  const { checkIn, checkOut } = stay
  const span = { from: formatDate(checkIn, locale), to: formatDate(checkOut, locale) }
  return {
    ...{ hotel, billTo, isOwn, longest: { line: LONGEST_ADDRESS, vatId: LONGEST_VAT_ID } },
    facts: [
      {
        name: rooms > 1 ? labels.confirmationNumbers : labels.confirmationNumber,
        value: numbers.join(', '),
      },
      ...(guest?.name ? [{ name: labels.guest, value: guest.name }] : []),
      { name: labels.dates, value: fillText(labels.span, span) },
    ],
    // When it was due does not matter any more.
    price: price && {
      ...{ ...price, dueNow: null, dueAtHotel: null, pointsEarned: null },
      rows: price.rows.map((row) => ({ ...row, isPaidAtHotel: false })),
    },
    cancelled: cancelledCharges(items, { labels, locale }),
    moved: [
      ...moved.map((one) => rowOf(one, { labels, locale, timeZone: stay.timeZone })),
      ...(inKind ? [{ name: labels.paidWithPoints, note: '', amount: inKind }] : []),
    ],
    isPaid: balance.amount <= 0,
    balance: balance.amount > 0 ? formatMoney(balance, locale) : '',
  }
}

interface RowOptions {
  labels: Labels
  locale: string
  /** Of the hotel. */
  timeZone: string
}

function rowOf(
  { kind, state, amount, at, brand, last4 }: Moved,
  { labels, locale, timeZone }: RowOptions,
): ReceiptRow {
  const card =
    brand && last4
      ? fillText(labels.savedCard, { brand: cardName(brand), last4: isolated(last4) })
      : ''
  const day = at ? hotelDays(Date.parse(at), timeZone).from : ''
  const names = {
    PAYMENT: {
      DONE: fillText(labels.paidOn, { date: day && formatDate(day, locale) }),
      WAITING: labels.beingCharged,
      REFUSED: labels.declined,
    },
    REFUND: { DONE: labels.refund, WAITING: labels.refund, REFUSED: labels.refund },
  }
  const note = kind === 'REFUND' && state === 'REFUSED' ? labels.notTaken : card
  return { name: names[kind][state], note, amount: formatMoney(amount, locale) }
}
