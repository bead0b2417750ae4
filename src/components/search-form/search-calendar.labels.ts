import { calendarLabels } from '../../features/stay/calendar/calendar.labels'

/** The form itself counts the nights, so it has their label from the start. */
const { nights: _, ...labels } = calendarLabels.english

/** The calendar that opens for the date fields. */
export const searchCalendarLabels = labels
