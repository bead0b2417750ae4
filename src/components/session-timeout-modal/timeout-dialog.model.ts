import { type RefObject, useEffect, useRef } from 'react'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { rateListPath } from '../../rules/site/paths'
import { formatSearch } from '../../rules/stay/stay-search'
import { announce } from '../../services/accessibility/live-region'
import { localPathAtom } from '../../services/navigate/context-path'
import { visitorAtom } from '../../services/session/visitor'
import { countText } from '../../ui/text/count-text'
import type { CartState } from './cart-state'
import { clockText } from './clock-text'
import type { SessionTimeoutModalProps } from './session-timeout-modal.schema'

/** What every state of an open dialog has. */
export interface OpenedTimeout {
  isInline: boolean
  isSignedIn: boolean
  /** The rates of the same search. */
  searchHref: string
  proceed: () => void
  /** Escape and the close button go on as well; after the end they lead to the search. */
  close: () => void
  startRef: RefObject<HTMLButtonElement | null>
}

export type TimeoutDialogModel =
  | { state: 'quiet' }
  | ({ state: 'counting'; of: 'cart' | 'session'; left: TimeLeft } & OpenedTimeout)
  | ({ state: 'lapsed'; left: TimeLeft | null } & OpenedTimeout)
  | ({ state: 'extending' } & OpenedTimeout)
  | ({ state: 'unanswered' } & OpenedTimeout)
  | ({ state: 'ended' } & OpenedTimeout)

export interface TimeLeft {
  /** `4:59`. */
  text: string
  /** The last warning (E2-10). */
  isFinal: boolean
}

/** Times left at which the dialog speaks, beside those of the author; in seconds (W15). */
const SPOKEN = [30, 10]

/** Warns before the booking of the page's cart ends (W15). */
export function useTimeoutDialog(
  { id, labels, warnAtSeconds, finalSeconds }: SessionTimeoutModalProps,
  { watched, proceed }: CartState,
): TimeoutDialogModel {
  const page = usePage()
  const { context, site } = page
  const { locale } = context
  const localPath = usePageValue(localPathAtom)
  const search = usePageValue(staySearchAtom)
  const visitor = usePageValue(visitorAtom)
  const startRef = useRef<HTMLButtonElement>(null)

  const { state } = watched
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'ended') document.getElementById(`${id}-dialog-title`)?.focus()
    if (state === 'unanswered') announce(labels.unansweredTitle, 'assertive')
  }, [state, id, labels])

  const isEdited = context.mode === 'edit'
  const left = state === 'counting' || state === 'lapsed' ? watched.left : null
  const spoken =
    left === null || isEdited ? null : spokenOf(left, [warnAtSeconds, finalSeconds, ...SPOKEN])
  useEffect(() => {
    if (spoken === null) return
    const [text, count] =
      spoken % 60 === 0 ? [labels.minutesLeft, spoken / 60] : [labels.secondsLeft, spoken]
    announce(countText(text, count, locale), 'assertive')
  }, [spoken, labels, locale])

  const searchHref = localPath(`${rateListPath(site)}?${formatSearch(search, site)}`)
  const opened: OpenedTimeout = {
    isInline: isEdited,
    isSignedIn: visitor.state === 'authenticated',
    searchHref,
    proceed,
    close() {
      if (state === 'ended') page.leave(searchHref, false)
      else if (state !== 'extending') proceed()
    },
    startRef,
  }
  const timeOf = (seconds: number): TimeLeft => ({
    text: clockText(seconds, locale),
    isFinal: seconds <= finalSeconds,
  })
  switch (watched.state) {
    case 'quiet':
      return { state: 'quiet' }
    case 'counting':
      return { ...opened, state: 'counting', of: watched.of, left: timeOf(watched.left) }
    case 'lapsed':
      return { ...opened, state: 'lapsed', left: left === null ? null : timeOf(left) }
    default:
      return { ...opened, state: watched.state }
  }
}

/** The smallest of the times that has been reached; null before the first. */
function spokenOf(left: number, times: readonly number[]): number | null {
  const reached = times.filter((time) => left <= time)
  return reached.length > 0 ? Math.min(...reached) : null
}
