/** What a whole run of the tests has counted, on a day in UTC: written by `npm run accessibility-figures`. */
export const accessibilityFigures = {
  date: '2026-12-01',
  states: 1140,
  tabStops: 9,
  keyboard: 11,
  largeText: 14,
  noScript: 90,
}
