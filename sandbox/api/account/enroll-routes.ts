import type { FastifyInstance } from 'fastify'
import { PROHIBITED_COUNTRIES } from '../../../src/rules/codes/codes'
import { enrollCall, enrollV2Call } from '../../../src/rules/site/account-calls'
import { signInPath } from '../../../src/rules/site/paths'
import { isValid } from '../../../src/rules/validation/validation'
import { siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { createAccount } from '../../database/members/accounts'
import { createLinkToken } from '../../database/members/link-tokens'
import { saveMemberDetails } from '../../database/members/member-details'
import { sendMessage } from '../../database/members/messages'
import { hashPassword } from '../../database/members/passwords'
import type { Locale } from '../../seed/seed-types'
import { site } from '../../site'
import { bookingCall } from '../request/booking-call'
import { isFormPost, takesForms } from '../request/form-posts'
import { personText } from '../request/person-text'
import { routeOf } from '../request/route-of'
import { refuseAuth } from '../sign-in/auth-answer'
import { bodyPassword } from '../sign-in/credential-key'
import { ATTEMPT_SECONDS, isOverLimit } from '../sign-in/rate-limits'
import { type AccountOptions, LONGEST_NAME } from '../sign-in/sign-in-routes'
import { afterJoining, bookForJoined, missingWhileBooking, withGuest } from './enroll-while-booking'
import { readDetails, readMobile } from './member-input'
import { newPasswordLink } from './password-routes'
import { refuseTaken } from './refuse-taken'

/**
 * `POST enroll` (D.9) creates a member. Without a password, as in one-click join, the member gets a
 * link to set one.
 */
export async function enrollRoutes(fastify: FastifyInstance, { database, limits }: AccountOptions) {
  for (const call of [enrollCall, enrollV2Call]) {
    fastify.post(routeOf(call), takesForms(afterJoining), async (request, reply) => {
      const password = await bodyPassword(database, request.body)
      const booking = await bookingCall(database, request, reply)
      const body = await withGuest(booking, request.body)
      const { member, details, fields } = readMember(body, password, siteLocale(request))
      if (PROHIBITED_COUNTRIES.includes(member.country)) {
        return refuseAuth(reply, 422, 'prohibitedCountryErrMsg', { fields: ['country'] })
      }
      const missing = isFormPost(request) ? missingWhileBooking(request.body, fields) : null
      if (missing) return refuseAuth(reply, 422, missing, { fields })
      if (fields.length > 0) return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields })
      if (await isOverLimit(database, request, 'messages', limits)) {
        return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
      }
      const passwordHash = password === null ? null : await hashPassword(password)
      const made = await createAccount(database, { ...member, passwordHash })
      if ('taken' in made) return refuseTaken(database, request, reply, { ...made, limits })
      await saveMemberDetails(database, made.customerId, details)
      await welcome(database, { ...made, email: member.email, hasPassword: password !== null })
      const { memberNumber } = made
      await bookForJoined(booking, made, request.body, isFormPost(request))
      return { status: 'SUCCESS', memberNumber, messageKey: 'newMemberNumberMsg' }
    })
  }
}

interface Joined {
  customerId: string
  memberNumber: string
  email: string
  hasPassword: boolean
}

async function welcome(database: Database, { customerId, memberNumber, ...joined }: Joined) {
  const link = joined.hasPassword
    ? signInPath(site)
    : newPasswordLink(await createLinkToken(database, { purpose: 'password', customerId }))
  await sendMessage(database, {
    address: joined.email.toLowerCase(),
    subject: 'Welcome to Alderway Circle',
    body: `Your member number is ${memberNumber}. ${joined.hasPassword ? 'You can sign in with it or with your email.' : 'Choose your password to get started.'}`,
    link,
  })
}

/**
 * Reads the fields of D.9, or the flat fields of a form with the same names; `fields` names those
 * that are missing or invalid.
 */
function readMember(body: unknown, password: string | null, locale: Locale) {
  const { name = body, password: sent, phone: given } = (body ?? {}) as Record<string, unknown>
  const text = (from: unknown, field: string, longest = LONGEST_NAME) =>
    personText(from, field, longest) ?? ''
  const givenName = text(name, 'givenName')
  const surname = text(name, 'surname') || text(name, 'familyName')
  const email = text(body, 'email')
  const country = text(body, 'country', 2)
  // A form without a script has the phone field for every country.
  const isHidden = site.phoneHiddenCountries.includes(country)
  const mobile = readMobile(body, country)
  const phone = isHidden ? null : (mobile?.digits ?? null)
  const { details, wrong } = readDetails(body, country)
  const isName = (text: string) => isValid('name', text) && isValid('chineseName', text, { locale })
  const isRight = {
    givenName: isName(givenName),
    surname: isName(surname),
    email: isValid('emailGeneral', email),
    country: /^[A-Z]{2}$/.test(country),
    phone: !given || isHidden || mobile?.isMobile === true,
    password: !sent || (password !== null && isValid('password', password)),
  }
  const fields = Object.entries(isRight).flatMap(([field, right]) => (right ? [] : field))
  const member = { givenName, surname, email, country, phone }
  return { member, details, fields: [...fields, ...wrong] }
}
