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
