import { useCallback, useEffect, useRef, useState } from 'react'
import {
  forgetOutcomeAtom,
  type Outcome,
  outcomeCountAtom,
  takeOutcomeAtom,
} from '../../features/messages/banner.store'
import {
  isMainOutcome,
  SUCCESS_KEYS,
  SUCCESS_SURVIVES_MS,
} from '../../features/messages/success-messages.rules'
import { usePage } from '../../hooks/page-store'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { formatCount } from '../../rules/formats/formatters'
import { lateText, type SafeText, servedText } from '../../services/content/late-text'
import type { SuccessMessageProps } from './success-message.schema'
import { successTextOf } from './success-texts'

export type SuccessMessageModel =
  | { state: 'none' }
  /** An empty live region. */
  | { state: 'waiting' }
  | {
      state: 'shown'
      title: string
      body: SafeText
      /** Put into rich text. */
      values: Record<string, string>
      /** Unique for each outcome, also if the text is the same. */
      turn: number
      titleRef: (element: HTMLElement | null) => void
      close: (() => void) | undefined
    }

interface Shown {
  title: string
  body: SafeText
  values: Record<string, string>
  turn: number
}

export function useSuccessMessage(props: SuccessMessageProps): SuccessMessageModel {
  const page = usePage()
  const isEditing = page.context.mode === 'edit'
  const [shown, setShown] = useState<Shown | null>()
  const wantsFocus = useRef(false)
  const track = useTrack('success-message', props)

  useOutcome(!isEditing, (outcome, isOpening) => {
    const values = valuesOf(outcome, page.context.locale)
    const text = successTextOf(outcome.key, props, values)
    if (!text) {
      page.log('error', `success-message||${outcome.key}|has no text, or one that lacks a value`)
      return
    }
    if (!outcome.isAgain) track('success_view', { key: outcome.key })
    const isAboutIt = isOpening && !outcome.isAgain && isMainOutcome(outcome.key)
    wantsFocus.current = props.autoFocus && isAboutIt && document.activeElement === document.body
    const { title, body, isRich } = text
    void Promise.resolve(isRich ? lateText(body) : { text: body }).then((safe) =>
      setShown((before) => ({ title, body: safe, values, turn: (before?.turn ?? 0) + 1 })),
    )
  })

  const titleRef = useCallback((element: HTMLElement | null) => {
    if (!element || !wantsFocus.current) return
    wantsFocus.current = false
    element.focus()
  }, [])
  const isThere = useIsThere()

  if (isEditing) return { ...sample(props), state: 'shown', titleRef, close: undefined }
  if (!shown) return { state: isThere ? 'waiting' : 'none' }
  const close = props.dismissible ? () => setShown(null) : undefined
  return { ...shown, state: 'shown', titleRef, close }
}

/** Consumes the outcome of the previous page, and later outcomes of this page (W14). */
function useOutcome(isWanted: boolean, show: (outcome: Outcome, isOpening: boolean) => void): void {
  const take = usePageAction(takeOutcomeAtom)
  const forget = usePageAction(forgetOutcomeAtom)
  const count = usePageValue(outcomeCountAtom)
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  const hasOpened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is another outcome
  useEffect(() => {
    if (!isWanted) return
    const outcome = take()
    if (outcome) latest.current(outcome, !hasOpened.current)
    hasOpened.current = true
    if (!outcome) return
    const timer = setTimeout(forget, SUCCESS_SURVIVES_MS)
    return () => clearTimeout(timer)
  }, [isWanted, take, forget, count])
}

/** Starts with the first effect, because the server renders it empty. */
function useIsThere(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return isThere
}

function valuesOf({ values, awardRequestCount }: Outcome, locale: string): Record<string, string> {
  const count = awardRequestCount ? formatCount(awardRequestCount, locale) : ''
  const { memberNumber = '' } = values
  // E.6 says {number}, W14 {memberNumber}.
  return { ...values, memberNumber, number: memberNumber, count }
}

/** For author mode: the author's first outcome, else a booking. */
function sample(props: SuccessMessageProps): Shown {
  const values = { hotel: 'Alderway New York Midtown', dates: '4–7 May', memberNumber: '123456789' }
  const all = { ...values, number: values.memberNumber, count: '2' }
  const key = Object.keys(props.messages)[0] ?? SUCCESS_KEYS[0] ?? ''
  const { title, body, isRich } = successTextOf(key, props, all) ?? { title: key, body: '' }
  return { title, body: isRich ? servedText(body) : { text: body }, values: all, turn: 1 }
}
