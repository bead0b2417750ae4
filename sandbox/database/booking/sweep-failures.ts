import { isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { moneyMoves, orderAttempts, policies } from './order-schema'

/** The tables whose rows a sweep finishes. */
type Swept = Pick<
  typeof orderAttempts | typeof policies | typeof moneyMoves,
  'failures' | 'sweepAfter'
>

/** Whether a sweep may try a row again. */
export function isSweepDue({ sweepAfter }: Swept, machineNow: number): SQL | undefined {
  return or(isNull(sweepAfter), lte(sweepAfter, new Date(machineNow)))
}

/** Values of a row after a failure: the next sweep of it waits one minute, then two, four, up to an hour. */
export function oneMoreFailure({ failures }: Swept, machineNow: number) {
  const wait = sql`interval '1 minute' * least(60, power(2, least(${failures}, 6)))`
  return {
    failures: sql`${failures} + 1`,
    sweepAfter: sql`${new Date(machineNow).toISOString()}::timestamptz + ${wait}`,
  }
}
