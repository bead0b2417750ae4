/** Most columns of the footer's destinations (E1-18). */
export const FOOTER_DESTINATION_COLUMNS = 4

/** Most links in one such column (E1-18). */
export const FOOTER_DESTINATION_LINKS = 7

/** Most characters of a confirmation number (E1-09). */
export const CONFIRMATION_NUMBER_LENGTH = 11

/** Visitors who have a feature of which nothing else is said, percent (E1-28). */
export const FEATURE_PERCENTAGE = 100

/** Tries to find the tag manager before a consent event is given up (E1-36). */
export const CONSENT_TRIES = 30
