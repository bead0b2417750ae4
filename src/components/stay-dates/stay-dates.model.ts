import type { MouseEvent } from 'react'
import { isChangePage } from '../../features/booking/changes/change-page.rules'
import { guestsText } from '../../features/stay/guests/guests-text'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatClockTime } from '../../rules/formats/clock-time'
import { formatDate } from '../../rules/formats/dates'
import { type QueryName, queryName } from '../../rules/site/query'
import { nightsBetween } from '../../rules/stay/days'
import { keptFilters } from '../../rules/stay/kept-filters'
import {
  formatSearch,
  type Party,
  parseSearch,
  type StaySearch,
} from '../../rules/stay/stay-search'
import { openOverlay } from '../../services/overlays/overlays'
import type { PageContext } from '../../services/page/page-context'
import type { StayDatesProps } from './stay-dates.schema'
import { stayTimesQuery } from './stay-times.operations'

/** A day of arrival or departure. */
export interface StayDay {
  /** `YYYY-MM-DD`. */
  day: string
  text: string
  /** Of the hotel; '' while unknown. */
  time: string
}

/** Where other dates are chosen: in the dialog of the page, or in a form. */
export interface StayChange {
  onClick: (event: MouseEvent<HTMLElement>) => void
  names: (name: QueryName) => string
  /** What the form keeps of the search, and the filters of the list. */
  kept: readonly (readonly [string, string])[]
  checkIn: string
  checkOut: string
  parties: readonly Party[]
  /** The page has a cart, whose rooms another stay would remove. */
  hasCart: boolean
}

interface Stay {
  locale: string
  /** "2 rooms, 5 guests". */
  guests: string
  /** Null if the stay cannot be changed here. */
  change: StayChange | null
}

export type StayDatesModel =
  | ({ state: 'noDates' } & Stay)
  | ({ state: 'stay'; checkIn: StayDay; checkOut: StayDay; nights: number } & Stay)

/** The question for the hours of the page's hotel; null without one. */
export function timesVariables(context: PageContext, search = searchOf(context)) {
  const propertyId = search.propertyId ?? context.page.propertyId
  return propertyId ? { propertyId } : null
}

function searchOf({ page, site, renderedAt }: PageContext): StaySearch {
  return parseSearch(new URLSearchParams(page.search), site, renderedAt ?? Date.now())
}

/** The dates, rooms and guests that the page's address asks for (W17). */
export function useStayDates(props: StayDatesProps): StayDatesModel {
  const { context, site } = usePage()
  const track = useTrack('stay-dates', props)
  const search = usePageValue(staySearchAtom)
  const { locale } = context
  const { checkIn, checkOut, parties } = search
  const hotel = useQuery(stayTimesQuery, timesVariables(context, search))
  const times = hotel.state === 'ready' ? hotel.data.property : null

  const names = (name: QueryName) => queryName(site, name)
  const change: StayChange = {
    onClick(event) {
      const details = event.currentTarget.closest('details')
      const opening = { prices: props.showPriceCalendar }
      if (context.mode === 'edit' || details?.open || !openOverlay('stay-details', opening)) return
      event.preventDefault()
      track('stay_edit_open')
    },
    names,
    kept: [
      ...formatSearch(withoutStay(search), site),
      ...keptFilters(new URLSearchParams(context.page.search ?? ''), site),
      ...changedStay(context.page, names),
    ],
    checkIn: checkIn ?? '',
    checkOut: checkOut ?? '',
    parties,
    hasCart: context.page.cart !== undefined && !isChangePage(context.page),
  }
  const guests = guestsText(props.labels, parties, locale)
  const stay = { locale, guests, change: props.editable ? change : null }
  if (!checkIn || !checkOut) return { state: 'noDates', ...stay }
  const dayOf = (day: string, time: string | null | undefined): StayDay => ({
    day,
    text: formatDate(day, locale),
    time: formatClockTime(time, locale),
  })
  return {
    state: 'stay',
    checkIn: dayOf(checkIn, times?.checkInTime),
    checkOut: dayOf(checkOut, times?.checkOutTime),
    nights: nightsBetween(checkIn, checkOut),
    ...stay,
  }
}

/** What names the change of a booked stay, and the room of it that is chosen. */
function changedStay(page: PageContext['page'], names: StayChange['names']): [string, string][] {
  if (!isChangePage(page)) return []
  const rooms = page.rooms ?? []
  return [
    [names('cart'), page.cart],
    [names('stay'), page.stay],
    ...rooms.map((room): [string, string] => [names('rooms'), room]),
  ]
}

/** What a form does not ask for: all of a search but dates, rooms and guests. */
function withoutStay(search: StaySearch): StaySearch {
  const parties = [{ adults: 1, childAges: [] }]
  return { ...search, checkIn: null, checkOut: null, parties, page: 1 }
}
