import { isChangePage } from '../../features/booking/changes/change-page.rules'
import { roomDaysText } from '../../features/booking/stay/room-days-text'
import { bookingQuestions, type Stay, useBooking } from '../../features/booking/use-booking'
import { useConvertedPrice } from '../../features/currency/use-converted-price'
import { useTermsTime } from '../../features/rates/policy/use-terms-time'
import type { OfferedPricing } from '../../features/rates/product.model'
import { differenceText } from '../../features/rates/rate-row.model'
import { rateTerms } from '../../features/rates/rate-terms'
import { roomPicture } from '../../features/rates/room-picture.model'
import { staySearchAtom } from '../../features/stay/search.store'
import { coverText } from '../../features/travel-insurance/cover-text'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { formatDateParts } from '../../rules/formats/dates'
import { formatMoney, type Money } from '../../rules/money/money'
import { modifySelectRateCall } from '../../rules/site/booking-calls'
import { modifyRateListPath } from '../../rules/site/booking-paths'
import { rateListPath } from '../../rules/site/paths'
import { queryName } from '../../rules/site/query'
import { nightsBetween } from '../../rules/stay/days'
import { areSameDays } from '../../rules/stay/stay-hull'
import { formatSearch } from '../../rules/stay/stay-search'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { roomOverviewQuery } from './room-overview.operations'
import type { RoomOverviewProps } from './room-overview.schema'

export interface CartRoom {
  id: string
  number: number
  guests: number
  /** Of the guests of an order; empty for a cart. */
  names: string[]
  name: string
  rate: string
  beds: string
  /** Its days, where rooms of the stay have days of their own; else ''. */
  days: string
  nights: number
  /** How the rate is cancelled and paid, and what it includes. */
  terms: string[]
  image: ReturnType<typeof roomPicture>
  /** Null: the guest may not see it. */
  pricing: OfferedPricing | null
  /** What is bought with the room, not in its price; null without extras, and when hidden. */
  extras: string | null
  /** Of an order: where the room stands, unless it is still to come; '' otherwise. */
  status: string
  /** Its confirmation number, where a stay has several rooms; else ''. */
  confirmation: string
  /** Of a booked room that can become another one: what leads to the rates; else null. */
  choose: RoomChoice | null
  /** Number of its cancellation; '' for a room that is not cancelled. */
  cancellation: string
  /** Of a change of a booked stay: what becomes of the room; null for every other. */
  change: RoomChange | null
}

/** A form begins a change of the stay; a link goes on with the one that the page is about. */
type RoomChoice = { kind: 'form'; action: string; stay: string } | { kind: 'link'; href: string }

interface RoomChange {
  /** Room and rate before, where they are others; '' otherwise. */
  before: string
  /** What becomes of its nights, and of its price; one line where it stays as it is. */
  said: string[]
}

/** For a page that the server renders. */
export const questionsOf = ({ context }: RoomOverviewProps, page: PageContext) =>
  bookingQuestions(roomOverviewQuery, page, context)

export type RoomOverviewModel =
  /** The page has no cart of this visitor. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      rooms: CartRoom[]
      /** Rooms of the stay, chosen or not. */
      count: number
      locale: string
      /** Totals before and now, when the price is not the one that was chosen. */
      priceChange: { before: string; after: string } | null
      /** The rooms are of a booked stay that is changed. */
      isChange: boolean
      /** What a change does beside the rooms, told before it is made. */
      notes: string[]
      /** Names of rooms that are not sold any more. */
      dropped: string[]
      /** The first room without a choice, and where to choose it. */
      missing: { number: number; href: string } | null
      convert: ((money: Money) => string) | null
    }

type Changed = NonNullable<Cart['change']>['rooms'][number]
type Insurance = NonNullable<NonNullable<Cart['change']>['insurance']>
type Cart = NonNullable<Operations['RoomOverview']['result']['cart']>
type Item = Cart['items'][number] & Partial<Pick<Stay['items'][number], OfStay>>
type OfStay = 'basicInformation' | 'guests' | 'status' | 'cancellation' | 'missed'

/** What is shown of a cart or a stay. */
interface Rooms {
  items: readonly Item[]
  count: number
  changes: Cart | null
  /** Handle of a booked stay whose rooms can become others; null for every other. */
  changeable: string | null
}

