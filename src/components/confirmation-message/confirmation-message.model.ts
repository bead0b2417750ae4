import { useEffect, useRef, useState } from 'react'
import { stayAsked } from '../../features/booking/order/stay-asked.rules'
import { pointsAndMoney } from '../../features/rates/points-and-money'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatDate } from '../../rules/formats/dates'
import { formatCount } from '../../rules/formats/formatters'
import { greetingName } from '../../rules/formats/names'
import { dialHref, formatPhone } from '../../rules/formats/phone'
import { formatMoney, type Money } from '../../rules/money/money'
import { upcomingReservationPath } from '../../rules/site/booking-paths'
import { calendarCall } from '../../rules/site/order-calls'
import { withQuery } from '../../rules/site/query'
import { execute } from '../../services/graphql/answers'
import { localPathAtom } from '../../services/navigate/context-path'
import {
  confirmationMessageQuery,
  orderDetailsQuery,
  resendConfirmationMutation,
} from './confirmation-message.operations'
import type { ConfirmationMessageProps } from './confirmation-message.schema'
import { noteOrder } from './purchase.service'

export interface OrderFacts {
  hotel: string
  from: string
  to: string
  /** Null: the guest may not see it. */
  total: string | null
  paid: string | null
  isGuarantee: boolean
  later: string | null
}

export type ConfirmationMessageModel =
  /** The visitor has no order. */
  | { state: 'none' }
  | { state: 'loading' }
  | {
      state: 'ready'
      givenName: string
      /** One for each room; empty where not even the numbers could be loaded. */
      numbers: readonly string[]
      copied: { number: string; isDone: boolean } | null
      onCopy: (number: string) => void
      /** Masked; null while unknown. */
      sentTo: string | null
      mail: 'sent' | 'failed' | 'sending'
      onResend: () => void
      /** Null where the order could not be loaded. */
      order: OrderFacts | null
      retry: () => void
      phone: { href: string; text: string } | null
      points: string | null
      calendarHref: string
      manageHref: string
      /** Null where the page has nothing that shares. */
      shareHref: string | null
      onPrint: () => void
      titleRef: (title: HTMLElement | null) => void
    }

/** How the questions of the widget name the stay, for a page that the server renders. */
export const questionsAbout = stayAsked

