import type { FastifyInstance } from 'fastify'
import { forgotPasswordCall, newPasswordCall } from '../../../src/rules/site/account-calls'
import { forgotPasswordPath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import { isValid } from '../../../src/rules/validation/validation'
import { findAccount, findAccountOf, renewPassword } from '../../database/members/accounts'
import { countAttempt } from '../../database/members/attempts'
import { createLinkToken, takeLinkToken } from '../../database/members/link-tokens'
import { sendMessage } from '../../database/members/messages'
import { hashPassword } from '../../database/members/passwords'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import { isConfirmed, takesForms } from '../request/form-posts'
import { userNameText } from '../request/person-text'
import { routeOf } from '../request/route-of'
import { refuseAuth } from '../sign-in/auth-answer'
import { bodyPassword } from '../sign-in/credential-key'
import { forgetFailures } from '../sign-in/credentials'
import { ATTEMPT_SECONDS, isOverLimit } from '../sign-in/rate-limits'
import { type AccountOptions, LONGEST_NAME } from '../sign-in/sign-in-routes'

/** Maximum number of requested messages for one account within `ATTEMPT_SECONDS`. */
export const MOST_MESSAGES = 5

/** The page on which a member sets a new password. */
export function newPasswordLink(token: string): string {
  return withQuery(site, forgotPasswordPath(site), { token })
}

/** The forgotten and the new password (D.9). */
export async function passwordRoutes(
  fastify: FastifyInstance,
  { database, limits }: AccountOptions,
) {
  // Unknown names write the same rows: response, text and time do not show whether an account
  // exists.
  fastify.post(routeOf(forgotPasswordCall), takesForms('sent'), async (request, reply) => {
    const userName = userNameText(request.body)
    if (!userName) return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['userId'] })
    if (await isOverLimit(database, request, 'messages', limits)) {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
    }
    const account = await findAccount(database, userName)
    const customerId = account?.customerId ?? null
    const by = customerId ?? `name ${userName.toLowerCase()}`
    const { count } = await countAttempt(database, { of: 'link', by, seconds: ATTEMPT_SECONDS })
    const token = await createLinkToken(database, { purpose: 'password', customerId })
    await sendMessage(database, {
      address: count > MOST_MESSAGES ? null : (account?.email ?? null),
      subject: 'Choose a new password',
      body: 'The link is valid for one hour and can be used once. If you didn’t ask for it, you can ignore this message.',
      link: newPasswordLink(token),
    })
    return { status: 'SUCCESS' }
  })

  fastify.post(routeOf(newPasswordCall), takesForms('passwordSaved'), async (request, reply) => {
    const password = await bodyPassword(database, request.body)
    if (!password || !isValid('password', password) || !isConfirmed(request.body, password)) {
      return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['password'] })
    }
    const token = bodyText(request.body, 'token', LONGEST_NAME)
    const customerId = token && (await takeLinkToken(database, 'password', token))
    if (!customerId) return refuseAuth(reply, 410, 'token.expired')
    await renewPassword(database, customerId, await hashPassword(password))
    const account = await findAccountOf(database, customerId)
    if (account) await forgetFailures(database, account)
    await sendMessage(database, {
      address: account?.email ?? null,
      subject: 'Your password has been changed',
      body: 'For your security, we’ve signed you out on every device. If this wasn’t you, please reset your password.',
      link: null,
    })
    return { status: 'SUCCESS' }
  })
}
