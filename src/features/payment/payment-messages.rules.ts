/**
 * Messages between a page and the payment provider's frame (W38, docs/decisions/0054).
 *
 * 1. The frame's document posts `FrameHello` to its parent, once, with the parent's origin as target. A
 *    page puts the frame in when it is listening; without a script there is no frame.
 * 2. The page answers with one `postMessage(init, frameOrigin, [port])`: the port of a new
 *    `MessageChannel`, and the nonce of `preparePayment`. Both sides check `event.origin` for an exact
 *    match and `event.source` for the window that they expect, and ignore everything else.
 * 3. All further messages run on that port. A second `init` is ignored, and its nonce is worth nothing.
 */

/** First word of a frame that can be talked to. */
export interface FrameHello {
  type: 'foyer-payment:hello'
}

/**
 * Colours as CSS, sizes in px. The colours come all or not at all: texts have at least 4.5:1 on
 * `colorBackground`, which is also the ground of the fields; border and accent have 3:1.
 */
export interface FrameStyles {
  colorText?: string
  colorMuted?: string
  colorBackground?: string
  colorBorder?: string
  colorAccent?: string
  colorError?: string
  fontSize?: string
  radius?: string
}

/** What a page says once, with the port. */
export interface FrameInit {
  type: 'foyer-payment:init'
  /** Id of the payment's intent, and the nonce that opens the frame for it once. */
  intent: string
  nonce: string
  /** BCP 47. */
  locale: string
  styles: FrameStyles
  acceptedCards: readonly string[]
  /** Digits of the security code, by the code of a card. */
  cvvLengths: Readonly<Record<string, number>>
  /** Years from now that a card may be valid for. */
  expiryYears: number
}

/** What a page may say on the port. */
export type ToFrame =
  | { type: 'tokenize'; cartRef: string }
  /** Empties number, expiry and security code, as after a decline; the name on the card stays. */
  | { type: 'reset' }
  /** `saved`: the token of a stored card, which the frame then asks for no number of. */
  | { type: 'method'; method: 'card' | 'saved'; saved?: string }
  | ({ type: 'ask' } & CardQuestions)

/** What the provider asks for with a new card; nothing of it, until the page has said so. */
export interface CardQuestions {
  /** The ZIP code of the card's bill, which the bank compares. */
  zip: boolean
  /** Whether it keeps the card for the member's next stays. */
  keep: boolean
}

/** Fields of a card, as `validity` names them. */
export type CardField = 'name' | 'number' | 'expiry' | 'cvv' | 'zip'

/**
 * What the frame says when no token comes of a `tokenize`.
 * - `invalid`: a field is wrong; the frame shows it and has the focus.
 * - `declined`, `expired`, `notAccepted`: of the card.
 * - `authentication`: the bank has refused it, or the visitor has closed the challenge.
 * - `session`: the nonce is used or too old; prepare the payment again.
 * - `unavailable`: the provider cannot be reached.
 */
export type FrameErrorCode =
  | 'invalid'
  | 'declined'
  | 'expired'
  | 'notAccepted'
  | 'authentication'
  | 'session'
  | 'unavailable'

/** What the frame may say on the port. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'validity'; valid: boolean; field?: CardField }
  /** For one payment of this intent. `expiry`: `MM/YY`. */
  | { type: 'token'; token: string; brand: string; last4: string; expiry: string }
  | { type: 'error'; code: FrameErrorCode }
  /** The bank asks the visitor, in a frame inside of the frame; the time limit of the token stops. */
  | { type: 'challenge'; open: boolean; width: number; height: number }
