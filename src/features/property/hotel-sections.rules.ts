/** Sections of what there is to know of a hotel, in the order of a page that asks for no other (W10). */
export const HOTEL_SECTIONS = [
  'checkin',
  'parking',
  'pets',
  'amenities',
  'dining',
  'accessibility',
  'internet',
  'policies',
  'directions',
  'contact',
  'sustainability',
] as const

export type HotelSectionKind = (typeof HOTEL_SECTIONS)[number]

/** Groups of amenities in the order in which they are listed (D.2). */
export const AMENITY_GROUPS = [
  'internet',
  'dining',
  'wellness',
  'rooms',
  'services',
  'business',
  'family',
  'accessibility',
  'sustainability',
] as const

export type AmenityGroup = (typeof AMENITY_GROUPS)[number]

/**
 * The author's sections in his order, each once, else all. The contact of a Max hotel is shown only
 * where an author asks for it (W10).
 */
export function hotelSections(
  chosen: readonly HotelSectionKind[] | undefined,
  isMax: boolean,
): HotelSectionKind[] {
  if (chosen && chosen.length > 0) return [...new Set(chosen)]
  return HOTEL_SECTIONS.filter((kind) => !(isMax && kind === 'contact'))
}

/** Groups that the amenities list: all but those that have a section of their own beside it. */
export function groupsOfAmenities(sections: readonly HotelSectionKind[]): AmenityGroup[] {
  return AMENITY_GROUPS.filter((group) => !sections.some((kind) => kind === group))
}

/** Whether a section tells of amenities. */
export function hasAmenities(kind: HotelSectionKind): boolean {
  return kind === 'amenities' || AMENITY_GROUPS.some((group) => group === kind)
}
