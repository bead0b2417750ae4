import { useEffect } from 'react'
import type { CancelProblem } from '../../features/booking/order/cancel-problem.rules'
import { pointsSums } from '../../features/booking/order/cancellation-sums'
import { stayAsked } from '../../features/booking/order/stay-asked.rules'
import { policyFacts, type RoomPolicies } from '../../features/booking/policy/policy-facts'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatDate } from '../../rules/formats/dates'
import { formatMoney, type Money } from '../../rules/money/money'
import {
  cancelConfirmationPath,
  cancelReservationPath,
  upcomingReservationPath,
} from '../../rules/site/booking-paths'
import { asked, queryName, withQuery } from '../../rules/site/query'
import { localPathAtom } from '../../services/navigate/context-path'
import { clockAtom } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { cancelNowQuery } from './cancel-all-rooms.operations'
import type { CancelAllRoomsProps } from './cancel-all-rooms.schema'
import { type CancelData, type CancelForm, useCancelForm } from './cancel-form.model'

type CancelNow = NonNullable<CancelData['cancelNow']>
type Labels = CancelAllRoomsProps['labels']

/** A room of the stay. */
export interface StayRoom {
  id: string
  /** With its number where the stay has several. */
  name: string
  /** Rate, guests and dates. */
  facts: string[]
  /** Why it cannot be cancelled; '' where it can. */
  status: string
  /** What cancelling it costs; '' where that is not stated for each room. */
  fee: string
}

/** A line of what cancelling comes to. */
export interface Sum {
  name: string
  value: string
  note: string
}

export type CancelAllRoomsModel =
  /** No order of this visitor; on the page of a stay also one that is cancelled as a whole. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** The link to the page that cancels; `href` null: `reason` tells why nothing can be cancelled. */
  | { state: 'cta'; href: string | null; text: string; reason: string }
  /** Nothing can be cancelled, on the page that does it. */
  | {
      state: 'blocked'
      results: CancelForm['results']
      reason: string
      href: string
      label: string
    }
  /** Step 1: a form with a box for each room. */
  | {
      state: 'choose'
      action: string
      /** Names of the boxes, and of the field that says that a choice was made. */
      field: string
      stepField: string
      /** The field that names the stay. */
      stay: { field: string; value: string }
      rooms: StayRoom[]
      /** Value of the box for all rooms, and its text. */
      all: { value: string; text: string }
      problem: CancelProblem | null
      keepHref: string
    }
  /** Step 2: what it comes to, and the form that cancels. */
  | {
      state: 'confirm'
      title: string
      rooms: StayRoom[]
      policies: RoomPolicies[]
      sums: Sum[]
      notes: string[]
      keepHref: string
      /** To step 1; null where there is nothing to choose. */
      otherHref: string | null
      form: CancelForm
    }

/** The stay of the address and, for the page that cancels, the rooms that it names. */
export function cancelVariables({ variant }: CancelAllRoomsProps, context: PageContext) {
  const rooms = variant === 'confirm' ? (context.page.rooms ?? null) : null
  return { ...stayAsked(context), rooms }
}

/** Cancels all rooms of a stay or some of them, in two steps (W48). */
export function useCancelAllRooms(props: CancelAllRoomsProps): CancelAllRoomsModel {
  const { id, labels, variant } = props
  const page = usePage()
  const { context, site } = page
  const { locale } = context
  const localPath = usePageValue(localPathAtom)
  const now = usePageValue(clockAtom)
  const track = useTrack('cancel-all-rooms', props)
  const isEdited = context.mode === 'edit'
  const answer = useQuery(cancelNowQuery, isEdited ? null : cancelVariables(props, context))
  const data = answer.state === 'ready' ? answer.data : null
  const form = useCancelForm(props, data)
  const isOpen = variant === 'confirm' && data?.cancelNow != null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (isOpen) track('cancel_open')
  }, [isOpen])

  if (isEdited) return sample(props)
  if (answer.state !== 'ready') return answer
  const found = answer.data.cancelNow
  const can = found?.rooms.filter(({ problem }) => problem === null) ?? []
  if (!found || found.rooms.length === 0) return { state: 'none' }
  const pathOf = (path: string) => localPath(withQuery(site, path, { stay: found.handle }))
  const cancelHref = pathOf(cancelReservationPath(site))
  const keepHref = pathOf(upcomingReservationPath(site))
  if (can.length === 0) return blockedOf(found, props, { pathOf, site, ...form })
  if (variant === 'cta') {
    const text = countText(labels.cta, can.length, locale)
    return { state: 'cta', href: cancelHref, text, reason: '' }
  }
  const chosen = can.filter(({ isChosen }) => isChosen)
  // A heading that is in the address takes the focus of a page that opens with it.
  const title = `#${id}-title`
  const options = { labels, locale, isAlone: found.rooms.length === 1 }
  if (chosen.length === 0)
    return {
      state: 'choose',
      // The browser puts the fields of the form in place of a query.
      action: localPath(cancelReservationPath(site)) + title,
      field: queryName(site, 'rooms'),
      stepField: queryName(site, 'step'),
      stay: { field: queryName(site, 'stay'), value: found.handle },
      rooms: found.rooms.map((room) => roomOf(room, options)),
      all: {
        value: can.map((room) => room.id).join(','),
        text: countText(labels.allRooms, can.length, locale),
      },
      // The step was taken, without a room.
      problem: form.problem ?? (asked(page, 'step') === null ? null : 'noRooms'),
      keepHref,
    }
  const policies = chosen.map(({ id: itemId, roomIndex, name, rate, checkIn, policy }) => ({
    ...{ itemId, roomIndex, name, rate, checkIn, policy },
  }))
  const areAllChosen = chosen.length === can.length && found.rooms.length === can.length
  return {
    state: 'confirm',
    title: areAllChosen ? labels.confirmStay : countText(labels.confirm, chosen.length, locale),
    rooms: chosen.map((room) => roomOf(room, { ...options, hasFee: chosen.length > 1 })),
    policies: policyFacts(policies, {
      ...{ labels, locale, now },
      showNoShow: false,
      perRoom: 'auto',
    }),
    sums: sumsOf(found, labels, locale),
    notes: notesOf(found, labels, locale),
    keepHref,
    otherHref: can.length > 1 ? cancelHref + title : null,
    form,
  }
}

