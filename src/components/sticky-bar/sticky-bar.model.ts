import { useState } from 'react'
import { stickyBarQuery } from '../../features/booking/cart/sticky-bar.operations'
import { useCartMember } from '../../features/booking/cart/use-cart-member'
import { isChangePage } from '../../features/booking/changes/change-page.rules'
import { type CheckoutFormModel, useCheckoutForm } from '../../features/checkout/use-checkout-form'
import { useConvertedPrice } from '../../features/currency/use-converted-price'
import { pointsAndMoney } from '../../features/rates/points-and-money'
import { useTicks } from '../../features/rates/policy/use-ticks'
import { staySearchAtom } from '../../features/stay/search.store'
import { searchInput } from '../../features/stay/search-input.rules'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatDateParts } from '../../rules/formats/dates'
import { dateTimeFormat } from '../../rules/formats/formatters'
import { formatMoney } from '../../rules/money/money'
import { reviewDetailsPath } from '../../rules/site/booking-paths'
import { queryName } from '../../rules/site/query'
import { untilDeadline } from '../../rules/stay/cancel-terms'
import { formatSearch, parseSearch, type StaySearch } from '../../rules/stay/stay-search'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { inKindText } from '../../ui/text/in-kind'
import type { StickyBarProps } from './sticky-bar.schema'

export type StickyBarModel =
  /** The page is about no stay, or a page without a form has no answer. */
  | { state: 'none' }
  /** The form of the page needs no answer of the bar: what was typed can be sent without it. */
  | { state: 'unpriced'; isFailed: boolean; charges: string | null; next: CheckoutFormModel }
  | {
      state: 'ready'
      locale: string
      /** First and last day; null without dates. */
      dates: { from: string; to: string } | null
      nights: number | null
      rooms: number
      chosenRooms: number
      guests: number
      /** Null: the guest may not see it. */
      total: string | null
      converted: string | null
      points: string | null
      /** The total is the lowest of the search, as no room is chosen. */
      isLowest: boolean
      /** Of a change of a booked stay: its label and amount in place of the authored text of the button. */
      change: ChangeStep | null
      /** The next step; null while a room is to be chosen, and without a next step. */
      next: { kind: 'link'; href: string; onFollow: () => void } | CheckoutFormModel | null
      charges: string | null
      /**
       * The rooms are held, until this time of the visitor's clock; empty before hydration. `longest`: a
       * time as long as any. `lapsed`: they were held, and are taken again by the booking.
       */
      held: { until: string; longest: string } | 'lapsed' | null
    }

/** What the button of a change does; `nothingChanged` has none. */
interface ChangeStep {
  label:
    | 'saveChange'
    | 'toPayment'
    | 'toCard'
    | 'toInsurance'
    | 'changeAndPay'
    | 'changeCard'
    | 'nothingChanged'
  amount: string
}

/** Pages on which rates are chosen: the review is the next. */
const LISTS: readonly string[] = ['rate-list', 'modify-rate-list']

/** The question for the page's cart, else for its search; null for a page with neither. */
function stickyBarVariables(search: StaySearch, page: PageContext['page']) {
  if (page.cart) return { cartId: page.cart, search: null }
  const propertyId = search.propertyId ?? page.propertyId
  if (!propertyId || !search.checkIn) return null
  return { cartId: null, search: searchInput({ ...search, propertyId }) }
}

/** The same for a page that the server renders; none in author mode. */
export function preloadedVariables({ page, site, mode, renderedAt }: PageContext) {
  if (mode === 'edit') return null
  const query = new URLSearchParams(page.search)
  return stickyBarVariables(parseSearch(query, site, renderedAt ?? Date.now()), page)
}

