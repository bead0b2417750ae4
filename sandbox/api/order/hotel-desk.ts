import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registration } from '../../../src/rules/order/registration'
import type { BalancePayment } from '../../../src/rules/order/room-balance'

/** What a guest says before they come. */
export interface CheckInNotice {
  /** One for each notice: repeated, it is the same one. */
  key: string
  hotelId: string
  confirmationNumber: string
  /** `HH:MM`; '' where the guest does not know yet. */
  arrival: string
  /** Codes of what the hotel offers; '' for no preference. */
  floor: string
  location: string
  /** What the law asks; null where it asks nothing, or was answered before. It is kept by the hotel alone. */
  registration: Registration | null
}

/** A guest leaves, and pays what is left so. */
export interface CheckOutNotice {
  /** One for each notice: repeated, it is the same one. */
  key: string
  hotelId: string
  confirmationNumber: string
  /** `CARD`: this site charges it, and says so where the card does not take it. */
  payment: BalancePayment
  /** Minor units; null for an amount that the guest may not see. */
  amount: number | null
  currency: string
}

/** A guest whom the hotel expects today, or has in house, leaves on another day. */
export interface DepartureNotice {
  /** One for each notice: repeated, it is the same one. */
  key: string
  hotelId: string
  confirmationNumber: string
  /** `YYYY-MM-DD`. */
  checkOut: string
}

/**
 * The hotel's own system, as the booking knows one (docs/decisions/0094); `sandbox-desk.ts` is its adapter. A
 * call that gets no answer throws. What the hotel says of a room comes the other way, by `reportRoom`.
 */
export interface HotelDesk {
  announce(notice: CheckInNotice): Promise<void>
  checkOut(notice: CheckOutNotice): Promise<void>
  moveDeparture(notice: DepartureNotice): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    hotelDesk?: HotelDesk
  }
}

/** Sets the hotels' system for every plugin that is registered afterwards. */
export function tellDesk(fastify: FastifyInstance, desk: HotelDesk): void {
  fastify.decorate('hotelDesk', desk)
}

/** The system that guests of the site are announced to. */
export function deskOf({ server }: Pick<FastifyRequest, 'server'>): HotelDesk {
  const desk = server.hotelDesk
  if (!desk) throw new Error('No desk of the hotels: call tellDesk before the plugins.')
  return desk
}
