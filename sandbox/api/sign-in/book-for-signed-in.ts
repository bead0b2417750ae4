import type { FastifyReply, FastifyRequest } from 'fastify'
import { queryName } from '../../../src/rules/site/query'
import { ownPath } from '../../control/return-to'
import type { Database } from '../../database/database'
import { findSession } from '../../database/sessions'
import { site } from '../../site'
import { associateProfile } from '../cart/associate-profile'
import { bodyText } from '../request/body-text'
import { bookingCall } from '../request/booking-call'
import { isFormPost } from '../request/form-posts'
import { cartOwner } from '../session/cart-owner'

const LONGEST_PATH = 2_000

/**
 * Books the cart of the page that a form without a script goes back to for the member who has signed in;
 * a script asks for it itself. `sessionId`: the session that the sign-in has begun.
 */
export async function bookForSignedIn(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string,
) {
  if (!isFormPost(request)) return
  const returnTo = ownPath(bodyText(request.body, 'returnTo', LONGEST_PATH), '/')
  const cartId = new URL(returnTo, 'http://own').searchParams.get(queryName(site, 'cart'))
  const begun = cartId ? await findSession(database, sessionId) : null
  if (!cartId || !begun) return
  const session = { ...begun, sessionId }
  const owner = await cartOwner(database, request, reply, session)
  const call = { ...(await bookingCall(database, request, reply)), session, owner }
  await associateProfile(call, { cartId, memberNumber: null })
}
