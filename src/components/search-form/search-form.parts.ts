import { latePart } from '../../mapping/late-part'

/** What a visitor needs who changes a field; the form itself works without them. */
export const searchParts = {
  places: latePart(async () => (await import('./search-places.part')).searchPlacesPart),
  calendar: latePart(async () => (await import('./search-calendar.part')).searchCalendarPart),
  guests: latePart(async () => (await import('./search-guests.part')).searchGuestsPart),
}

export type SearchParts = typeof searchParts
