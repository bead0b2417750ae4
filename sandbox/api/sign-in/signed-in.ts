import type { FastifyReply, FastifyRequest } from 'fastify'
import { cleanConfirmationNumber } from '../../../src/features/reservation-lookup/confirmation-number.rules'
import { maskEmail, maskPhone } from '../../../src/rules/formats/mask'
import { upcomingReservationPath } from '../../../src/rules/site/booking-paths'
import { lookupReservationPath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import type { StoredOrder } from '../../database/booking/orders'
import type { Database } from '../../database/database'
import type { Account } from '../../database/members/accounts'
import { type Challenge, createChallenge } from '../../database/members/challenges'
import { findCustomer } from '../../database/members/customers'
import type { SessionValues } from '../../database/schema'
import { site } from '../../site'
import { customerView } from '../account/customer-view'
import { seal } from '../account/sealed-text'
import { foundValues } from '../lookup/found-stay'
import { timeOf } from '../request/clock'
import { keptValues, OWNER_VALUE } from '../session/session-values'
import {
  beginSession,
  forgetVisitor,
  keptCartKey,
  readRemembered,
  readSession,
  rememberVisitor,
} from '../session/visitor-session'
import { linkStay } from './link-stay'
import { profileNudge } from './profile-nudge'
import { countNumber } from './rate-limits'

/** A sign-in that has been made. */
export interface Begun {
  sessionId: string
  /** The wanted reservation, if it is the member's now; null if it is not, undefined if none was wanted. */
  linked: StoredOrder | null | undefined
}

/**
 * Signs the member in on this browser: starts a new session, which keeps the values of the previous
 * one unless it belonged to another customer, links the wanted reservation if the member may, and sets or
 * removes the remembered cookie.
 */
export async function beginSignedIn(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { account: { customerId }, asked: { isRemembered, orderId } }: SignInAsked,
): Promise<Begun> {
  const kept = await valuesToKeep(database, request, customerId)
  const at = new Date(timeOf(request))
  const linked = orderId
    ? await linkStay(database, { customerId, orderId, values: kept, at })
    : null
  if (orderId && !linked) {
    const number = cleanConfirmationNumber(orderId)
    await countNumber(database, request, { number, customerId })
  }
  const values = { ...kept, ...(linked && foundValues(kept, linked)) }
  const member = { kind: 'authenticated', customerId, values } as const
  const sessionId = await beginSession(database, request, reply, member)
  const remembered = await readRemembered(database, request)
  if (isRemembered) await rememberVisitor(database, request, reply, customerId)
  else if (remembered && remembered.id !== customerId) await forgetVisitor(database, request, reply)
  return { sessionId, linked: orderId ? linked : undefined }
}

interface SignInAsked {
  account: Account
  asked: Challenge['request']
}

/**
 * The values of the browser's session, if it is anonymous or belongs to this customer, and the carts that
 * have outlived it.
 */
async function valuesToKeep(
  database: Database,
  request: FastifyRequest,
  customerId: string,
): Promise<SessionValues> {
  const session = await readSession(database, request)
  const isOther = session?.customer && session.customer.id !== customerId
  if (isOther) return {}
  const key = await keptCartKey(database, request)
  return { ...(key && { [OWNER_VALUE]: key }), ...keptValues(session?.values ?? {}) }
}

interface SignedIn extends Partial<Begun> {
  /** Of the call, ms since 1970. */
  now: number
  leadsOn?: string | null
}

/**
 * The answer's body of a sign-in (C.6). The browser chooses the next page, unless a reservation was to
 * be linked or another service waits for the sign-in. A reservation that is not linked leads to the
 * lookup, which says what it says of an unknown number.
 */
export async function signedInAnswer(
  database: Database,
  account: Account,
  { now, linked, leadsOn, sessionId }: SignedIn,
) {
  const { customerId, memberNumber } = account
  const nextStateURI = linked === undefined ? (leadsOn ?? null) : pageAfterLinking(linked)
  const customer = await findCustomer(database.db, customerId)
  const details = customer && { ...customerView(customer, 'authenticated', now), memberNumber }
  return {
    mfaOption: null,
    customerDetails: details,
    showBrowserRegistrationCta: false,
    isRedirect: nextStateURI !== null,
    nextStateURI,
    encodePayload: null,
    // Ours: without it the specification's answer to a linking sign-in means that it is linked.
    ...(linked !== undefined && { isReservationLinked: linked !== null }),
    profileNudge: sessionId ? await profileNudge(database, sessionId, account) : null,
  }
}

function pageAfterLinking(linked: StoredOrder | null): string {
  return linked
    ? withQuery(site, upcomingReservationPath(site), { stay: linked.handle })
    : withQuery(site, lookupReservationPath(site), { outcome: 'reservation.not.found' })
}

/**
 * The phone numbers to which a code of a sign-in can be sent. None until the account's e-mail address
 * is confirmed: a person can join with another person's e-mail address and their own telephone.
 */
export function phonesFor({ isConfirmed, phone }: Account): string[] {
  return isConfirmed && phone ? [phone] : []
}

/**
 * Starts a sign-in that requires a one-time password (OK3): the browser gets a new session without a
 * customer, and the masked destinations for a code.
 */
export async function beginChallenge(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, asked }: SignInAsked,
) {
  const { customerId, email } = account
  const values = await valuesToKeep(database, request, customerId)
  const anonymous = { kind: 'anonymous', customerId: null, values } as const
  const sessionId = await beginSession(database, request, reply, anonymous)
  await createChallenge(database, sessionId, { customerId, request: asked })
  const { orderId } = asked
  const phoneNumbers = phonesFor(account).map(maskPhone)
  return {
    mfaOption: { emailAddress: maskEmail(email), phoneNumbers },
    customerDetails: null,
    showBrowserRegistrationCta: false,
    isRedirect: false,
    nextStateURI: null,
    encodePayload: orderId ? await seal(database, 'payload', JSON.stringify({ orderId })) : null,
  }
}
