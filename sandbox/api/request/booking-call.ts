import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  LEAVING_COOKIE,
  type Leaving,
  readLeaving,
} from '../../../src/features/checkout/leaving.rules'
import type { Database } from '../../database/database'
import type { Locale } from '../../seed/seed-types'
import { originOf } from '../../site-address'
import { hasFault } from '../faults/faults'
import { deskOf, type HotelDesk } from '../order/hotel-desk'
import { paymentOf } from '../order/payment-of'
import type { PaymentProvider } from '../order/payment-provider'
import { type CartOwner, cartOwner } from '../session/cart-owner'
import { readCookie } from '../session/cookies'
import { type RequestSession, readSession } from '../session/visitor-session'
import { ADDRESS_LIMITS, type AddressLimits } from '../sign-in/rate-limits'
import { timeOf } from './clock'
import { readLocale } from './locale'

/** What a step of the booking knows of its call, whether an operation or a form made it. */
export interface BookingCall {
  database: Database
  locale: Locale
  session: RequestSession | null
  owner: CartOwner
  /** In ms since 1970; nothing in the booking asks another clock. */
  now: number
  /** Of this machine, which no call moves: how long a process may work at an order. */
  machineNow: number
  /** A fault: prices are a tenth higher than those that were shown. */
  isDearer: boolean
  /** A fault: no room is left. */
  isSoldOut: boolean
  /** A fault: the automobile club does not answer. */
  isClubAway: boolean
  /** A fault: the mail of an order cannot be sent. */
  isMailDown: boolean
  payment: PaymentProvider
  desk: HotelDesk
  /** The IP address that the call comes from, for what one address may do. */
  address: string
  limits: AddressLimits
  /** Of the page that the call comes from: payments lead back to it. */
  pageOrigin: string
  /** What the page before was still storing when it was left (docs/decisions/0090). */
  leaving: Leaving | null
}

export async function bookingCall(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<BookingCall> {
  const session = await readSession(database, request)
  return {
    database,
    locale: readLocale(request.headers['accept-language']),
    session,
    owner: await cartOwner(database, request, reply, session),
    now: timeOf(request),
    machineNow: Date.now(),
    isDearer: hasFault(request, 'price'),
    isSoldOut: hasFault(request, 'soldout'),
    isClubAway: hasFault(request, 'noclub'),
    isMailDown: hasFault(request, 'mail'),
    get payment() {
      return paymentOf(request)
    },
    get desk() {
      return hasFault(request, 'nodesk') ? AWAY : deskOf(request)
    },
    address: request.ip,
    limits: request.server.addressLimits ?? ADDRESS_LIMITS,
    pageOrigin: pageOriginOf(request),
    leaving: readLeaving(readCookie(request, LEAVING_COOKIE) ?? ''),
  }
}

/** A fault: the hotel's own system does not answer. */
const isAway = () => Promise.reject(new Error('A fault on demand.'))
const AWAY: HotelDesk = { announce: isAway, checkOut: isAway, moveDeparture: isAway }

/** A POST's `Origin` is one of ours: others are refused (`request-guard.ts`). */
function pageOriginOf(request: FastifyRequest): string {
  const { origin } = request.headers
  return request.method === 'POST' && origin !== undefined ? origin : originOf(request)
}