/** The rooms of the visitor's cart, or of the session's order (W29). */
export function useRoomOverview({ context, ...props }: RoomOverviewProps): RoomOverviewModel {
  const { labels, showImage } = props
  const page = usePage()
  const { site } = page
  const { locale } = page.context
  const search = usePageValue(staySearchAtom)
  const localPath = usePageValue(localPathAtom)
  const answer = useBooking(
    roomOverviewQuery,
    (booking) =>
      'cart' in booking ? booking.cart && roomsOfCart(booking.cart) : roomsOfStay(booking),
    context,
  )
  const facts = answer.state === 'ready' ? answer.facts : null
  const now = useTermsTime(facts?.items.map(({ product }) => product) ?? [])
  const convert = useConvertedPrice(facts?.items[0]?.pricing?.total.currency)

  if (answer.state !== 'ready') return answer
  const { items, count, changes, changeable } = answer.facts
  const isStayPage = page.context.page.id === 'upcoming-reservation'
  const hasOwnDays = !areSameDays(items.filter(isLiving).map(daysOf))
  return {
    state: 'ready',
    rooms: items.map(({ id, roomIndex, party, product, pricing, extras, guests, ...item }) => ({
      id,
      number: roomIndex + 1,
      guests: party.adults + party.childAges.length,
      names: guests?.flatMap(({ name: guest }) => guest ?? []) ?? [],
      name: product.roomType?.name ?? '',
      rate: product.ratePlan?.name ?? '',
      beds: product.roomType?.bedText ?? '',
      days: hasOwnDays ? roomDaysText(daysOf(item), labels, locale) : '',
      nights: nightsOf(item),
      terms: termsOf(product, changes?.change?.hasBegun ? 'IN_HOUSE' : item.status),
      image: showImage && product.roomType ? roomPicture(product.roomType) : null,
      pricing,
      extras: extras && formatMoney(extras, locale),
      status: item.missed ? labels.missed : statusText(item.status, labels),
      confirmation: (items.length > 1 && item.basicInformation?.confirmationNumber) || '',
      cancellation: item.cancellation?.number ?? '',
      choose: choiceOf({ id, ...item }),
      change: changeOf(
        changes?.change?.rooms.find(({ itemId }) => itemId === id),
        product,
      ),
    })),
    ...{ count, locale, convert },
    isChange: isChangePage(page.context.page),
    ...(changes ? changesOf(changes) : UNCHANGED),
  }

  function choiceOf({ id, status, segments }: Choosable): RoomChoice | null {
    const { page: own } = page.context
    if (isChangePage(own) && changes?.change && !changes.change.hasBegun && !changes.change.addOnly)
      return { kind: 'link', href: ratesOfChange(own, { itemId: id, ...daysOf({ segments }) }) }
    if (!changeable || !isStayPage || status !== 'UPCOMING') return null
    return { kind: 'form', action: localPath(modifySelectRateCall(site)), stay: changeable }
  }

  /** The rates for a room of the change that a page is about, and for its days. */
  function ratesOfChange(
    { cart, stay }: { cart: string; stay: string },
    { itemId, ...days }: NonNullable<Cart['nextRoom']>,
  ): string {
    const query = formatSearch({ ...search, ...days }, site)
    for (const [name, value] of [
      ['rooms', itemId],
      ['cart', cart],
      ['stay', stay],
    ] as const)
      query.set(queryName(site, name), value)
    return localPath(`${modifyRateListPath(site)}?${query}`)
  }

  function changeOf(change: Changed | undefined, product: Item['product']): RoomChange | null {
    if (!change) return null
    if (!change.isChanged) return { before: '', said: [labels.unchanged] }
    const { before, kept, added, givenBack, difference, points } = change
    const isOther = before.id !== product.id
    const was = [
      areOtherDays(change) ? bookedDates(change) : '',
      ...(isOther ? [before.roomType?.name ?? '', before.ratePlan?.name ?? ''] : []),
    ].filter(Boolean)
    const nightTexts = (['kept', 'added', 'givenBack'] as const).map((kind) => {
      const { length } = { kept, added, givenBack }[kind]
      return length > 0 ? countText(labels[NIGHTS[kind]], length, locale) : ''
    })
    return {
      before: was.length > 0 ? fillText(labels.beforeChange, { room: was.join(' · ') }) : '',
      said: [
        ...nightTexts,
        difference
          ? differenceText({ money: difference, points: points?.difference }, labels, locale)
          : '',
      ].filter(Boolean),
    }
  }

  function bookedDates({ checkIn, checkOut }: Changed): string {
    const day = (iso: string) =>
      formatDateParts(iso, locale, { weekday: 'short', day: 'numeric', month: 'short' })
    return fillText(labels.bookedDates, { from: day(checkIn), to: day(checkOut) })
  }

  /** What was cancelled or is over has no terms any more, and a stay that has begun cannot be cancelled. */
  function termsOf(product: Item['product'], status: Item['status']): string[] {
    if (status === 'CANCELLED' || status === 'PAST') return []
    return rateTerms(product, { labels, locale, now, hasBegun: status === 'IN_HOUSE' })
  }

  function notesOf(change: Cart['change']): string[] {
    if (!change?.rooms.some(({ isChanged }) => isChanged)) return []
    const { suiteNights, insurance } = change
    return [
      suiteNights > 0 ? countText(labels.suiteGivenUp, suiteNights, locale) : '',
      insurance ? insuranceNote(insurance) : '',
    ].filter(Boolean)
  }

  function insuranceNote({ kind, difference, covered }: Insurance): string {
    if (kind === 'FOLLOWS') return labels.insuranceFollows
    if (kind === 'RISES' && difference)
      return fillText(labels.insuranceRises, { amount: formatMoney(difference, locale) })
    return fillText(labels.insuranceStays, { cover: coverText(covered, labels, locale) })
  }

  function changesOf({ id, nextRoomIndex: next, nextRoom, priceChange, dropped, change }: Cart) {
    const query = formatSearch(
      { ...search, ...(nextRoom && daysOf({ segments: [nextRoom] })) },
      site,
    )
    if (nextRoom) query.set(queryName(site, 'rooms'), nextRoom.itemId)
    query.set(queryName(site, 'cart'), id)
    const { page: own } = page.context
    const list = isChangePage(own) ? modifyRateListPath : rateListPath
    if (isChangePage(own)) query.set(queryName(site, 'stay'), own.stay)
    return {
      priceChange: priceChange && {
        before: formatMoney(priceChange.before, locale),
        after: formatMoney(priceChange.after, locale),
      },
      notes: notesOf(change),
      dropped: dropped.map(({ name }) => name),
      missing:
        next === null ? null : { number: next + 1, href: localPath(`${list(site)}?${query}`) },
    }
  }
}

