import { setTimeout as inTime } from 'node:timers/promises'
import { type CartDetails, isKept, readCartDetails } from '../../database/booking/cart-details'
import type { BookingCall } from '../request/booking-call'

/** A renderer waits for its answers: rather a page without the last words than none. */
const LONGEST_WAIT_MS = 1000
const ASKED_EVERY_MS = 25

/**
 * What was said about a cart, with what the page before was still storing when it was left: its call may
 * arrive after the request for this page (docs/decisions/0090).
 */
export async function readTyped(
  { database: { db }, leaving }: BookingCall,
  cartId: string,
): Promise<CartDetails> {
  if (leaving?.cartId === cartId) {
    const end = performance.now() + LONGEST_WAIT_MS
    while (performance.now() < end && !(await isKept(db, leaving))) await inTime(ASKED_EVERY_MS)
  }
  return readCartDetails(db, cartId)
}
