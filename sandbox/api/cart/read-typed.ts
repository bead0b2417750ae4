import { setTimeout as inTime } from 'node:timers/promises'
import { type CartDetails, isKept, readCartDetails } from '../../database/booking/cart-details'
import type { BookingCall } from '../request/booking-call'

/** A second: a renderer waits for its answers, and a page without the last words is better than none. */
const TRIES = 40
const EVERY_MS = 25

/**
 * What was said about a cart, with what the page before was still storing when it was left: its call may
 * arrive after the request for this page (docs/decisions/0090).
 */
export async function readTyped(
  { database: { db }, leaving }: BookingCall,
  cartId: string,
): Promise<CartDetails> {
  if (leaving?.cartId === cartId) {
    for (let tries = 0; tries < TRIES && !(await isKept(db, leaving)); tries += 1)
      await inTime(EVERY_MS)
  }
  return readCartDetails(db, cartId)
}
