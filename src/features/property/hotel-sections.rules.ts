/** Sections of hotel information, in their default order (W10). */
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

/** Groups of amenities in the order of the list (D.2). */
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
 * The author's sections in the author's order without duplicates; default: all. The contact of a
 * Max hotel shows only if an author chose it (W10).
 */
export function hotelSections(
  chosen: readonly HotelSectionKind[] | undefined,
  isMax: boolean,
): HotelSectionKind[] {
  if (chosen && chosen.length > 0) return [...new Set(chosen)]
  return HOTEL_SECTIONS.filter((kind) => !(isMax && kind === 'contact'))
}

/** Groups in the amenities list: all without a section of their own. */
export function groupsOfAmenities(sections: readonly HotelSectionKind[]): AmenityGroup[] {
  return AMENITY_GROUPS.filter((group) => !sections.some((kind) => kind === group))
}

/** Whether a section lists amenities. */
export function hasAmenities(kind: HotelSectionKind): boolean {
  return kind === 'amenities' || AMENITY_GROUPS.some((group) => group === kind)
}
