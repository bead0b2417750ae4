import type { RoomReport } from '../../../database/booking/room-stages'
import type { Database } from '../../../database/database'
import { takeReport } from '../room-report'

/** What a hotel says of a room at a time, ms since 1970; false where it cannot be. */
export function saidByHotel(database: Database, report: RoomReport, now: number): Promise<boolean> {
  return takeReport({ database, now, machineNow: Date.now(), isMailDown: false }, report)
}
