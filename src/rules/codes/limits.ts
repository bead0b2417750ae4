/** Most columns of the footer's destinations (E1-18). */
export const FOOTER_DESTINATION_COLUMNS = 4

/** Most links in one such column (E1-18). */
export const FOOTER_DESTINATION_LINKS = 7

/** Region columns side by side in the language modal from viewport M up (E1-19). */
export const LANGUAGES_PER_ROW = 3

/** Width of a modal where the screen is not small, CSS px (E1-38). */
export const MODAL_LARGE_WIDTH = 744

/** Stacking of the sticky property bar (E1-40). */
export const PROPERTY_BAR_Z_INDEX = 49

/** Most characters of a confirmation number (E1-09). */
export const CONFIRMATION_NUMBER_LENGTH = 11

/** Years after the current one in which a card may expire (E1-17). */
export const CARD_EXPIRY_YEARS = 10

/** Columns that a link banner may have on wide screens (E1-20). */
export const LINK_BANNER_COLUMNS = [1, 2, 4] as const

/** Most items of one answer of the content service (E1-24). */
export const CONTENT_SERVICE_LIMIT = 5

/** Map markers that are drawn at once (E1-25). */
export const MAP_MARKER_BATCH = 10

/** Visitors who have a feature of which nothing else is said, percent (E1-28). */
export const FEATURE_PERCENTAGE = 100

/** Hour of the hotel's day until which a suite night may be asked for (E1-32). */
export const SUITE_NIGHT_CUTOFF_HOUR = 14

/** Search of the built-in session, which only a flag brings in (E1-34); the specs give no units. */
export const SAMPLE_SEARCH = {
  searchRadius: 50,
  recordsPerPage: 40,
  sortType: 'distance',
  pageNumber: 1,
  lengthOfStay: 18,
} as const

/** Tries to find the tag manager before a consent event is given up (E1-36). */
export const CONSENT_TRIES = 30

/** Heights of a modal's view, vh (E1-39). */
export const MODAL_VIEW_HEIGHTS = { least: 60, most: 70 } as const
