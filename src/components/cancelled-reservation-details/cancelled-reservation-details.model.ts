import {
  type CancelProblem,
  cancelProblem,
} from '../../features/booking/order/cancel-problem.rules'
import {
  type CancellationSum,
  cancellationSums,
} from '../../features/booking/order/cancellation-sums'
import {
  type ReceiptProblem,
  receiptProblem,
} from '../../features/booking/order/receipt-problem.rules'
import { reservationDetailsQuery } from '../../features/booking/order/reservation-details.operations'
import { stayAsked } from '../../features/booking/order/stay-asked.rules'
import { addressedOutcome } from '../../features/messages/success-messages.rules'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { formatDate } from '../../rules/formats/dates'
import { upcomingReservationPath } from '../../rules/site/booking-paths'
import { cancelReservationCall, receiptCall } from '../../rules/site/order-calls'
import { rateListPath } from '../../rules/site/paths'
import { asked, withQuery } from '../../rules/site/query'
import type { Site } from '../../rules/site/site'
import { hotelClock } from '../../rules/stay/hotel-clock'
import { hotelDays } from '../../rules/stay/hotel-days'
import { formatSearch, parseSearch } from '../../rules/stay/stay-search'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import { clockAtom } from '../../services/page/page'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { cancelledReservationDetailsQuery } from './cancelled-reservation-details.operations'
import type { CancelledReservationDetailsProps } from './cancelled-reservation-details.schema'
import { type ReceiptFacts, receiptFacts } from './receipt-facts'

type Order = NonNullable<
  Operations['CancelledReservationDetails']['result']['cancelledReservationDetails']
>
type Item = Order['items'][number]
type Cancellation = NonNullable<Item['cancellation']>
type Labels = CancelledReservationDetailsProps['labels']

/** A room, cancelled or not. */
export interface EndedRoom {
  id: string
  /** With its number where the stay has several. */
  name: string
  /** Rate, guests and dates. */
  facts: string[]
  /** What has become of it, where nobody has stayed in it; else ''. */
  state: string
  /** Of the cancellation; '' where none is shown. */
  number: string
  /** Fee and refund, as far as they are shown. */
  sums: CancellationSum[]
}

/** Rooms that were cancelled together. */
export interface CancelledRooms {
  key: string
  rooms: EndedRoom[]
  /** The form that takes them back; null where that is not possible any more. */
  takeBack: { rooms: string; text: string; until: string } | null
}

export type CancelledReservationDetailsModel =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      /** Empty for a stay that is over. */
      cancelled: CancelledRooms[]
      /** What is still booked, or was. */
      left: EndedRoom[]
      stayHref: string
      form: { action: string; stay: string; revision: string }
      problem: CancelProblem | null
      /** Of a stay that is over, for who may see it. */
      receipt: ReceiptFacts | null
      /** Where its forms are sent. */
      receiptAction: string
      receiptProblem: ReceiptProblem | null
      /** '' where it is not wanted. */
      rebookHref: string
      /** It is for the same dates. */
      hasDates: boolean
    }

/** How the questions of the widget name the stay, for a page that the server renders. */
export const questionsAbout = stayAsked

/** A stay with cancelled rooms, or one that is over (W49). */
export function useCancelledReservationDetails(
  props: CancelledReservationDetailsProps,
): CancelledReservationDetailsModel {
  const { labels, variant, rebook } = props
  const page = usePage()
  const { context, site } = page
  const { locale } = context
  const localPath = usePageValue(localPathAtom)
  const now = usePageValue(clockAtom)
  const isEdited = context.mode === 'edit'
  const isPast = variant === 'past'
  const named = stayAsked(context)
  const ofCancelled = useQuery(cancelledReservationDetailsQuery, isEdited || isPast ? null : named)
  const ofPast = useQuery(reservationDetailsQuery, isEdited || !isPast ? null : named)
  const answer = isPast ? ofPast : ofCancelled

  if (isEdited) return sample(props)
  if (answer.state !== 'ready') return answer
  const past = isPast && ofPast.state === 'ready' ? ofPast.data.reservationDetails : null
  const order = isPast
    ? past
    : ofCancelled.state === 'ready' && ofCancelled.data.cancelledReservationDetails
  if (!order) return { state: 'none' }
  const options = { props, order, locale }
  const roomsOf = (items: readonly Item[]) => items.map((item) => roomOf(item, options))
  const search = rebookSearch(order, { now, site, isPast })
  const outcome = asked(page, 'outcome')
  return {
    state: 'ready',
    cancelled: isPast
      ? []
      : groupsOf(order.items).map(({ items, cancellation }) => ({
          key: items[0]?.id ?? '',
          rooms: roomsOf(items),
          takeBack: takeBackOf(items, cancellation, { labels, locale, now, order }),
        })),
    left: roomsOf(order.items.filter(({ status }) => isPast || status !== 'CANCELLED')),
    stayHref: localPath(withQuery(site, upcomingReservationPath(site), { stay: order.handle })),
    form: {
      action: localPath(cancelReservationCall(site)),
      stay: order.handle,
      revision: order.orderRevisionNumber,
    },
    // Taking back has sent the visitor here, because it could not be done.
    problem:
      !isPast && outcome && !addressedOutcome(outcome)
        ? (cancelProblem(outcome) ?? 'refused')
        : null,
    receipt: past && receiptFacts(past, { labels, locale }),
    receiptAction: localPath(receiptCall(site)),
    receiptProblem: receiptProblem(outcome),
    rebookHref: rebook ? localPath(`${rateListPath(site)}?${search.query}`) : '',
    hasDates: search.hasDates,
  }
}

