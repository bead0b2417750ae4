import type { Transaction } from '../../database/database'
import {
  type Attempt,
  type Counted,
  countUnless,
  forgetOneAttempt,
} from '../../database/members/attempts'
import type { BookingCall } from '../request/booking-call'

const DAY = 24 * 60 * 60

/** Cards of a cart, and of a session, that may be declined before the visitor has to pause. */
const FREE = 3
/** After so many the cart and the session have to call the hotel, until a day without a card. */
const MOST = 10
/** The pause after `FREE` declined cards; each further one doubles it. */
const PAUSE_MS = 30_000

/** Declined cards of a hotel within an hour, after which nobody tries a second card. */
const MOST_OF_HOTEL = 100

/** Whose cards are counted: those of the cart, the session, the network address and the hotel. */
export interface CardUse {
  cartId: string
  ownerKey: string
  hotelId: string
}

/**
 * Counts the card that is about to be tried as a declined one; returns false where it may not be tried
 * (docs/decisions/0072). A hotel that is being used to test cards refuses nobody's first card, or anybody
 * could close it. `giveCardBack` uncounts a card that was not declined.
 */
export async function mayTryCard(
  call: Pick<BookingCall, 'address' | 'limits'>,
  tx: Transaction,
  use: CardUse,
): Promise<boolean> {
  return countUnless(tx, attemptsOf(call, use), ([cart, session, address, hotel], now) => {
    const own = [cart, session, address].filter((one) => one !== undefined)
    return (
      own.slice(0, 2).some((one) => isPausing(one, now)) ||
      (address?.count ?? 0) >= call.limits.declined ||
      ((hotel?.count ?? 0) >= MOST_OF_HOTEL && own.some(({ count }) => count > 0))
    )
  })
}

export async function giveCardBack(
  call: Pick<BookingCall, 'address' | 'database'>,
  use: CardUse,
): Promise<void> {
  for (const attempt of attemptsOf(call, use)) await forgetOneAttempt(call.database, attempt)
}

function isPausing({ count, at }: Counted, now: number): boolean {
  return count >= MOST || (count >= FREE && now < at + PAUSE_MS * 2 ** (count - FREE))
}

function attemptsOf(
  { address }: Pick<BookingCall, 'address'>,
  { cartId, ownerKey, hotelId }: CardUse,
): Attempt[] {
  const renewed = { seconds: DAY, isRenewed: true }
  return [
    { of: 'declined-cart', by: cartId, ...renewed },
    { of: 'declined-session', by: ownerKey, ...renewed },
    { of: 'declined-address', by: address, seconds: DAY },
    { of: 'declined-hotel', by: hotelId, seconds: 60 * 60 },
  ]
}
