import {
  groupsOfAmenities,
  HOTEL_SECTIONS,
  hasAmenities,
  hotelSections,
} from './hotel-sections.rules'

test('an author’s sections keep their order, each once; no selection means all sections', () => {
  expect(hotelSections(['pets', 'checkin', 'pets'], false)).toEqual(['pets', 'checkin'])
  expect(hotelSections(undefined, false)).toEqual(HOTEL_SECTIONS)
  expect(hotelSections([], false)).toEqual(HOTEL_SECTIONS)
})

test('a Max hotel shows its contact only if an author enables it', () => {
  expect(hotelSections(undefined, true)).not.toContain('contact')
  expect(hotelSections(undefined, true)).toHaveLength(HOTEL_SECTIONS.length - 1)
  expect(hotelSections(['contact'], true)).toEqual(['contact'])
})

test('amenities are listed once: those with a section of their own only there', () => {
  expect(groupsOfAmenities(['amenities'])).toHaveLength(9)
  expect(groupsOfAmenities(HOTEL_SECTIONS)).toEqual([
    'wellness',
    'rooms',
    'services',
    'business',
    'family',
  ])
  expect(groupsOfAmenities(['amenities', 'dining'])).not.toContain('dining')
})

test('five sections are about amenities', () => {
  expect(HOTEL_SECTIONS.filter(hasAmenities)).toEqual([
    'amenities',
    'dining',
    'accessibility',
    'internet',
    'sustainability',
  ])
})
