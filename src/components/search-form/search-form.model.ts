import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type DateFieldsModel, useDateFields } from '../../features/stay/calendar/use-date-fields'
import type { GuestEditorModel } from '../../features/stay/guests/guest-editor.model'
import { guestsText } from '../../features/stay/guests/guests-text'
import {
  withAge,
  withGuests,
  withoutRoom,
  withRoom,
} from '../../features/stay/guests/parties.rules'
import { type PlaceInputModel, usePlaceInput } from '../../features/stay/places/place-input.model'
import { type NearMeModel, useNearMe } from '../../features/stay/places/use-near-me'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { useLatePart } from '../../hooks/use-late-part'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { isFlagOn } from '../../rules/codes/flags'
import { formatDate } from '../../rules/formats/dates'
import { dateTimeFormat } from '../../rules/formats/formatters'
import { searchResultsPath } from '../../rules/site/booking-paths'
import { rateListPath } from '../../rules/site/paths'
import { type QueryName, queryName } from '../../rules/site/query'
import { addDays, isDay, nightsBetween } from '../../rules/stay/days'
import { keptFilters } from '../../rules/stay/kept-filters'
import { formatArea } from '../../rules/stay/map-area'
import {
  formatSearch,
  type Party,
  parseSearch,
  RATE_TYPES,
  STAY_LIMITS,
  type StaySearch,
} from '../../rules/stay/stay-search'
import { localPathAtom } from '../../services/navigate/context-path'
import type { Page } from '../../services/page/page'
import { countText } from '../../ui/text/count-text'
import {
  type SearchField,
  type ShownProblem,
  type ShownProblems,
  shownProblems,
} from './check-search'
import type { CalendarLink } from './search-calendar.model'
import { searchParts } from './search-form.parts'
import type { SearchFormProps } from './search-form.schema'

interface Dates {
  from: string
  to: string
  /** Of the last valid stay: another arrival keeps them. */
  nights: number
}

/** The last search of the tab, by which the next form begins (W16). */
const LAST_SEARCH = 'lastSearch'

export interface SearchFormModel {
  state: 'ready'
  /** The hotel whose rooms are searched; null for a search of hotels. */
  propertyId: string | null
  /** Where the form leads without a script. */
  action: string
  /** Hidden fields without a script. */
  kept: readonly (readonly [name: string, value: string])[]
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  isBusy: boolean
  /** What the site calls the query parameters. */
  names: (name: QueryName) => string
  /** As the page's address has it: the fields begin with it. */
  asked: StaySearch
  place: PlaceInputModel
  near: NearMeModel
  listId: string
  hasPlaces: boolean
  dates: { from: string; to: string }
  /** The calendar in place of the browser's picker. */
  fields: DateFieldsModel
  /** Null while the calendar is closed, or not there yet. */
  calendar: CalendarLink | null
  /** The visitor's day and the last bookable one; unknown in a page that is kept for everybody. */
  bounds: { first: string; last: string } | null
  nights: number | null
  /** The dates in words; null without dates. */
  dateText: string | null
  locale: string
  setFrom: (day: string) => void
  setTo: (day: string) => void
  /** Rooms and guests in words. */
  guestsText: string
  /** The kinds of rates that the form offers, in the order of the specification. */
  rateTypes: SearchFormProps['rateOptions']
  showPoints: boolean
  /** The editor replaces the native fields as soon as its script is there. */
  hasEditor: boolean
  wantEditor: () => void
  guests: GuestEditorModel
  /** Rooms and guests as the address has them. */
  guestValues: Partial<Record<'numRooms' | 'numAdultsPerRoom' | 'childrenAges', string>>
  /** The error of a field; '' without one. */
  errorOf: (field: SearchField) => string
}

/** What a list of hotels or rates is of. */
const PLACE = ['destination', 'placeId', 'propertyId'] as const

