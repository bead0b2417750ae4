/** Maximum of columns of the footer's destinations (E1-18). */
export const FOOTER_DESTINATION_COLUMNS = 4

/** Maximum of links in one such column (E1-18). */
export const FOOTER_DESTINATION_LINKS = 7

/** Maximum of characters of a confirmation number (E1-09). */
export const CONFIRMATION_NUMBER_LENGTH = 11

/** Default share of visitors who get a feature, percent (E1-28). */
export const FEATURE_PERCENTAGE = 100

/** Further attempts to find the tag manager before a consent event is dropped (E1-36). */
export const CONSENT_RETRIES = 30
