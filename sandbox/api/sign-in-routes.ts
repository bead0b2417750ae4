import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownPath } from '../control/return-to'
import type { Database } from '../database/database'
import { refuseAuth } from './auth-answer'
import { bodyText } from './body-text'
import { bodyPassword, publicKeyOf } from './credential-key'
import { checkCredentials } from './credentials'
import { type AddressLimits, ATTEMPT_SECONDS, countForAddress, isOverLimit } from './rate-limits'
import { isOwnOrigin } from './request-guard'
import { beginChallenge, beginSignedIn, signedInAnswer } from './signed-in'
import { endSession, forgetVisitor, readSession } from './visitor-session'

export const AUTH = '/mi/phoenix-account-auth'
export const LONGEST_NAME = 80

export interface AccountOptions {
  database: Database
  limits: AddressLimits
}

/** Signing in and out, and forgetting whom the browser remembers (C.6). */
export async function signInRoutes(
  fastify: FastifyInstance,
  { database, limits }: AccountOptions,
): Promise<void> {
  fastify.post(`${AUTH}/v1/loginWithCredentials`, async (request, reply) => {
    const { body } = request
    const userName = bodyText(body, 'userId', LONGEST_NAME)
    const password = await bodyPassword(database, body)
    if (!userName || !password) {
      const fields = [...(userName ? [] : ['userId']), ...(password ? [] : ['password'])]
      return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields })
    }
    if (await isOverLimit(database, request, 'failures', limits)) {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
    }
    const isProvider = isProviderCall(request)
    const verdict = await checkCredentials(database, { userName, password, isProvider })
    if ('code' in verdict) {
      await countForAddress(database, request, 'failures')
      const isNotice = verdict.code === 'signInPageWarnMessage'
      return refuseAuth(reply, 401, verdict.code, isNotice ? { message: NOTICE } : {})
    }
    const { account } = verdict
    const isRemembered = !isProvider && isTrue(body, 'rememberMe')
    // A new member's first sign-in shows that the e-mail address is the member's own.
    if (account.hasMfa || !account.isConfirmed) {
      return beginChallenge(database, request, reply, { account, isRemembered })
    }
    await beginSignedIn(database, request, reply, { account, isRemembered })
    return signedInAnswer(database, account)
  })

  fastify.get(`${AUTH}/v1/encryptionKey/credential`, async () => ({
    rsaPublicKey: await publicKeyOf(database),
  }))

  // The specification has no call for it; `/logout.mi` is the page that follows.
  fastify.post(`${AUTH}/v1/signOut`, async (request, reply) => {
    await endSession(database, request, reply)
    return { status: 'SUCCESS' }
  })

  fastify.get<{ Querystring: { returnTo?: string } }>(
    `${AUTH}/v1/clearRememberedUser`,
    async (request, reply) => {
      // It changes something, and pictures and links of other sites are GETs too: these send no header.
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

const NOTICE = 'Your points are being counted anew; they are complete again tomorrow.'

/** Provider mode (EAA) is said by a header. */
function isProviderCall(request: FastifyRequest): boolean {
  return request.headers.iseaa === 'true'
}

function isTrue(body: unknown, field: string): boolean {
  const value = (body as Record<string, unknown> | null)?.[field]
  return value === true || value === 'true'
}
