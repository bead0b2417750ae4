import type { StoredOrder } from '../../database/booking/orders'
import { type RoomReport, reportRoom, type Settled } from '../../database/booking/room-stages'
import type { Database } from '../../database/database'
import { findHotel } from '../../database/site/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import { todayAt } from '../rates/engine-context'
import { missedPrice, nightsOfRoom } from './cancel-prices'
import { earnedWith } from './earned-with'
import { orderMail } from './mail/order-mail'

interface Reported {
  database: Database
  /** Of the call, ms since 1970. */
  now: number
  /** Of this machine. */
  machineNow: number
  isMailDown: boolean
}

/**
 * What a hotel says of a room (docs/decisions/0102). A missed room costs what its policy has told, its guest is
 * written to, and its nights are for sale again but the first one, which the penalty pays. Of a room that is left
 * early the nights from today on are. Its member earns the points of a room that is left (0105). False where the
 * hotel has no such room, or it has come further already.
 */
export async function takeReport(
  { database, now, machineNow, isMailDown }: Reported,
  report: RoomReport,
): Promise<boolean> {
  const hotel = await findHotel(database, report.hotelId)
  if (!hotel) return false
  return reportRoom(database, report, {
    ...{ now, machineNow },
    settle: (order, { itemId }) => settled(report.event, order, { itemId, hotel, now }),
    mail: (order) =>
      report.event !== 'miss' || isMailDown ? null : orderMail(order, hotel, 'missed', { now }),
  })
}

const NOTHING_BACK = { points: 0, awards: [] }

function settled(
  event: RoomReport['event'],
  order: StoredOrder,
  { itemId, hotel, now }: { itemId: string; hotel: SeedHotel; now: number },
): Settled {
  const nights = nightsOfRoom(order, hotel, itemId)
  const first = order.rooms.find((room) => room.itemId === itemId)?.checkIn ?? ''
  const today = todayAt(hotel, now)
  switch (event) {
    case 'arrive':
      return { price: null, nights: [], points: 0, returned: NOTHING_BACK }
    case 'depart':
      return {
        ...{ price: null, nights: nights.filter(({ night }) => night >= today) },
        points: earnedWith(order, hotel, itemId),
        returned: NOTHING_BACK,
      }
    case 'miss':
      return {
        ...missedPrice(order, hotel, itemId),
        nights: nights.filter(({ night }) => night > first),
        points: 0,
      }
  }
}
