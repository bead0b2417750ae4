import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type CancelProblem,
  cancelProblem,
} from '../../features/booking/order/cancel-problem.rules'
import type { RoomResult } from '../../features/booking/order/cancel-rooms.service'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { formatDate } from '../../rules/formats/dates'
import { cancelReservationCall } from '../../rules/site/order-calls'
import { asked } from '../../rules/site/query'
import { hullOf } from '../../rules/stay/stay-hull'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import { fillText } from '../../ui/text/fill-text'
import type { CancelAllRoomsProps } from './cancel-all-rooms.schema'

export type CancelData = Operations['CancelNow']['result']

/** The form that cancels the chosen rooms. */
export interface CancelForm {
  action: string
  /** The handle of the order. */
  stay: string
  /** Ids of the rooms, separated by commas. */
  rooms: string
  /** Of the order. */
  revision: string
  /** Those that the page tells, for the call. */
  terms: string
  isBusy: boolean
  problem: CancelProblem | null
  /** The problem has happened on this page. */
  isNews: boolean
  /** Where only some of the rooms were cancelled. */
  results: (RoomResult & { name: string })[]
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

interface Progress {
  isBusy: boolean
  problem: CancelProblem | null
  isNews: boolean
  results: RoomResult[]
}

const IDLE: Progress = { isBusy: false, problem: null, isNews: false, results: [] }

const loadService = () => import('../../features/booking/order/cancel-rooms.service')

/** Sends the form once, and shows what has come of it. Without a script the browser sends it. */
export function useCancelForm(props: CancelAllRoomsProps, data: CancelData | null): CancelForm {
  const page = usePage()
  const { live } = useStores()
  const { locale } = page.context
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('cancel-all-rooms', props)
  // Without a script the server has sent the visitor back.
  const outcome = asked(page, 'outcome')
  const [progress, setProgress] = useState<Progress>(() => ({
    ...IDLE,
    problem: outcome ? (cancelProblem(outcome) ?? 'refused') : null,
  }))
  // A second press may come before the first one is drawn.
  const isSent = useRef(false)
  useEffect(() => {
    // A browser brings back a page that has been left as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isSent.current = false
      setProgress(IDLE)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const found = data?.cancelNow
  const chosen = found?.rooms.filter(({ problem, isChosen }) => problem === null && isChosen) ?? []
  const booked = data?.reservationDetails
  const items = chosen.flatMap(({ id }) => {
    const item = booked?.items.find((one) => one.id === id)
    if (!item) return []
    const { reservationRevisionNumber, basicInformation } = item
    return [{ confirmationNumber: basicInformation.confirmationNumber, reservationRevisionNumber }]
  })

  const send = async (
    form: HTMLFormElement,
    { handle: stay, orderRevisionNumber, terms }: NonNullable<CancelData['cancelNow']>,
  ) => {
    setProgress({ ...IDLE, isBusy: true })
    const reason = String(new FormData(form).get('reason') ?? '')
    track('cancel_confirm')
    const service = await loadService().catch(() => null)
    if (!service) return form.submit()
    const days = hullOf(chosen)
    const span = days && {
      from: formatDate(days.checkIn, locale),
      to: formatDate(days.checkOut, locale),
    }
    const result = await live.set(service.cancelRoomsAtom, {
      stay,
      items,
      orderRevisionNumber,
      terms,
      reason,
      outcome: {
        key: outcomeOf(found?.rooms ?? []),
        values: {
          ...(booked && { hotel: booked.stay.propertyName }),
          ...(span && { dates: fillText(props.labels.span, span) }),
        },
      },
    })
    if (result.state === 'leaving') return track('refund', { value: refundOf(found) })
    isSent.current = false
    setProgress({
      ...{ isBusy: false, isNews: true },
      problem: result.state === 'refused' ? result.problem : null,
      results: result.state === 'partly' ? result.results : [],
    })
  }

  const nameOf = new Map(found?.rooms.map(({ id, name }) => [id, name]))
  return {
    ...progress,
    results: progress.results.map((result) => ({ ...result, name: nameOf.get(result.id) ?? '' })),
    action: localPath(cancelReservationCall(page.site)),
    stay: found?.handle ?? '',
    rooms: chosen.map(({ id }) => id).join(','),
    revision: found?.orderRevisionNumber ?? '',
    terms: found?.terms ?? '',
    onSubmit: (event) => {
      // What the call has to name is not known: the browser sends the form.
      if (!found || items.length < chosen.length) return
      event.preventDefault()
      if (isSent.current) return
      isSent.current = true
      void send(event.currentTarget, found)
    },
  }
}

function outcomeOf(rooms: NonNullable<CancelData['cancelNow']>['rooms']) {
  const isRest = rooms.some(({ problem, isChosen }) => problem !== 'CANCELLED' && !isChosen)
  if (isRest) return 'someRoomsCancelled'
  return rooms.length > 1 ? 'allRoomsCancelled' : 'reservationCancelled'
}

/** In units of the currency; null where the guest may not see it. */
function refundOf(found: CancelData['cancelNow'] | undefined): number | null {
  const refund = found?.amounts?.refund
  return refund ? refund.amount / 10 ** refund.decimalPoint : null
}
