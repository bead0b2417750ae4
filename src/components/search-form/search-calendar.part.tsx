import { CalendarDialog } from '../../features/stay/calendar/calendar-dialog.view'
import type { RangeCalendarModel } from '../../features/stay/calendar/use-range-calendar'
import type { Part } from '../../mapping/late-part'
import { searchCalendarLabels } from './search-calendar.labels'
import { type CalendarLink, useSearchCalendar } from './search-calendar.model'
import type { SearchFormProps } from './search-form.schema'

interface CalendarPartProps {
  props: SearchFormProps
  calendar: CalendarLink
}

export const searchCalendarPart: Part<CalendarPartProps, RangeCalendarModel> = {
  labels: searchCalendarLabels,
  useModel: ({ props, calendar }) => useSearchCalendar(props, calendar),
  View: ({ props, calendar, model }) => (
    <CalendarDialog
      id={`${props.id}-calendar`}
      model={model}
      labels={props.labels}
      onClose={calendar.fields.close}
    />
  ),
}
