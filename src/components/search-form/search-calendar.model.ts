import type { StayDates } from '../../features/stay/calendar/calendar.rules'
import type { DateFieldsModel } from '../../features/stay/calendar/use-date-fields'
import {
  type RangeCalendarModel,
  useRangeCalendar,
} from '../../features/stay/calendar/use-range-calendar'
import { useRestrictions } from '../../features/stay/restrictions/use-restrictions'
import { STAY_LIMITS, type StaySearch } from '../../rules/stay/stay-search'
import type { SearchFormProps } from './search-form.schema'

/** What the calendar has of the form. */
export interface CalendarLink {
  fields: Pick<DateFieldsModel, 'first' | 'isInGrid' | 'close'>
  /** What the fields say. */
  dates: StayDates
  /** The visitor's day. */
  today: string
  /** Rooms and code of the form; a hotel, if one is searched, says which days it refuses. */
  search: StaySearch
  onApply: (dates: StayDates) => void
}

export function useSearchCalendar(
  { labels }: SearchFormProps,
  { fields, dates, today, search, onApply }: CalendarLink,
): RangeCalendarModel {
  const hotel = useRestrictions(search, { isOpen: true })
  return useRangeCalendar({
    dates,
    first: fields.first,
    isInGrid: fields.isInGrid,
    bounds: {
      today: hotel.nightRules ? hotel.today : today,
      daysAhead: STAY_LIMITS.daysAhead,
      maxNights: hotel.maxNights,
      rooms: search.parties.length,
    },
    nightRules: hotel.nightRules,
    labels,
    onApply,
  })
}
