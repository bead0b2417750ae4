import { useEffect, useState } from 'react'
import { askForChangeAtom } from '../../features/booking/changes/ask-for-change.service'
import type { ChangeProblem } from '../../features/booking/changes/change-problem.rules'
import { NO_CHOICE, type RoomTick, roomTicks } from '../../features/booking/changes/rooms-to-move'
import { useChangedStay } from '../../features/booking/changes/use-changed-stay'
import {
  type RangeCalendarModel,
  useRangeCalendar,
} from '../../features/stay/calendar/use-range-calendar'
import type { GuestEditorModel } from '../../features/stay/guests/guest-editor.model'
import { guestsText } from '../../features/stay/guests/guests-text'
import {
  withAge,
  withGuests,
  withoutRoom,
  withRoom,
} from '../../features/stay/guests/parties.rules'
import { useRestrictions } from '../../features/stay/restrictions/use-restrictions'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { type Overlay, useOverlay } from '../../hooks/use-overlay'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { nightsBetween } from '../../rules/stay/days'
import { keptFilters } from '../../rules/stay/kept-filters'
import { searchProblems } from '../../rules/stay/search-problems'
import { areSameDays } from '../../rules/stay/stay-hull'
import {
  formatSearch,
  type Party,
  STAY_LIMITS,
  type StaySearch,
} from '../../rules/stay/stay-search'
import type { StayDetailsModalProps } from './stay-details-modal.schema'

interface TickedRooms {
  ticks: RoomTick[]
  /** None is chosen: why that is not possible; '' otherwise. */
  error: string
  onTick: (id: string, isTicked: boolean) => void
}

export interface StayEditor {
  isOpen: boolean
  isInline: boolean
  calendar: RangeCalendarModel
  guests: GuestEditorModel
  /** The rooms of a booked stay that get the dates; null where there is no choice. */
  toMove: TickedRooms | null
  /** "2 rooms, 5 guests". */
  guestsText: string
  /** The page has a cart, whose rooms another stay would remove. */
  hasCart: boolean
  /** A booked stay is changed: its rooms stay. */
  isChange: boolean
  /** Why the dates cannot be applied; '' if they can. */
  datesError: string
  clear: () => void
  apply: () => void
  close: Overlay['close']
}

export type StayDetailsModalModel =
  /** Not opened yet: it is empty. */
  | { state: 'closed' }
  | ({ state: 'editing' } & StayEditor)
  /** The page of the new stay loads. */
  | ({ state: 'applying' } & StayEditor)

