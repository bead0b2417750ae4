import * as limits from './limits'

test('the limits are those of the catalogue, E.1', () => {
  expect({ ...limits }).toEqual({
    FOOTER_DESTINATION_COLUMNS: 4,
    FOOTER_DESTINATION_LINKS: 7,
    LANGUAGES_PER_ROW: 3,
    MODAL_LARGE_WIDTH: 744,
    PROPERTY_BAR_Z_INDEX: 49,
    CARD_EXPIRY_YEARS: 10,
    CONFIRMATION_NUMBER_LENGTH: 11,
    LINK_BANNER_COLUMNS: [1, 2, 4],
    CONTENT_SERVICE_LIMIT: 5,
    MAP_MARKER_BATCH: 10,
    FEATURE_PERCENTAGE: 100,
    SUITE_NIGHT_CUTOFF_HOUR: 14,
    SAMPLE_SEARCH: {
      searchRadius: 50,
      recordsPerPage: 40,
      sortType: 'distance',
      pageNumber: 1,
      lengthOfStay: 18,
    },
    CONSENT_TRIES: 30,
    MODAL_VIEW_HEIGHTS: { least: 60, most: 70 },
  })
})