export function useSearchForm(props: SearchFormProps): SearchFormModel {
  const { id, variant } = props
  const page = usePage()
  const { site, context } = page
  const track = useTrack('search-form', props)
  const localPath = usePageValue(localPathAtom)
  const asked = usePageValue(staySearchAtom)
  const propertyId =
    variant === 'property' ? props.propertyId || context.page.propertyId || null : null
  const listId = `${id}-places`
  const place = usePlaceInput(
    { text: asked.destination ?? '', placeId: asked.placeId, propertyId: null },
    listId,
  )
  const near = useNearMe(place.choose)
  const [dates, setDates] = useState<Dates>({
    from: asked.checkIn ?? '',
    to: asked.checkOut ?? '',
    nights: lengthOf(asked.checkIn, asked.checkOut) || 1,
  })
  const [today, setToday] = useState<string | null>(null)
  const [parties, setParties] = useState(asked.parties)
  const [isEditorWanted, setEditorWanted] = useState(false)
  const [problems, setProblems] = useState<ShownProblems>({})
  const [isBusy, setBusy] = useState(false)
  const servedParties = useRef(asked.parties)
  const isFresh = !context.page.search
  const { restore } = place
  const hasPlaces = useLatePart(searchParts.places, { isWanted: place.list !== null })
  const fields = useDateFields({
    dates: asked,
    // A failure is told when the calendar is wanted.
    prepare: () => void searchParts.calendar.load().catch(() => {}),
  })
  const hasCalendar = useLatePart(searchParts.calendar, {
    isWanted: fields.state === 'open',
    onFailure: fields.giveUp,
  })
  const hasEditor = useLatePart(searchParts.guests, {
    isWanted: isEditorWanted,
    onFailure: () => setEditorWanted(false),
  })

  useEffect(() => {
    const day = visitorsDay(page)
    setToday(day)
    const last = isFresh ? lastSearch(page) : null
    // A kept page knows no day: the visitor's browser begins with tomorrow (W16).
    const tomorrow = { from: addDays(day, 1), to: addDays(day, 2), nights: 1 }
    const { checkIn: from, checkOut: to } = last ?? {}
    const first = from && to ? { from, to, nights: lengthOf(from, to) } : tomorrow
    setDates((known) => (known.from || known.to ? known : first))
    if (!last) return
    setParties((known) => (known === servedParties.current ? last.parties : known))
    restore({ text: last.destination ?? '', placeId: last.placeId, propertyId: last.propertyId })
  }, [page, isFresh, restore])
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const solve = (...fields: SearchField[]) =>
    setProblems((known) =>
      fields.some((field) => known[field])
        ? Object.fromEntries(
            Object.entries(known).filter(([field]) => !fields.includes(field as SearchField)),
          )
        : known,
    )
  const changeParties = (change: (parties: readonly Party[]) => readonly Party[]) => {
    setParties(change)
    solve('ages')
  }
  const path = propertyId ? rateListPath(site) : searchResultsPath(site)
  const action = localPath(path)
  const isOnList = page.location().pathname === action
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (isBusy || context.mode === 'edit') return event.preventDefault()
    const query = new URLSearchParams(new FormData(form) as never)
    const said = parseSearch(query, site, page.now())
    const search: StaySearch = {
      ...said,
      area: null,
      placeId: place.destination.placeId,
      propertyId: propertyId ?? place.destination.propertyId,
      parties: hasEditor ? parties : said.parties,
    }
    // As in the fields: an address would have no dates that are past.
    const entry = { ...search, checkIn: dates.from || null, checkOut: dates.to || null }
    const found = shownProblems(entry, page.now())
    event.preventDefault()
    setProblems(found)
    const [first] = Object.keys(found) as SearchField[]
    if (first) {
      track('search_error', { field: first })
      if (first === 'ages') setEditorWanted(true)
      return focusField(form, `${id}-${first}`)
    }
    setBusy(true)
    track('search_submit', reportOf(search, today ?? visitorsDay(page)))
    void remember(page, search)
    const isSameList = isOnList && PLACE.every((name) => search[name] === asked[name])
    const address = formatSearch({ ...search, area: isSameList ? asked.area : null }, site)
    const filters = isSameList ? keptFilters(page.location().searchParams, site) : []
    for (const [name, value] of filters) address.append(name, value)
    const next = search.propertyId ? rateListPath(site) : path
    page.leave(localPath(address.size > 0 ? `${next}?${address}` : next), false)
  }
  const formatted = formatSearch({ ...asked, parties }, site)
  const guestValues = Object.fromEntries(
    (['numRooms', 'numAdultsPerRoom', 'childrenAges'] as const).flatMap((name) => {
      const value = formatted.get(queryName(site, name))
      return value === null ? [] : [[name, value]]
    }),
  )
  const length = lengthOf(dates.from, dates.to)
  return {
    state: 'ready',
    propertyId,
    action,
    kept: isOnList ? keptOf(page, asked) : [],
    onSubmit,
    isBusy,
    names: (name) => queryName(site, name),
    asked,
    place: {
      ...place,
      inputProps: {
        ...place.inputProps,
        onInput: () => solve('destination'),
      },
    },
    near,
    listId,
    hasPlaces,
    dates,
    fields,
    calendar:
      hasCalendar && fields.state === 'open' && today !== null
        ? {
            fields,
            dates: { checkIn: dayOf(dates.from), checkOut: dayOf(dates.to) },
            today,
            search: {
              ...asked,
              parties,
              propertyId: propertyId ?? place.destination.propertyId,
            },
            onApply: ({ checkIn, checkOut }) => {
              solve('dates')
              setDates({
                from: checkIn ?? '',
                to: checkOut ?? '',
                nights: lengthOf(checkIn, checkOut) || 1,
              })
              fields.close()
            },
          }
        : null,
    bounds:
      today === null
        ? null
        : { first: today, last: addDays(today, STAY_LIMITS.daysAhead + STAY_LIMITS.nights) },
    nights: length > 0 ? length : null,
    dateText:
      length > 0
        ? `${formatDate(dates.from, context.locale)} – ${formatDate(dates.to, context.locale)}`
        : null,
    locale: context.locale,
    setFrom: (from) => {
      solve('dates')
      // Another arrival keeps the length of the stay.
      setDates((known) => ({
        ...known,
        from,
        to: isDay(from) ? addDays(from, known.nights) : known.to,
      }))
    },
    setTo: (to) => {
      solve('dates')
      setDates(({ from, nights }) => ({ from, to, nights: lengthOf(from, to) || nights }))
    },
    guestsText: guestsText(props.labels, parties, context.locale),
    rateTypes: RATE_TYPES.filter((type) => props.rateOptions.includes(type)),
    showPoints: props.showPoints && isFlagOn(site, 'points'),
    hasEditor,
    wantEditor: () => setEditorWanted(true),
    guests: {
      parties,
      isAgeMissing: problems.ages !== undefined,
      change: (room, kind, step) => changeParties((known) => withGuests(known, room, kind, step)),
      setAge: (room, child, age) => changeParties((known) => withAge(known, room, child, age)),
      add: () => changeParties(withRoom),
      remove: (room) => changeParties((known) => withoutRoom(known, room)),
    },
    guestValues,
    errorOf: (field) => textOf(problems[field], props, context.locale),
  }
}

