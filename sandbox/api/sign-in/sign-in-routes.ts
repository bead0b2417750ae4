import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMasked, maskMemberNumber } from '../../../src/rules/formats/mask'
import {
  clearRememberedCall,
  encryptionKeyCall,
  signInAndLinkCall,
  signInAndLinkV2Call,
  signInCall,
  signOutCall,
} from '../../../src/rules/site/account-calls'
import { isValid } from '../../../src/rules/validation/validation'
import { ownPath } from '../../control/return-to'
import type { Database } from '../../database/database'
import { bodyText } from '../request/body-text'
import { timeOf } from '../request/clock'
import { isFormPost, takesForms } from '../request/form-posts'
import { userNameText } from '../request/person-text'
import { isOwnOrigin } from '../request/request-guard'
import { routeOf } from '../request/route-of'
import { endSession, forgetVisitor, readRemembered, readSession } from '../session/visitor-session'
import { refuseAuth } from './auth-answer'
import { bookForSignedIn } from './book-for-signed-in'
import { bodyPassword, publicKeyOf } from './credential-key'
import { checkCredentials } from './credentials'
import { type AddressLimits, ATTEMPT_SECONDS, giveBack, isOverLimit } from './rate-limits'
import { afterSignIn } from './sign-in-forms'
import { beginChallenge, beginSignedIn, signedInAnswer } from './signed-in'

export const LONGEST_NAME = 80
const LONGEST_PATH = 2_000

export interface AccountOptions {
  database: Database
  limits: AddressLimits
}

/** Signing in and out, and removing the remembered visitor (C.6). */
export async function signInRoutes(
  fastify: FastifyInstance,
  { database, limits }: AccountOptions,
): Promise<void> {
  const forms = takesForms(afterSignIn)
  const signIn = async (request: FastifyRequest, reply: FastifyReply, isLinking: boolean) => {
    const { body } = request
    const userName = await userNameOf(database, request)
    const password = await bodyPassword(database, body)
    if (!userName || !password) {
      const fields = [...(userName ? [] : ['userId']), ...(password ? [] : ['password'])]
      return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields })
    }
    const orderId = isLinking ? bodyText(body, 'orderId', LONGEST_NAME) : null
    if (isLinking && !(orderId && isValid('confirmationNo', orderId))) {
      const fields = ['orderId']
      return refuseAuth(reply, 422, 'confirmation.number.format.invalid', { fields })
    }
    if (await isOverLimit(database, request, 'failures', limits)) {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
    }
    const isProvider = isProviderCall(request)
    const verdict = await checkCredentials(database, { userName, password, isProvider })
    if ('code' in verdict) {
      const isNotice = verdict.code === 'signInPageWarnMessage'
      return refuseAuth(reply, 401, verdict.code, isNotice ? { message: NOTICE } : {})
    }
    await giveBack(database, request, 'failures')
    const { account } = verdict
    const isRemembered = !isProvider && isTrue(body, 'rememberMe')
    const asked = { isRemembered, ...(orderId ? { orderId } : {}) }
    // The first sign-in of a new member confirms that the e-mail address belongs to the member.
    if (account.hasMfa || !account.isConfirmed) {
      return beginChallenge(database, request, reply, { account, asked })
    }
    const begun = await beginSignedIn(database, request, reply, { account, asked })
    await bookForSignedIn(database, request, reply, begun.sessionId)
    const leadsOn = isProvider ? ownPath(bodyText(body, 'returnUrl', LONGEST_PATH), '/') : null
    return signedInAnswer(database, account, { ...begun, leadsOn, now: timeOf(request) })
  }
  fastify.post(routeOf(signInCall), forms, (request, reply) => signIn(request, reply, false))
  for (const call of [signInAndLinkCall, signInAndLinkV2Call]) {
    fastify.post(routeOf(call), forms, (request, reply) => signIn(request, reply, true))
  }

  fastify.get(routeOf(encryptionKeyCall), async () => ({
    rsaPublicKey: await publicKeyOf(database),
  }))

  // Ours: the specification has no call for it, only the page `logout`.
  fastify.post(routeOf(signOutCall), async (request, reply) => {
    await endSession(database, request, reply)
    return { status: 'SUCCESS' }
  })

  fastify.get<{ Querystring: { returnTo?: string } }>(
    routeOf(clearRememberedCall),
    async (request, reply) => {
      // This GET changes data. Images and links of other sites are GETs too, but send no such header.
      if (request.headers.iseaa === undefined || !isOwnOrigin(request)) {
        return refuseAuth(reply, 403, 'UNPROCESSABLE_ENTITY', { message: 'Send the header isEAA.' })
      }
      const session = await readSession(database, request)
      await forgetVisitor(database, request, reply)
      if (session?.kind === 'remembered') await endSession(database, request, reply)
      return { status: 'SUCCESS', nextStateURI: ownPath(request.query.returnTo, '/') }
    },
  )
}

const NOTICE = 'We’re updating your points. They’ll be complete tomorrow.'

/** A header sets provider mode (EAA); a form has none. */
function isProviderCall(request: FastifyRequest): boolean {
  return request.headers.iseaa === 'true' || (isFormPost(request) && isTrue(request.body, 'isEAA'))
}

/** A remembered visitor signs in with the masked number that the form shows. */
async function userNameOf(database: Database, request: FastifyRequest): Promise<string | null> {
  const userName = userNameText(request.body)
  if (!userName || !isMasked(userName)) return userName
  const memberNumber = (await readRemembered(database, request))?.memberNumber
  return memberNumber && maskMemberNumber(memberNumber) === userName ? memberNumber : userName
}

function isTrue(body: unknown, field: string): boolean {
  const value = (body as Record<string, unknown> | null)?.[field]
  return value === true || value === 'true'
}