function roomsOfCart(cart: Cart): Rooms {
  const { items, parties } = cart
  return { items, count: parties.length, changes: cart, changeable: null }
}

function roomsOfStay({ handle, items, stay }: Stay): Rooms {
  // Where nights can be added only, or the stay has begun, no room becomes another one.
  const isChangeable = stay.modifiable && !stay.addOnly && stay.departureFrom === null
  return { items, count: items.length, changes: null, changeable: isChangeable ? handle : null }
}

type Dated = Pick<Item, 'segments'>
type Choosable = Pick<Item, 'id' | 'status' | 'segments'>

function daysOf({ segments: [days] }: Dated) {
  return days ?? { checkIn: '', checkOut: '' }
}

function nightsOf(item: Dated): number {
  const { checkIn, checkOut } = daysOf(item)
  return nightsBetween(checkIn, checkOut)
}

function isLiving({ status }: Pick<Item, 'status'>): boolean {
  return status !== 'CANCELLED'
}

function areOtherDays({ kept, added, givenBack, checkIn, checkOut }: Changed): boolean {
  const nights = kept.length + added.length
  return givenBack.length > 0 || nights !== nightsBetween(checkIn, checkOut)
}

const NIGHTS = { kept: 'keptNights', added: 'addedNights', givenBack: 'givenBack' } as const

/** The label of a room that is not to come. */
const STATUS = {
  UPCOMING: null,
  IN_HOUSE: 'inHouse',
  PAST: 'past',
  CANCELLED: 'cancelled',
} as const

function statusText(status: Item['status'], labels: RoomOverviewProps['labels']): string {
  const name = status && STATUS[status]
  return name ? labels[name] : ''
}

const UNCHANGED = { priceChange: null, notes: [], dropped: [], missing: null }
