import type { CardQuestions } from '../../../src/features/payment/payment-messages.rules'

/** What is to be paid, as the provider keeps it: the page that takes the payment can change none of it. */
export interface NewIntent {
  /** Of our own, one intent for each: repeated, it answers the same one. */
  reference: string
  /** `guarantee`: the card is checked and kept, nothing is charged. */
  kind: 'charge' | 'guarantee'
  /** Minor units; 0 for a guarantee. */
  amount: number
  currency: string
  /** Most that may be charged later of the same card, for the mandate. */
  guaranteed: number
  /** The guest may not see what it costs: no amount is shown. */
  isHidden: boolean
  /** Whose stored cards may pay it. */
  customerId: string | null
}

export interface Intent extends NewIntent {
  id: string
}

/** What a visitor's card has come to before anything is charged. */
export type IntentState =
  | { state: 'open' }
  /** A token that pays this intent once. */
  | { state: 'ready'; token: string }
  | { state: 'cancelled' }
  /** The bank has refused the visitor. */
  | { state: 'refused' }

/** Where the provider's own page sends its visitor afterwards. */
export interface HostedPage {
  intentId: string
  /** Our address; the provider adds the parameter `intent`. */
  returnUrl: string
  /** The key of the order that is to be made, kept with the intent (docs/decisions/0054). */
  key: string
  /** BCP 47. */
  locale: string
  asks: CardQuestions
}

export interface Authorisation {
  /** The provider's own number of the payment. */
  id: string
  state: 'authorised' | 'declined' | 'voided'
  /** Why not; null once it is authorised. */
  reason: 'declined' | 'expired' | 'authentication' | null
  intentId: string
  kind: 'charge' | 'guarantee'
  amount: number
  currency: string
  refunded: number
  brand: string
  last4: string
}

export interface SavedCard {
  token: string
  brand: string
  last4: string
  /** `MM/YY`. */
  expiry: string
  isDefault: boolean
}

/**
 * A payment provider, as the booking knows one; `sandbox-provider.ts` is its adapter, and
 * `docs/payment-providers.md` says what others call the same. Every call may be repeated: the same key or
 * reference has the same answer. A call that gets no answer throws, and says nothing about what has
 * happened.
 */
export interface PaymentProvider {
  /** Exact origin of the frame and of the hosted page. */
  readonly origin: string
  createIntent(intent: NewIntent): Promise<Intent>
  /** Null for an intent that the provider does not know (any more). */
  readIntent(id: string): Promise<(Intent & IntentState & { key: string | null }) | null>
  /** Opens the frame for an intent, once: a nonce, and the frame's address for a page of this origin. */
  openFrame(intentId: string, pageOrigin: string): Promise<{ nonce: string; frameUrl: string }>
  /** Address of the provider's own page, for a visitor without a script or with a blocked frame. */
  openHostedPage(page: HostedPage): Promise<string>
  /** Charges the card, or keeps it, as the intent says. */
  authorise(payment: { key: string; intentId: string; token: string }): Promise<Authorisation>
  /**
   * Charges the card of an earlier payment once more, as a payment of its own; the visitor is not asked
   * again. A payment that was taken back or refused has no card.
   */
  chargeAgain(charge: {
    key: string
    /** Key of the earlier payment. */
    paidBy: string
    amount: number
    currency: string
  }): Promise<Authorisation>
  /** What became of a payment; null: the provider has never heard of the key. */
  find(key: string): Promise<Authorisation | null>
  /** Takes a payment back; of one that has not arrived yet, none will ever be made with the key. */
  void(key: string): Promise<void>
  /**
   * Gives back a part of what was charged; `refundKey` counts once. `refused`: the card does not take it, which
   * is final.
   */
  refund(key: string, amount: number, refundKey: string): Promise<'refunded' | 'refused'>
  /** The stored cards of one of our customers. */
  savedCards(customerId: string): Promise<SavedCard[]>
}