/** What the booking costs, and its next step, at the edge of the window (W28). */
export function useStickyBar(props: StickyBarProps): StickyBarModel {
  const { context, site } = usePage()
  const { locale, page } = context
  const track = useTrack('sticky-bar', props)
  const search = usePageValue(staySearchAtom)
  const localPath = usePageValue(localPathAtom)
  const variables = stickyBarVariables(search, page)
  const answer = useQuery(stickyBarQuery, variables)
  const bar = answer.state === 'ready' ? answer.data.stickyBar : null
  const convert = useConvertedPrice(bar?.total?.total.currency)
  const form = useCheckoutForm(bar?.revision ?? null)
  const onFollow = () => track('sticky_cta', { page: page.id })
  const charges = props.chargesId ? `#${props.chargesId}` : null
  // The server does not know the visitor's time zone.
  const [now, setNow] = useState<number | null>(null)
  useTicks([bar?.heldUntil], untilDeadline, setNow)
  useCartMember()

  if (answer.state !== 'ready' && form && props.showAction) {
    const isFailed = answer.state === 'failed'
    return { state: 'unpriced', isFailed, charges, next: { ...form, onFollow } }
  }
  if (!bar || (bar.isLowest && !bar.total)) return { state: 'none' }
  const { checkIn, checkOut, lengthOfStay, rooms, chosenRooms, guests, total, isLowest } = bar
  const day = (iso: string) =>
    formatDateParts(iso, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const query = formatSearch(search, site)
  if (page.cart) query.set(queryName(site, 'cart'), page.cart)
  if (isChangePage(page)) query.set(queryName(site, 'stay'), page.stay)
  const change = changeStep(bar.change, { page, locale, labels: props.labels })
  const isList = LISTS.includes(page.id)
  // The form of a page is that of all its fields: extras can be what is changed first.
  const isReady = chosenRooms === rooms && !(isList && change?.label === 'nothingChanged')
  const goesOn = isReady && props.showAction
  const inKind = { points: total?.pointsTotal, freeNights: total?.freeNights }
  const isPoints = total?.pointsTotal != null && total.fullyPoints && total.total.amount === 0
  return {
    state: 'ready',
    locale,
    dates:
      props.showDates && checkIn && checkOut ? { from: day(checkIn), to: day(checkOut) } : null,
    nights: lengthOfStay,
    rooms,
    chosenRooms,
    guests,
    total: total && !isPoints ? formatMoney(total.total, locale) : null,
    converted: total && !isPoints && convert ? convert(total.total) : null,
    points: inKindText(inKind, props.labels, locale) || null,
    ...{ isLowest, change },
    next: !goesOn
      ? null
      : isList
        ? { kind: 'link', href: localPath(`${reviewDetailsPath(site)}?${query}`), onFollow }
        : form && { ...form, onFollow },
    charges,
    held: bar.heldUntil
      ? heldOf(bar.heldUntil, now, locale)
      : form?.step === 'book' && page.id !== 'review-details'
        ? 'lapsed'
        : null,
  }
}

type Change = NonNullable<Operations['StickyBar']['result']['stickyBar']>['change']

/** On its page the payment is the change; before it, the button leads there. */
function changeStep(
  change: Change,
  {
    page,
    locale,
    labels,
  }: { page: PageContext['page']; locale: string; labels: StickyBarProps['labels'] },
): ChangeStep | null {
  if (!change) return null
  const { rooms, payment, charge, insurance } = change
  const points = Math.max(0, change.points?.difference ?? 0)
  const amount = charge ? pointsAndMoney({ points, money: charge }, labels, locale) : ''
  /** Points are taken with the press, though no card is asked for. */
  const save = points > 0 ? ('changeAndPay' as const) : ('saveChange' as const)
  const isPaying = page.id === 'review-guest-info'
  if (rooms.every(({ isChanged }) => !isChanged)) {
    // A card is asked for nevertheless: the stay gets another one.
    if (payment === 'NONE') return { label: 'nothingChanged', amount }
    return { label: isPaying ? 'changeCard' : 'toCard', amount }
  }
  if (payment === 'CHARGE' && amount)
    return { label: isPaying ? 'changeAndPay' : 'toPayment', amount }
  if (isPaying) return { label: save, amount }
  const isAsked = insurance?.kind === 'RISES'
  return { label: payment !== 'NONE' ? 'toCard' : isAsked ? 'toInsurance' : save, amount }
}

/**
 * What the visitor does has extended the hold meanwhile, or it has lapsed: a page that is open longer than
 * the hold that it came with knows neither, and says nothing.
 */
function heldOf(heldUntil: string, now: number | null, locale: string) {
  if (now !== null && now >= Date.parse(heldUntil)) return null
  return {
    until: now === null ? '' : formatTime(heldUntil, locale),
    longest: formatTime(LONGEST_TIME, locale, 'UTC'),
  }
}

/** Four digits in clocks of twelve hours and of 24. */
const LONGEST_TIME = '2026-01-01T22:58:00Z'

/** A time of the visitor's clock, `2:32 PM`. */
function formatTime(iso: string, locale: string, timeZone?: string): string {
  const options = { timeStyle: 'short', numberingSystem: 'latn', ...(timeZone && { timeZone }) }
  return dateTimeFormat(locale, options as Intl.DateTimeFormatOptions).format(new Date(iso))
}
