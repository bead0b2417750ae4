import { useCallback, useEffect, useRef, useState } from 'react'
import {
  forgetOutcomeAtom,
  type Outcome,
  outcomeCountAtom,
  takeOutcomeAtom,
} from '../../features/messages/banner.store'
import {
  addressedOutcome,
  isMainOutcome,
  SUCCESS_KEYS,
  SUCCESS_SURVIVES_MS,
} from '../../features/messages/success-messages.rules'
import { usePage } from '../../hooks/page-store'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { formatCount } from '../../rules/formats/formatters'
import { asked, queryName } from '../../rules/site/query'
import { lateText, type SafeText, servedText } from '../../services/content/late-text'
import type { Page } from '../../services/page/page'
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
  const addressed = isEditing ? null : addressedOutcome(asked(page, 'outcome'))
  const [shown, setShown] = useState<Shown | null>(() =>
    addressed ? addressedText(addressed, props) : null,
  )
  const wantsFocus = useRef(false)
  const track = useTrack('success-message', props)

  useOutcome(!isEditing, addressed, (outcome, isOpening) => {
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

/** Consumes the outcome of the previous page or of the address, and later outcomes of this page (W14). */
function useOutcome(
  isWanted: boolean,
  addressed: string | null,
  show: (outcome: Outcome, isOpening: boolean) => void,
): void {
  const page = usePage()
  const take = usePageAction(takeOutcomeAtom)
  const forget = usePageAction(forgetOutcomeAtom)
  const count = usePageValue(outcomeCountAtom)
  const latest = useRef(show)
  const addressedRef = useRef(addressed)
  useEffect(() => {
    latest.current = show
  })
  const hasOpened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is another outcome
  useEffect(() => {
    if (!isWanted) return
    const stored = take()
    if (addressedRef.current) forgetAddressed(page)
    const outcome = stored ?? (addressedRef.current ? outcomeOf(addressedRef.current) : null)
    addressedRef.current = null
    if (outcome) latest.current(outcome, !hasOpened.current)
    hasOpened.current = true
    if (!outcome) return
    const timer = setTimeout(forget, SUCCESS_SURVIVES_MS)
    return () => clearTimeout(timer)
  }, [isWanted, page, take, forget, count])
}

function outcomeOf(key: string): Outcome {
  return { key, values: {}, awardRequestCount: 0, isAgain: false }
}

/** A reload of the page shows it no more. */
function forgetAddressed(page: Page) {
  const { pathname, searchParams, hash } = page.location()
  searchParams.delete(queryName(page.site, 'outcome'))
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  history.replaceState(history.state, '', pathname + query + hash)
}

/** For the HTML of the server; an author's rich text follows with the script. */
function addressedText(key: string, props: SuccessMessageProps): Shown | null {
  const text = successTextOf(key, props, {})
  if (!text) return null
  return { title: text.title, body: { text: text.isRich ? '' : text.body }, values: {}, turn: 0 }
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