interface Around extends Pick<CancelForm, 'results'> {
  /** A page of this stay. */
  pathOf: (path: string) => string
  site: Parameters<typeof upcomingReservationPath>[0]
}

function blockedOf(
  { rooms }: CancelNow,
  { labels, variant }: CancelAllRoomsProps,
  { pathOf, site, results }: Around,
): CancelAllRoomsModel {
  const has = (problem: string) => rooms.some((room) => room.problem === problem)
  const isStarted = has('STARTED')
  if (!isStarted && !has('PAST')) {
    if (variant === 'cta') return { state: 'none' }
    const href = pathOf(cancelConfirmationPath(site))
    return {
      ...{ state: 'blocked', results, href },
      ...{ reason: labels.allCancelled, label: labels.seeCancellation },
    }
  }
  const reason = isStarted ? labels.started : labels.over
  if (variant === 'cta') return { state: 'cta', href: null, text: '', reason }
  const href = pathOf(upcomingReservationPath(site))
  return { state: 'blocked', results, reason, href, label: labels.backToStay }
}

interface RoomOptions {
  labels: Labels
  locale: string
  isAlone: boolean
  hasFee?: boolean
}

function roomOf(room: CancelNow['rooms'][number], options: RoomOptions): StayRoom {
  const { id, roomIndex, name, rate, party, checkIn, checkOut, problem, amounts } = room
  const { labels, locale, isAlone, hasFee = false } = options
  const span = { from: formatDate(checkIn, locale), to: formatDate(checkOut, locale) }
  const guests = party.adults + party.childAges.length
  const status = { CANCELLED: labels.cancelled, STARTED: labels.inHouse, PAST: labels.past }
  return {
    id,
    name: isAlone ? name : fillText(labels.room, { number: roomIndex + 1, name }),
    facts: [rate, countText(labels.guestCount, guests, locale), fillText(labels.span, span)].filter(
      Boolean,
    ),
    status: problem ? status[problem] : '',
    fee: hasFee && amounts ? feesText(amounts, labels, locale) : '',
  }
}

type Fees = Pick<NonNullable<CancelNow['amounts']>, 'penalty' | 'points'>

/** In money, in points, or in both. */
function feesText({ penalty, points }: Fees, labels: Labels, locale: string): string {
  const fees = [
    penalty.amount > 0 ? formatMoney(penalty, locale) : '',
    points?.kept ? countText(labels.points, points.kept, locale) : '',
  ].filter(Boolean)
  return fees.length > 0 ? fees.join(' + ') : labels.noFee
}

function sumsOf(found: CancelNow, labels: Labels, locale: string): Sum[] {
  const { amounts, refundDays, takeBackMinutes } = found
  if (!amounts) return []
  const { penalty, refund, charge, owed, points } = amounts
  const when = takeBackMinutes > 0 ? labels.refundLater : labels.refundWhen
  const line = (name: string, money: Money, note = ''): Sum[] =>
    money.amount > 0 ? [{ name, value: formatMoney(money, locale), note }] : []
  const isPaid = charge.amount === 0 && owed.amount === 0
  const { kept, returned } = pointsSums(points, { labels, locale })
  const free = kept.length > 0 ? [] : [{ name: labels.fee, value: labels.noFee, note: '' }]
  return [
    ...(penalty.amount > 0 ? line(labels.fee, penalty, isPaid ? labels.feePaid : '') : free),
    ...kept,
    ...returned,
    ...line(labels.refund, refund, countText(when, refundDays, locale)),
    ...line(labels.charge, charge),
    ...line(labels.owed, owed),
  ]
}

/** What else the guest should know before pressing. */
function notesOf(found: CancelNow, labels: Labels, locale: string): string[] {
  const { hidden, insured, suiteNightsReturned, suiteNightsForfeited, takeBackMinutes } = found
  const counted = (text: string, count: number) =>
    count > 0 ? [countText(text, count, locale)] : []
  return [
    ...(hidden ? [labels.hidden] : []),
    ...counted(labels.suiteReturned, suiteNightsReturned),
    ...counted(labels.suiteForfeited, suiteNightsForfeited),
    ...(insured ? [labels.insured] : []),
    takeBackMinutes > 0 ? countText(labels.takeBack, takeBackMinutes, locale) : labels.final,
  ]
}

/** For author mode. */
function sample({ labels, variant }: CancelAllRoomsProps): CancelAllRoomsModel {
  if (variant === 'cta')
    return { state: 'cta', href: '#', text: countText(labels.cta, 1, 'en'), reason: '' }
  const form = {
    action: '#',
    stay: '',
    rooms: '',
    revision: '',
    terms: '',
    isBusy: false,
    problem: null,
    isNews: false,
  }
  return {
    state: 'confirm',
    title: labels.confirmStay,
    rooms: [],
    policies: [],
    sums: [{ name: labels.fee, value: labels.noFee, note: '' }],
    notes: [countText(labels.takeBack, 15, 'en')],
    keepHref: '#',
    otherHref: null,
    form: { ...form, results: [], onSubmit: () => {} },
  }
}
