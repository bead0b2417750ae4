import { type SyntheticEvent, useEffect } from 'react'
import { type ChangeSums, changeSums } from '../../features/booking/changes/change-sums'
import {
  type CancelledRooms,
  cancelledCharges,
  changeRefunds,
} from '../../features/booking/charges/cancelled-charges'
import { addsUp, chargeFacts } from '../../features/booking/charges/charge-facts'
import { bookingQuestions, useBooking } from '../../features/booking/use-booking'
import { useConvertedPrice } from '../../features/currency/use-converted-price'
import type { Breakdown } from '../../features/rates/breakdown/breakdown'
import { usePage } from '../../hooks/page-store'
import { useTrack } from '../../hooks/use-track'
import type { PageContext } from '../../services/page/page-context'
import { summaryOfChargesCartQuery } from './summary-of-charges.operations'
import type { SummaryOfChargesProps } from './summary-of-charges.schema'

/** For a page that the server renders. */
export const questionsOf = ({ source }: SummaryOfChargesProps, page: PageContext) =>
  bookingQuestions(summaryOfChargesCartQuery, page, source)

export type SummaryOfChargesModel =
  /** The page has no cart of this visitor, or one without rooms; or the session has no order. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** The guest may not see a price of it. */
  | { state: 'hidden' }
  | ({
      state: 'ready'
      isBooked: boolean
      /** What changes; null for what is not a change of a booked stay. */
      change: ChangeSums | null
      /** Rooms that are not part of the table. */
      cancelled: CancelledRooms | null
      /** What changes have given back. */
      refunds: CancelledRooms | null
      /** The visitor opens or closes the nights of a room. */
      onNights: (event: SyntheticEvent<HTMLDetailsElement>) => void
    } & Breakdown)

/** Everything that the rooms of the visitor's cart, or of the session's order, cost (W32). */
export function useSummaryOfCharges(props: SummaryOfChargesProps): SummaryOfChargesModel {
  const { context, log } = usePage()
  const { locale } = context
  const track = useTrack('summary-of-charges', props)
  const answer = useBooking(
    summaryOfChargesCartQuery,
    (booking) =>
      booking.charges && {
        charges: booking.charges,
        booked: 'items' in booking ? booking : null,
      },
    props.source,
  )
  const charges = answer.state === 'ready' ? answer.facts.charges : null
  const convert = useConvertedPrice(charges?.total?.currency)
  const isWrong = charges !== null && !addsUp(charges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each answer
  useEffect(() => {
    if (!isWrong) return
    log('error', 'charges_mismatch')
    track('charges_mismatch', {})
  }, [isWrong])

  if (answer.state !== 'ready') return answer
  const { booked } = answer.facts
  const labels = { ...props.labels, cancelled: props.labels.cancelledRooms }
  if (!charges || charges.rooms.length === 0) return { state: 'none' }
  const table = chargeFacts(charges, {
    locale,
    showPoints: props.showPoints,
    convert: props.showConverted ? convert : null,
    ...(booked && { rooms: booked.items.length }),
  })
  if (!table) return { state: 'hidden' }
  return {
    state: 'ready',
    ...table,
    isBooked: booked !== null,
    change: changeSums(charges, { labels, locale }),
    cancelled: booked && cancelledCharges(booked.items, { labels, locale }),
    refunds: booked && changeRefunds(booked.refunds, { labels, locale }),
    onNights: ({ currentTarget }) => {
      // Nights that the author has opened tell of it as well, when the page is shown.
      if (currentTarget.open !== props.expandNightly) track('charges_expand', { row: 'nights' })
    },
  }
}