interface RoomOptions {
  props: CancelledReservationDetailsProps
  order: Order
  locale: string
}

function roomOf(item: Item, { props, order, locale }: RoomOptions): EndedRoom {
  const { labels, variant } = props
  const { id, roomIndex, party, product, cancellation, missed } = item
  const { checkIn, checkOut } = order.stay
  const name = product.roomType?.name ?? ''
  const span = { from: formatDate(checkIn, locale), to: formatDate(checkOut, locale) }
  const guests = party.adults + party.childAges.length
  const showsCancellation = variant === 'cancelled' && cancellation !== null
  return {
    id,
    name: order.items.length > 1 ? fillText(labels.room, { number: roomIndex + 1, name }) : name,
    facts: [
      product.ratePlan?.name ?? '',
      countText(labels.guestCount, guests, locale),
      fillText(labels.span, span),
    ].filter(Boolean),
    state: cancellation ? labels.cancelled : missed ? labels.missed : '',
    number: showsCancellation ? cancellation.number : '',
    sums: showsCancellation ? cancellationSums(cancellation, { ...props, locale }) : [],
  }
}

/** Rooms that were cancelled at once come back at once. */
function groupsOf(items: readonly Item[]): { items: Item[]; cancellation: Cancellation }[] {
  const groups = new Map<string, { items: Item[]; cancellation: Cancellation }>()
  for (const item of items) {
    const { cancellation } = item
    if (!cancellation) continue
    const key = `${cancellation.at} ${cancellation.takeBackUntil}`
    const group = groups.get(key) ?? { items: [], cancellation }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function takeBackOf(
  items: readonly Item[],
  { takeBackUntil: until }: Cancellation,
  { labels, locale, now, order }: { labels: Labels; locale: string; now: number; order: Order },
): CancelledRooms['takeBack'] {
  if (!until || Date.parse(until) <= now) return null
  const time = hotelClock(Date.parse(until), order.stay.timeZone, locale)
  return {
    rooms: items.map(({ id }) => id).join(','),
    text: countText(labels.takeBack, items.length, locale),
    until: fillText(labels.takeBackUntil, { time }),
  }
}

function rebookSearch(
  { propertyId, stay, items }: Order,
  { now, site, isPast }: { now: number; site: Site; isPast: boolean },
): { query: string; hasDates: boolean } {
  const { checkIn, checkOut, timeZone } = stay
  const hasDates = checkIn >= hotelDays(now, timeZone).to
  const search = parseSearch(new URLSearchParams(), site, now)
  const cancelled = items.filter(({ cancellation }) => cancellation !== null)
  const parties = (isPast ? items : cancelled).map(({ party }) => party)
  const query = formatSearch(
    { ...search, propertyId, parties, ...(hasDates && { checkIn, checkOut }) },
    site,
  )
  return { query: query.toString(), hasDates }
}

/** For author mode. */
function sample({ labels, variant, rebook }: CancelledReservationDetailsProps) {
  const state = variant === 'past' ? '' : labels.cancelled
  const room = { id: 'room', facts: [], sums: [], state }
  const isPast = variant === 'past'
  const name = fillText(labels.room, { number: 1, name: '…' })
  const fee = [{ name: labels.fee, value: labels.noFee, note: '' }]
  const rooms = [{ ...room, name, number: '90123450', sums: fee }]
  return {
    state: 'ready' as const,
    cancelled: isPast ? [] : [{ key: 'room', rooms, takeBack: null }],
    left: isPast ? [{ ...room, name, number: '' }] : [],
    stayHref: '#',
    form: { action: '#', stay: '', revision: '' },
    problem: null,
    ...{ receipt: null, receiptAction: '#', receiptProblem: null },
    rebookHref: rebook ? '#' : '',
    hasDates: false,
  }
}
