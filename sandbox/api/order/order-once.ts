import { setTimeout } from 'node:timers/promises'
import type { BookingCall } from '../request/booking-call'
import { createOrder, type OrderAsked, type OrderResult } from './create-order'

/** How long a repetition waits for the call that is ordering the same cart. */
const WAIT_MS = 10_000
const LOOK_MS = 200

/** The order of a form, which cannot ask again itself: a repetition waits for the answer of the first. */
export async function orderOnce(call: BookingCall, asked: OrderAsked): Promise<OrderResult> {
  const end = Date.now() + WAIT_MS
  for (;;) {
    const result = await createOrder(call, asked)
    if (result.outcome.code !== 'E_DOUBLE_CLICK' || Date.now() > end) return result
    await setTimeout(LOOK_MS)
  }
}
