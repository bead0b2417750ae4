/** The rate that a form chooses, and the price that was shown with it. */
export interface ChosenRate {
  id: string
  quoteToken: string | null
}

/** What the button of a rate sends (docs/decisions/0067). */
export const rateValue = ({ id, quoteToken }: ChosenRate) => `${id} ${quoteToken ?? ''}`

/** Reads `rateValue`. Any text is a rate; the server knows which there are. */
export function rateOf(value: string): ChosenRate {
  const [id = '', quoteToken] = value.split(' ')
  return { id, quoteToken: quoteToken || null }
}

/** Why a room is not in the cart, by the code of the answer or of the address (D.9): a label's name. */
const PROBLEMS = {
  SOLD_OUT: 'soldOutNow',
  ROOM_NOT_SOLD: 'roomNotSold',
  PRICE_CHANGED: 'priceChangedNow',
  STALE_REVISION: 'staleCart',
  CART_NOT_FOUND: 'cartGone',
  TOO_MANY_ROOMS: 'tooManyRooms',
  SIGN_IN_REQUIRED: 'membersOnly',
  POINTS_SHORT: 'pointsShort',
  E_NO_CERTS_LEFT: 'awardsGone',
  NO_COOKIES: 'needsCookies',
} as const

export type ChoiceProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS]

/** The label that tells a refusal; null for a code without one. */
export function choiceProblem(code: unknown): ChoiceProblem | null {
  return Object.hasOwn(PROBLEMS, String(code)) ? PROBLEMS[code as keyof typeof PROBLEMS] : null
}