/** Says that the stay is booked, whatever else fails (W45). */
export function useConfirmationMessage(props: ConfirmationMessageProps): ConfirmationMessageModel {
  const page = usePage()
  const { context, site } = page
  const { locale, mode } = context
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('confirmation-message', props)
  const isEdited = mode === 'edit'
  const asked = stayAsked(context)
  const message = useQuery(confirmationMessageQuery, isEdited ? null : asked)
  const details = useQuery(orderDetailsQuery, isEdited ? null : asked)
  const [copied, setCopied] = useState<{ number: string; isDone: boolean } | null>(null)
  const [resent, setResent] = useState<'sent' | 'failed' | 'sending' | null>(null)
  const title = useRef<HTMLElement>(null)

  const said = message.state === 'ready' ? message.data.confirmationMessage : null
  const order = details.state === 'ready' ? details.data.orderDetails : null
  const number = said?.confirmationNumber ?? order?.confirmationNumber
  // What is shown is what is sent and managed, also on an address that names no stay.
  const stay = said?.handle ?? order?.handle ?? asked.stay
  const latest = useRef({ track, order, points: said?.points ?? null })
  useEffect(() => {
    latest.current = { track, order, points: said?.points ?? null }
  })
  const hasOrder = order !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    if (isEdited || !number || !hasOrder) return
    void noteOrder(page, number).then((isNew) => {
      if (!isNew) return
      const { track: send, order: known, points } = latest.current
      // The visitor may have gone elsewhere meanwhile.
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
      if (!known) return
      send('purchase', {
        value: inUnits(known.grandTotal),
        currency: known.grandTotal?.currency ?? null,
        nights: known.stay.lengthOfStay,
        rooms: known.items.length,
        points,
      })
    })
  }, [isEdited, number, hasOrder])

  const resend = async () => {
    setResent('sending')
    const { data } = await execute(page, resendConfirmationMutation, { stay })
    setResent(data?.resendConfirmation.status.code === 'SUCCESS' ? 'sent' : 'failed')
  }
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopied({ number: text, isDone: true }),
      () => setCopied({ number: text, isDone: false }),
    )
  }

  const isWaiting = message.state === 'loading' || details.state === 'loading'
  if (isWaiting && !isEdited) return { state: 'loading' }
  const isEmpty = message.state === 'ready' && details.state === 'ready' && !said && !order
  if (isEmpty || isEdited) return isEdited ? SAMPLE : { state: 'none' }
  const phone = said?.hotelPhone ?? null
  const share = props.showShare && page.placed(['share-reservation'])
  return {
    state: 'ready',
    givenName: greetingName(said?.givenName),
    numbers: said?.confirmationNumbers ?? (order ? [order.confirmationNumber] : []),
    copied,
    onCopy: copy,
    sentTo: said?.sentTo ?? null,
    mail: resent ?? (said?.mail === 'FAILED' ? 'failed' : 'sent'),
    onResend: () => void resend(),
    order: order && factsOf(order, { labels: props.labels, locale }),
    retry: () => {
      details.retry()
      if (message.state === 'failed') message.retry()
    },
    phone: phone
      ? {
          href: dialHref(phone) ?? '',
          text: formatPhone({ original: phone }, locale) ?? phone,
        }
      : null,
    points: said?.points ? formatCount(said.points, locale) : null,
    calendarHref: localPath(calendarCall(site) + (stay ? `?stay=${stay}` : '')),
    manageHref: localPath(withQuery(site, upcomingReservationPath(site), { stay })),
    shareHref: share ? `#${share}` : null,
    onPrint: () => window.print(),
    titleRef: (element) => {
      title.current = element
    },
  }
}

interface Ordered {
  stay: { propertyName: string; checkIn: string; checkOut: string }
  charges: { dueAtHotel: Money | null }
  grandTotal: Money | null
  redemptionDetail: { totalPoints: number | null; freeNights: number | null }
  payment: { state: string; paid: Money | null }
}

function factsOf(
  { stay, charges, grandTotal, redemptionDetail, payment }: Ordered,
  { labels, locale }: { labels: ConfirmationMessageProps['labels']; locale: string },
): OrderFacts {
  const { totalPoints: points, freeNights } = redemptionDetail
  const said = { points: labels.pointsUsed, freeNights: labels.freeNights }
  const money = (amount: Money | null) =>
    amount && amount.amount > 0 ? formatMoney(amount, locale) : null
  return {
    hotel: stay.propertyName,
    from: formatDate(stay.checkIn, locale),
    to: formatDate(stay.checkOut, locale),
    total:
      grandTotal && (points || freeNights)
        ? pointsAndMoney({ points, freeNights, money: grandTotal }, said, locale)
        : money(grandTotal),
    paid: money(payment.paid),
    isGuarantee: payment.state === 'GUARANTEED',
    later: money(charges.dueAtHotel),
  }
}

/** In units of the currency; null where the guest may not see it. */
function inUnits(money: Money | null): number | null {
  return money && money.amount / 10 ** money.decimalPoint
}

/** For author mode. */
const SAMPLE: ConfirmationMessageModel = {
  state: 'ready',
  givenName: 'Maria',
  numbers: ['70123456'],
  copied: null,
  onCopy: () => {},
  sentTo: 'm•••@example.com',
  mail: 'sent',
  onResend: () => {},
  order: null,
  retry: () => {},
  phone: null,
  points: '1,200',
  calendarHref: '#',
  manageHref: '#',
  shareHref: null,
  onPrint: () => {},
  titleRef: () => {},
}
