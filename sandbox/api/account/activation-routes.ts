import type { FastifyInstance } from 'fastify'
import { maskEmail } from '../../../src/rules/formats/mask'
import { plainName } from '../../../src/rules/people/person-name'
import {
  createAccountCall,
  prefilledDataCall,
  submitCreateAccountCall,
} from '../../../src/rules/site/account-calls'
import { createAccountPath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import { isValid } from '../../../src/rules/validation/validation'
import { findAccount, findAccountOf, renewPassword } from '../../database/members/accounts'
import { countAttempt } from '../../database/members/attempts'
import { createLinkToken, readLinkToken, takeLinkToken } from '../../database/members/link-tokens'
import { sendMessage } from '../../database/members/messages'
import { hashPassword } from '../../database/members/passwords'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import { timeOf } from '../request/clock'
import { isConfirmed, takesForms } from '../request/form-posts'
import { personText } from '../request/person-text'
import { routeOf } from '../request/route-of'
import { refuseAuth } from '../sign-in/auth-answer'
import { bodyPassword } from '../sign-in/credential-key'
import { ATTEMPT_SECONDS, isOverLimit } from '../sign-in/rate-limits'
import { type AccountOptions, LONGEST_NAME } from '../sign-in/sign-in-routes'
import { beginSignedIn, signedInAnswer } from '../sign-in/signed-in'
import { MOST_MESSAGES } from './password-routes'

/** Creates the online account of a member who joined elsewhere, by a link to the known address (D.9). */
export async function activationRoutes(
  fastify: FastifyInstance,
  { database, limits }: AccountOptions,
) {
  // The same response for every visitor, as for a forgotten password.
  fastify.post(routeOf(createAccountCall), takesForms('sent'), async (request, reply) => {
    const [memberNumber, lastName, email] = ['memberNumber', 'lastName', 'email'].map((field) =>
      personText(request.body, field, LONGEST_NAME),
    )
    if (!memberNumber || !lastName || !email) {
      return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY')
    }
    if (await isOverLimit(database, request, 'messages', limits)) {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
    }
    const found = await findAccount(database, memberNumber)
    const isMember =
      found?.memberNumber === memberNumber &&
      found.passwordHash === null &&
      plainName(found.surname).toLowerCase() === lastName.toLowerCase() &&
      found.email === email.toLowerCase()
    const account = isMember ? found : null
    const by = account?.customerId ?? `name ${memberNumber}`
    const { count } = await countAttempt(database, { of: 'link', by, seconds: ATTEMPT_SECONDS })
    const customerId = account?.customerId ?? null
    const token = await createLinkToken(database, { purpose: 'activation', customerId })
    await sendMessage(database, {
      address: count > MOST_MESSAGES ? null : (account?.email ?? null),
      subject: 'Activate your online account',
      body: 'The link is valid for one hour and can be used once.',
      link: withQuery(site, createAccountPath(site), { activation: token }),
    })
    return { status: 'SUCCESS' }
  })

  fastify.get<{ Querystring: { token?: string } }>(
    routeOf(prefilledDataCall),
    async ({ query, headers }, reply) => {
      // A header does not appear in the log.
      const given = { token: headers['x-link-token'] ?? query.token }
      const token = bodyText(given, 'token', LONGEST_NAME)
      const customerId = token && (await readLinkToken(database, 'activation', token))
      const account = customerId ? await findAccountOf(database, customerId) : null
      if (!account) return refuseAuth(reply, 410, 'token.expired')
      const { givenName, memberNumber, email } = account
      return { givenName, memberNumber, emailAddress: maskEmail(email) }
    },
  )

  fastify.post(
    routeOf(submitCreateAccountCall),
    takesForms('activated'),
    async (request, reply) => {
      const password = await bodyPassword(database, request.body)
      if (!password || !isValid('password', password) || !isConfirmed(request.body, password)) {
        return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['password'] })
      }
      const token = bodyText(request.body, 'token', LONGEST_NAME)
      const customerId = token && (await takeLinkToken(database, 'activation', token))
      if (!customerId) return refuseAuth(reply, 410, 'token.expired')
      await renewPassword(database, customerId, await hashPassword(password))
      const account = await findAccountOf(database, customerId)
      if (account?.standing !== 'active') {
        return refuseAuth(reply, 401, 'activationSuccessSignInFailedError')
      }
      await beginSignedIn(database, request, reply, { account, asked: { isRemembered: false } })
      return signedInAnswer(database, account, { now: timeOf(request) })
    },
  )
}
