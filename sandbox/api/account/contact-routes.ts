import type { FastifyInstance } from 'fastify'
import { PROHIBITED_COUNTRIES } from '../../../src/rules/codes/codes'
import { updateContactCall } from '../../../src/rules/site/account-calls'
import { phoneDigits } from '../../../src/rules/validation/phone-entry'
import { isValid } from '../../../src/rules/validation/validation'
import type { Database } from '../../database/database'
import {
  type Account,
  type ContactChange,
  changeContact,
  findAccountOf,
} from '../../database/members/accounts'
import { sendMessage } from '../../database/members/messages'
import { bodyText } from '../request/body-text'
import { takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { readSession } from '../session/visitor-session'
import { type AuthCode, refuseAuth } from '../sign-in/auth-answer'
import { bodyPassword } from '../sign-in/credential-key'
import { checkCredentials } from '../sign-in/credentials'
import { ATTEMPT_SECONDS, giveBack, isOverLimit } from '../sign-in/rate-limits'
import { type AccountOptions, LONGEST_NAME } from '../sign-in/sign-in-routes'
import { isPostalRight, readAddress } from './member-input'
import { refuseTaken } from './refuse-taken'

/**
 * `POST updateContactDetails` (ours) changes the contact data of the signed-in member, with the password as
 * a fresh proof: who finds an open session cannot take over the account (ADR 0065). An empty field keeps
 * what is on file. Wrong passwords count as those of signing in.
 */
export async function contactRoutes(
  fastify: FastifyInstance,
  { database, limits }: AccountOptions,
) {
  fastify.post(routeOf(updateContactCall), takesForms('contactSaved'), async (request, reply) => {
    const session = await readSession(database, request)
    const customerId = session?.kind === 'authenticated' ? session.customer?.id : undefined
    const account = customerId ? await findAccountOf(database, customerId) : null
    if (!account) return refuseAuth(reply, 401, 'session.ended')
    const password = await bodyPassword(database, request.body)
    const { change, fields } = readChange(request.body, account)
    if (!password) fields.push('password')
    if (change.country && PROHIBITED_COUNTRIES.includes(change.country)) {
      return refuseAuth(reply, 422, 'prohibitedCountryErrMsg', { fields: ['country'] })
    }
    if (!password || fields.length > 0) {
      return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields })
    }
    if (Object.keys(change).length === 0) return refuseAuth(reply, 422, 'contact.unchanged')
    for (const limited of ['failures', 'messages'] as const) {
      if (await isOverLimit(database, request, limited, limits)) {
        return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
      }
    }
    const userName = account.memberNumber
    const verdict = await checkCredentials(database, { userName, password, isProvider: false })
    if ('code' in verdict) return refuseAuth(reply, 422, wrongPassword(verdict.code))
    await giveBack(database, request, 'failures')
    const refused = await changeContact(database, account.customerId, change)
    if (refused) return refuseTaken(database, request, reply, { ...refused, limits })
    await tellOf(database, account, change)
    return { status: 'SUCCESS' }
  })
}

function wrongPassword(code: AuthCode): AuthCode {
  return code === 'password.username.invalid' ? 'password.incorrect' : code
}

/** Reads the JSON or the flat fields of a form; `fields` names those that are missing or invalid. */
function readChange(body: unknown, account: Account) {
  const given = (body ?? {}) as Record<string, unknown>
  const text = (field: string, longest = LONGEST_NAME) => bodyText(body, field, longest)
  /** Too long, or no text: not to be taken for an empty field. */
  const isUnread = (field: string, read: string | null) =>
    read === null && ![undefined, null, ''].includes(given[field] as string)
  const email = text('email')
  const entered = text('phone', 40)
  const phone = entered === null ? null : phoneDigits(entered)
  const country = text('country')
  const isMoving = country !== null && country !== account.country
  const address = readAddress(given.address ?? body)
  const hasAddress = Object.keys(address).length > 0
  const isRight = {
    email: !isUnread('email', email) && (email === null || isValid('emailGeneral', email)),
    phone: !isUnread('phone', entered) && (entered === null || phone !== null),
    country: !isUnread('country', country) && (country === null || /^[A-Z]{2}$/.test(country)),
    postalCode: isPostalRight(address, country ?? account.country),
    line1: !(hasAddress || isMoving) || Boolean(address.line1),
    city: !(hasAddress || isMoving) || Boolean(address.city),
  }
  const change: ContactChange = {
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(isMoving && { country }),
    ...(hasAddress && { address }),
  }
  return {
    change,
    fields: Object.entries(isRight).flatMap(([field, right]) => (right ? [] : field)),
  }
}

/** Who has changed nothing reads of it at the address that was on file before. */
async function tellOf(database: Database, { email: before }: Account, change: ContactChange) {
  await sendMessage(database, {
    address: before,
    subject: 'Your contact details have been changed',
    body: 'You can see them in your account. If this wasn’t you, please call us: +1 800-555-0134.',
    link: null,
  })
  const now = change.email?.toLowerCase()
  if (!now || now === before) return
  await sendMessage(database, {
    address: now,
    subject: 'Your new email address',
    body: 'From now on we’ll write to you here, and you can sign in with this address.',
    link: null,
  })
}
