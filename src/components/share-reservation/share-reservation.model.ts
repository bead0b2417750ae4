import { type FormEvent, useState } from 'react'
import { stayAsked } from '../../features/booking/order/stay-asked.rules'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { shareReservationCall } from '../../rules/site/order-calls'
import { asked as queryOf } from '../../rules/site/query'
import { execute } from '../../services/graphql/answers'
import { localPathAtom } from '../../services/navigate/context-path'
import { type EmailsProblem, readEmails, readMobile } from './share-entries'
import {
  addToCalendarQuery,
  shareByEmailMutation,
  shareBySmsMutation,
} from './share-reservation.operations'
import type { ShareReservationProps } from './share-reservation.schema'

export type ShareProblem = EmailsProblem | 'phoneInvalid' | 'tooMany' | 'notSent'

/** One form that sends. */
export interface ShareForm {
  isSending: boolean
  /** Masked; null before it was sent. */
  sentTo: string | null
  problem: ShareProblem | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

export type ShareReservationModel =
  | { state: 'none' }
  | {
      state: 'ready'
      action: string
      /** The handle of the order; null while it is not known: the one that was found or booked last. */
      stay: string | null
      /** Id of the page, to which a form without a script leads back. */
      page: string
      email: ShareForm
      sms: ShareForm
      /** Null where there is no calendar of this order. */
      calendar: { ics: string; google: string; outlook: string } | null
      /** What a form without a script has come to. */
      outcome: 'sent' | 'notSent' | null
      onPrint: () => void
      onCalendar: () => void
    }

const PROBLEMS = new Map<string, ShareProblem>([
  ['TOO_MANY_ADDRESSES', 'emailsTooMany'],
  ['TOO_MANY_REQUESTS', 'tooMany'],
])

type Sent = { code: string | null; to: string } | { problem: ShareProblem }

/** How the questions of the widget name the stay, for a page that the server renders. */
export const questionsAbout = stayAsked

/** Sends the visitor's order to others, or into a calendar (W84). */
export function useShareReservation(props: ShareReservationProps): ShareReservationModel {
  const page = usePage()
  const { context, site } = page
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('share-reservation', props)
  const asked = stayAsked(context)
  const calendar = useQuery(addToCalendarQuery, context.mode === 'edit' ? null : asked)
  const links = calendar.state === 'ready' ? calendar.data.addToCalendar : null
  // What is shown is what is shared, also on an address that names no stay.
  const stay = links?.handle ?? asked.stay

  const email = useShareForm(async (fields) => {
    const read = readEmails(String(fields.get('to') ?? ''))
    if ('problem' in read) return read
    const { data } = await execute(page, shareByEmailMutation, { input: { stay, to: read.to } })
    const { status, sentTo } = data?.shareByEmail ?? {}
    if (status?.code === 'SUCCESS') track('share', { channel: 'email' })
    return { code: status?.code ?? null, to: (sentTo ?? []).join(', ') }
  })
  const sms = useShareForm(async (fields) => {
    const number = readMobile(String(fields.get('number') ?? ''))
    if (!number) return { problem: 'phoneInvalid' }
    const { data } = await execute(page, shareBySmsMutation, { input: { stay, number } })
    const { status, sentTo } = data?.shareBySms ?? {}
    if (status?.code === 'SUCCESS') track('share', { channel: 'sms' })
    return { code: status?.code ?? null, to: (sentTo ?? []).join(', ') }
  })

  if (calendar.state === 'ready' && !links) return { state: 'none' }
  return {
    state: 'ready',
    action: localPath(shareReservationCall(site)),
    stay: stay ?? null,
    page: context.page.id,
    email,
    sms,
    calendar: links && { ...links, ics: localPath(links.ics) },
    outcome:
      queryOf(page, 'outcome') === 'shared' ? 'sent' : queryOf(page, 'problem') ? 'notSent' : null,
    onPrint: () => {
      track('share', { channel: 'print' })
      window.print()
    },
    onCalendar: () => track('share', { channel: 'calendar' }),
  }
}

/** The state of one form; what was entered stays, unless it was sent. */
function useShareForm(send: (fields: FormData) => Promise<Sent>): ShareForm {
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<ShareProblem | null>(null)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setSending(true)
    setSentTo(null)
    setProblem(null)
    const sent = await send(new FormData(form))
    setSending(false)
    if ('problem' in sent) return setProblem(sent.problem)
    if (sent.code !== 'SUCCESS') return setProblem(PROBLEMS.get(sent.code ?? '') ?? 'notSent')
    setSentTo(sent.to)
    form.reset()
  }
  return { isSending, sentTo, problem, onSubmit: (event) => void onSubmit(event) }
}
