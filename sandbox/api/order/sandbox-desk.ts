import { createHash } from 'node:crypto'
import type { CheckInNotice, CheckOutNotice, DepartureNotice, HotelDesk } from './hotel-desk'

/** Notices that the stand-in remembers, the last ones. */
const MOST_KEPT = 1000

export interface SandboxDesk extends HotelDesk {
  /** Hashes of the notices by their keys. */
  readonly received: ReadonlyMap<string, string>
}

/**
 * Stands for the hotels' own system. Of a notice it keeps a hash, as proof that it has come: the sandbox has no
 * right to a guest's registration. What the hotel says of its rooms are buttons on `/sandbox`.
 */
export function sandboxDesk(): SandboxDesk {
  const received = new Map<string, string>()
  const receive = async ({ key, ...notice }: CheckInNotice | CheckOutNotice | DepartureNotice) => {
    received.set(key, createHash('sha256').update(JSON.stringify(notice)).digest('hex'))
    const [oldest] = received.keys()
    if (received.size > MOST_KEPT && oldest !== undefined) received.delete(oldest)
  }
  return { received, announce: receive, checkOut: receive, moveDeparture: receive }
}
