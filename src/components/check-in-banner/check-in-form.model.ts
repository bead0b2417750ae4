import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  addressedProblem,
  type CheckInProblem,
  type CheckInStep,
} from '../../features/booking/check-in/check-in-problem.rules'
import type { Stay } from '../../features/booking/use-booking'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { checkInCall } from '../../rules/site/order-calls'
import { asked } from '../../rules/site/query'
import { localPathAtom } from '../../services/navigate/context-path'
import type { CheckInBannerProps } from './check-in-banner.schema'

/** The forms of the rooms; each works without a script. */
export interface CheckInFormModel {
  action: string
  /** The handle of the order. */
  stay: string
  orderRevisionNumber: string
  /** The id of the room whose form is being sent. */
  busyRoom: string | null
  problem: CheckInProblem | null
  /** The room of the problem; null where the address names it, which does not say of which room. */
  problemRoom: string | null
  /** Names of the fields of the registration that are to be filled in. */
  missing: readonly string[]
  onSubmit: (room: string, step: CheckInStep, event: FormEvent<HTMLFormElement>) => void
}

interface Progress {
  busyRoom: string | null
  problem: CheckInProblem | null
  problemRoom: string | null
  missing: readonly string[]
}

const IDLE: Progress = { busyRoom: null, problem: null, problemRoom: null, missing: [] }

const loadService = () => import('../../features/booking/check-in/check-in.service')

/** Sends the form of a room once, and shows what has come of it. Without a script the browser sends it. */
export function useCheckInForm(props: CheckInBannerProps, found: Stay | null): CheckInFormModel {
  const page = usePage()
  const { live } = useStores()
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('check-in-banner', props)
  const [progress, setProgress] = useState<Progress>(() => ({
    ...IDLE,
    problem: addressedProblem(asked(page, 'outcome')),
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

  const send = async (room: string, step: CheckInStep, form: HTMLFormElement, stay: Stay) => {
    const told = step === 'checkIn' ? 'check_in' : 'check_out'
    setProgress({ ...IDLE, busyRoom: room })
    track(`${told}_start`)
    const service = await loadService().catch(() => null)
    if (!service) return form.submit()
    const result = await live.set(service.checkInAtom, {
      ...{ step, stay: stay.handle },
      fields: Object.fromEntries(new FormData(form)),
      hotel: stay.stay.propertyName,
      href: step === 'checkIn' ? props.href : '',
    })
    if (result.state === 'leaving') return track(`${told}_done`)
    isSent.current = false
    const { problem, missing } = result
    setProgress({ busyRoom: null, problem, problemRoom: room, missing })
  }

  return {
    ...progress,
    action: localPath(checkInCall(page.site)),
    stay: found?.handle ?? '',
    orderRevisionNumber: found?.orderRevisionNumber ?? '',
    onSubmit: (room, step, event) => {
      if (!found) return
      event.preventDefault()
      if (isSent.current) return
      isSent.current = true
      void send(room, step, event.currentTarget, found)
    },
  }
}
