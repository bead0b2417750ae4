/** Longest wait for the frame's `ready` before the page offers another way to pay (W38). */
export const FRAME_READY_MS = 10_000

/** Longest wait for a token; it stands still while the bank asks the visitor (W38). */
export const TOKEN_MS = 20_000

/**
 * While the bank asks the visitor, the cart is kept this often (docs/decisions/0056), and no longer than
 * `LONGEST_CHALLENGE_MS`: a question that nobody answers keeps no room from other guests.
 */
export const CHALLENGE_KEEPS_MS = 60_000
export const LONGEST_CHALLENGE_MS = 30 * 60_000

/** After so many declines the page suggests another card (W38). */
export const DECLINES = 3

/** Digits of the security code by the code of a card; 3 for all others (E1-16). */
export const CVV_LENGTHS = { amex: 4, visa: 3, mastercard: 3, jcb: 3, unionpay: 3 } as const

/** Years from now that a card may be valid for (E1-17). */
export const EXPIRY_YEARS = 10

/** Height of the frame that nothing makes higher: of a hostile or broken one too. */
export const LARGEST_FRAME_PX = 1200