/** Other dates, rooms and guests for the page's search, as a draft until they are applied (W54). */
export function useStayDetailsModal(props: StayDetailsModalProps): StayDetailsModalModel {
  const { labels } = props
  const page = usePage()
  const { context, site } = page
  const overlay = useOverlay<'stay-details'>(props)
  const { isOpen, close } = overlay
  const isInline = context.mode === 'edit'
  const track = useTrack('stay-details-modal', props)
  const changed = useChangedStay()
  const addressed = usePageValue(staySearchAtom)
  const asked = changed?.search ?? addressed
  const propertyId = asked.propertyId ?? context.page.propertyId ?? null
  const [edited, setParties] = useState<readonly Party[] | null>(null)
  const parties = edited ?? asked.parties
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const toMove = changed?.toMove ?? NO_CHOICE
  const chosen = ticked ?? toMove.chosen
  const [problem, setProblem] = useState<'dates' | 'ages' | ChangeProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const restrictions = useRestrictions(
    { ...asked, propertyId },
    { isOpen, stay: changed?.stay, hasPrices: overlay.props.prices === true },
  )
  const { today, timeZone, maxNights } = restrictions
  const calendar = useRangeCalendar({
    dates: asked,
    first: 'checkIn',
    isInGrid: false,
    bounds: { today, daysAhead: STAY_LIMITS.daysAhead, maxNights, rooms: parties.length },
    nightRules: restrictions.nightRules,
    priceOf: restrictions.priceOf,
    hasPoints: restrictions.hasPoints,
    labels,
    onApply: () => {},
  })
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)

  useEffect(() => {
    // A browser brings back a page that has been left as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const changeParties = (change: (parties: readonly Party[]) => readonly Party[]) => {
    setParties(change(parties))
    setProblem(null)
  }
  const send = usePageAction(askForChangeAtom)
  // The rates of a change may be shown for other dates than those of its cart.
  const isElsewhere = context.page.id === 'modify-rate-list'
  const draft: StaySearch = { ...asked, ...calendar.dates, parties, page: 1 }
  const apply = () => {
    if (isBusy || isInline) return
    const found = problemOf({ ...draft, propertyId }, { now: page.now(), timeZone, maxNights })
    const hasRooms = toMove.rooms.length === 0 || chosen.length > 0
    const next = !calendar.canApply ? 'dates' : hasRooms ? found : 'noRoomChosen'
    setProblem(next)
    if (next) return
    const query = formatSearch(draft, site)
    const isSame = `${query}` === `${formatSearch(asked, site)}`
    if (isSame && !isElsewhere && ticked === null) return close('button')
    const { pathname, searchParams } = page.location()
    for (const [name, value] of keptFilters(searchParams, site)) query.append(name, value)
    setBusy(true)
    const { checkIn, checkOut } = draft
    track('stay_modal_apply', {
      nights: nightsBetween(checkIn ?? '', checkOut ?? ''),
      leadDays: nightsBetween(today, checkIn ?? ''),
      rooms: parties.length,
    })
    if (!changed) return page.leave(`${pathname}?${query}`, false)
    // Other guests alone move no room, also where rooms have days of their own.
    const movesRooms = ticked !== null || !areSameDays([datesOf(draft), datesOf(asked)])
    const moved = toMove.rooms.length > 0 && movesRooms ? chosen : changed.listed
    void send({ fields: changed.fields, search: draft, rooms: moved }).then((answer) => {
      if (answer.state === 'leaving') return
      setBusy(false)
      setProblem(answer.problem)
    })
  }
  if (!isOpen && !wasOpen && !isInline) return { state: 'closed' }
  const { checkIn, checkOut } = calendar.dates
  return {
    state: isBusy ? 'applying' : 'editing',
    isOpen,
    isInline,
    calendar,
    guests: {
      parties,
      isAgeMissing: problem === 'ages',
      change: (room, kind, step) => changeParties((known) => withGuests(known, room, kind, step)),
      setAge: (room, child, age) => changeParties((known) => withAge(known, room, child, age)),
      add: changed ? null : () => changeParties(withRoom),
      remove: changed ? null : (room) => changeParties((known) => withoutRoom(known, room)),
    },
    toMove:
      toMove.rooms.length === 0
        ? null
        : {
            ticks: roomTicks({ ...toMove, chosen }, labels, context.locale),
            error: problem === 'noRoomChosen' ? labels.noRoomChosen : '',
            onTick(id, isTicked) {
              setTicked(
                toMove.rooms
                  .map((room) => room.id)
                  .filter((one) => (one === id ? isTicked : chosen.includes(one))),
              )
              setProblem(null)
            },
          },
    guestsText: guestsText(labels, parties, context.locale),
    hasCart: context.page.cart !== undefined && !changed,
    isChange: changed !== null,
    datesError: errorText(),
    clear() {
      calendar.reset()
      setParties(null)
      setTicked(null)
      setProblem(null)
    },
    apply,
    close,
  }

  function errorText(): string {
    if (problem === null || problem === 'ages' || problem === 'noRoomChosen') return ''
    if (problem !== 'dates') return labels[problem]
    if (!checkIn || !checkOut) return labels.datesMissing
    return calendar.canApply ? '' : calendar.note
  }
}

function datesOf({ checkIn, checkOut }: StaySearch) {
  return { checkIn: checkIn ?? '', checkOut: checkOut ?? '' }
}

/** The part of the dialog that has to be changed first. */
function problemOf(
  search: StaySearch,
  context: { now: number; timeZone: string | null; maxNights: number },
): 'dates' | 'ages' | null {
  const problem = searchProblems(search, { ...context, needsDates: true }).find(
    ({ field }) => field !== 'destination' && field !== 'rateCode',
  )
  if (!problem) return null
  return problem.field === 'dates' ? 'dates' : 'ages'
}