/**
 * What a form without a script keeps of the list that it stands on: its filters and its area, and the
 * destination that they belong to, as a second one (docs/decisions/0049).
 */
function keptOf({ context, site }: Page, asked: StaySearch): (readonly [string, string])[] {
  const kept = [...keptFilters(new URLSearchParams(context.page.search ?? ''), site)]
  const area = formatArea(asked.area)
  if (area) kept.push([queryName(site, 'area'), area])
  if (kept.length === 0 || asked.propertyId) return kept
  return [...kept, [queryName(site, 'destinationAddress'), asked.destination ?? '']]
}

function dayOf(text: string): string | null {
  return isDay(text) ? text : null
}

/** Nights between two days; 0 unless both are days in their order. */
function lengthOf(from: string | null, to: string | null): number {
  return isDay(from) && isDay(to) ? Math.max(0, nightsBetween(from, to)) : 0
}

function textOf(problem: ShownProblem | undefined, { labels }: SearchFormProps, locale: string) {
  return problem ? countText(labels[problem.label], problem.limit, locale) : ''
}

/** The day where the visitor is: no hotel is known whose day would count. The Swedish locale writes ISO 8601. */
function visitorsDay(page: Page): string {
  return dateTimeFormat('sv-SE', { dateStyle: 'short' }).format(page.now())
}

/** The field, or the fold that it is in. */
function focusField(form: HTMLFormElement, id: string) {
  const field = form.querySelector<HTMLElement>(`[id="${id}"]`)
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}

function lastSearch(page: Page): StaySearch | null {
  const query = page.storage.session.get(LAST_SEARCH)
  return query === null ? null : parseSearch(new URLSearchParams(query), page.site, page.now())
}

/** Keeps the search for the next form of this tab, and in the session for the server (D.7). */
async function remember(page: Page, search: StaySearch) {
  page.storage.session.set(LAST_SEARCH, formatSearch(search, page.site).toString())
  const { setSessionValues } = await import('../../services/session/session')
  await setSessionValues(page, {
    keyword: search.destination ?? '',
    fromDate: search.checkIn ?? '',
    toDate: search.checkOut ?? '',
    numRooms: String(search.parties.length),
    numAdultsPerRoom: String(search.parties[0]?.adults ?? 1),
    searchRadius: String(search.radius),
    recordsPerPage: String(search.recordsPerPage),
  })
}

function reportOf(search: StaySearch, today: string): Record<string, unknown> {
  const { checkIn, checkOut, parties, rateType, usePoints } = search
  const count = (of: (party: Party) => number) => parties.reduce((sum, party) => sum + of(party), 0)
  return {
    nights: checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0,
    rooms: parties.length,
    adults: count(({ adults }) => adults),
    children: count(({ childAges }) => childAges.length),
    leadDays: checkIn ? nightsBetween(today, checkIn) : null,
    rateType,
    usePoints,
  }
}
