import type { FastifyInstance } from 'fastify'
import { PROHIBITED_COUNTRIES } from '../../../src/rules/codes/codes'
import {
  confirmEmailCall,
  keepEmailCall,
  updateContactCall,
} from '../../../src/rules/site/account-calls'
import { forgotPasswordPath, profilePath, signInPath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import { isValid } from '../../../src/rules/validation/validation'
import type { Database, Transaction } from '../../database/database'
import {
  type Account,
  type ContactChange,
  changeContact,
  findAccountOf,
} from '../../database/members/accounts'
import { countWithin } from '../../database/members/attempts'
import { confirmEmail, keepEmail, wantEmail } from '../../database/members/email-changes'
import { sendMessage } from '../../database/members/messages'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import { type FormNext, pageOf, takesForms } from '../request/form-posts'
import { personText } from '../request/person-text'
import { routeOf } from '../request/route-of'
import { readSession } from '../session/visitor-session'
import { type AuthCode, refuseAuth } from '../sign-in/auth-answer'
import { bodyPassword } from '../sign-in/credential-key'
import { checkCredentials } from '../sign-in/credentials'
import { ATTEMPT_SECONDS, giveBack, isOverLimit } from '../sign-in/rate-limits'
import { type AccountOptions, LONGEST_NAME } from '../sign-in/sign-in-routes'
import { isPostalRight, readAddress, readMobile } from './member-input'
import { refuseTaken } from './refuse-taken'

/**
 * `POST updateContactDetails` (ours) changes the contact data of the signed-in member, with the password as
 * a fresh proof: who finds an open session cannot take over the account (ADR 0065). An empty field keeps
 * what is on file. Wrong passwords count as those of signing in. A new e-mail address counts once its link
 * was used (ADR 0078): `confirmEmail`; until then `keepEmail` withdraws it.
 */
export async function contactRoutes(
  fastify: FastifyInstance,
  { database, limits }: AccountOptions,
) {
  fastify.post(routeOf(updateContactCall), takesForms(afterContact), async (request, reply) => {
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
    const { email, ...changed } = change
    const made = await database.db.transaction((tx) => changeAll(tx, account, { email, changed }))
    if (made === 'tooMany') {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
    }
    if (made === 'taken') return refuseTaken(database, request, reply, { taken: 'phone', limits })
    if (Object.keys(changed).length > 0) await tellOfChange(database, account)
    if (email && made) await tellOfWish(database, account, { email, ...made })
    return { status: 'SUCCESS', isEmailPending: made !== null }
  })

  // A link alone changes nothing: mail programs open links to look at their pages.
  fastify.post(routeOf(confirmEmailCall), takesForms('emailConfirmed'), async (request, reply) => {
    if (await isOverLimit(database, request, 'failures', limits)) {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
    }
    const token = bodyText(request.body, 'token', LONGEST_NAME)
    const made = token && (await confirmEmail(database, token))
    if (!made) return refuseAuth(reply, 410, 'token.expired')
    await giveBack(database, request, 'failures')
    await tellOfNewEmail(database, made)
    return { status: 'SUCCESS' }
  })

  fastify.post(routeOf(keepEmailCall), takesForms('emailKept'), async (request, reply) => {
    const session = await readSession(database, request)
    const customerId = session?.kind === 'authenticated' ? session.customer?.id : undefined
    if (!customerId) return refuseAuth(reply, 401, 'session.ended')
    await keepEmail(database, customerId)
    return { status: 'SUCCESS' }
  })
}

/** What follows a form without a script; the address does not name the e-mail address. */
const afterContact: FormNext = (request, { body, code }) =>
  pageOf(request, code ?? (body.isEmailPending === true ? 'emailSent' : 'contactSaved'))

/** Requests for another e-mail address, of one member and for one address, within `ATTEMPT_SECONDS`. */
const MOST_WISHES = 5

/** Either everything is changed or nothing is; returns the link's token if an e-mail address is wanted. */
async function changeAll(
  tx: Transaction,
  { customerId }: Account,
  { email, changed }: { email: string | undefined; changed: ContactChange },
): Promise<{ token: string; isTaken: boolean } | 'tooMany' | 'taken' | null> {
  if (email) {
    const limit = { seconds: ATTEMPT_SECONDS, most: MOST_WISHES }
    const limits = [
      { of: 'email-wish', by: customerId, ...limit },
      // Counted for an address with an account and without one alike.
      { of: 'email-wished', by: email, ...limit },
    ]
    if (!(await countWithin(tx, limits))) return 'tooMany'
  }
  if (!(await changeContact(tx, customerId, changed))) return 'taken'
  return email ? wantEmail(tx, customerId, email) : null
}

function wrongPassword(code: AuthCode): AuthCode {
  return code === 'password.username.invalid' ? 'password.incorrect' : code
}

/** Reads the JSON or the flat fields of a form; `fields` names those that are missing or invalid. */
function readChange(body: unknown, account: Account) {
  const given = (body ?? {}) as Record<string, unknown>
  const text = (field: string) => personText(body, field, LONGEST_NAME)
  /** Too long, or no text: not to be taken for an empty field. */
  const isUnread = (field: string, read: string | null) =>
    read === null && ![undefined, null, ''].includes(given[field] as string)
  const typed = text('email')
  const email = typed?.toLowerCase() ?? null
  const country = text('country')
  const mobile = readMobile(body, country ?? account.country)
  const phone = mobile?.isMobile ? mobile.digits : null
  const isMoving = country !== null && country !== account.country
  const address = readAddress(given.address ?? body, country ?? account.country)
  const hasAddress = Object.keys(address).length > 0
  const isRight = {
    email: !isUnread('email', typed) && (email === null || isValid('emailGeneral', email)),
    phone: !isUnread('phone', mobile?.digits ?? null) && (mobile === null || mobile.isMobile),
    country: !isUnread('country', country) && (country === null || /^[A-Z]{2}$/.test(country)),
    postalCode: isPostalRight(address, country ?? account.country),
    line1: !(hasAddress || isMoving) || Boolean(address.line1),
    city: !(hasAddress || isMoving) || Boolean(address.city),
  }
  const change: ContactChange & { email?: string } = {
    // The member’s own address is no change.
    ...(email !== null && email !== account.email && { email }),
    ...(phone !== null && { phone }),
    ...(isMoving && { country }),
    ...(hasAddress && { address }),
  }
  return {
    change,
    fields: Object.entries(isRight).flatMap(([field, right]) => (right ? [] : field)),
  }
}

const CALL_US = 'If this wasn’t you, please call us: +1 800-555-0134.'

/** Who has changed nothing reads of it at the address that is on file. */
async function tellOfChange(database: Database, { email }: Account) {
  await sendMessage(database, {
    address: email,
    subject: 'Your contact details have been changed',
    body: `You can see them in your account. ${CALL_US}`,
    link: null,
  })
}

/**
 * Both addresses read of the wish. One that has an account gets no link, and its owner learns why; the
 * page says the same in both cases.
 */
async function tellOfWish(
  database: Database,
  { email: current }: Account,
  { email, token, isTaken }: { email: string; token: string; isTaken: boolean },
) {
  await sendMessage(database, {
    address: current,
    subject: 'Another email address was requested for your account',
    body: 'Until it is confirmed there, this address stays yours. If this wasn’t you, please choose a new password: the request is cancelled with it.',
    link: forgotPasswordPath(site),
  })
  await sendMessage(
    database,
    isTaken
      ? {
          address: email,
          subject: 'You already have an account',
          body: 'A member has asked to use this address for another account. It belongs to yours, so nothing has changed.',
          link: signInPath(site),
        }
      : {
          address: email,
          subject: 'Confirm your new email address',
          body: 'The link is valid for one hour and can be used once. If you didn’t ask for it, please ignore this message: nothing changes.',
          link: withQuery(site, profilePath(site), { emailToken: token }),
        },
  )
}

async function tellOfNewEmail(
  database: Database,
  { before, now }: { before: string; now: string },
) {
  await sendMessage(database, {
    address: before,
    subject: 'Your email address has been changed',
    body: `We no longer write to this address, and it does not sign in any more. ${CALL_US}`,
    link: null,
  })
  await sendMessage(database, {
    address: now,
    subject: 'Your new email address',
    body: 'From now on we’ll write to you here, and you can sign in with this address.',
    link: null,
  })
}
