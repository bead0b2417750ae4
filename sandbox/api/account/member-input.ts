import { mobileNumber } from '../../../src/rules/validation/mobile-number'
import { postalRuleOf } from '../../../src/rules/validation/postal'
import { isValid } from '../../../src/rules/validation/validation'
import type { MemberDetails } from '../../database/members/member-details'
import { callingCodes } from '../../seed/calling-codes'
import { bodyText } from '../request/body-text'
import { personText } from '../request/person-text'

const LONGEST = 80
const ADDRESS = ['line1', 'line2', 'city', 'state', 'postalCode']
/** The checkboxes of the join form and their consents; a form sends the ticked ones only. */
const CONSENTS = ['terms', 'marketing', 'smsOptIn']

/** The fields of a new member that are not in D.9; `wrong` names the invalid ones. */
export function readDetails(
  body: unknown,
  country: string,
): { details: MemberDetails; wrong: string[] } {
  const given = (body ?? {}) as Record<string, unknown>
  const from = (source: unknown) => (field: string) => personText(source, field, LONGEST)
  const address = readAddress(given.address ?? body, country)
  const { localizedName = { givenName: given.localGivenName, surname: given.localSurname } } = given
  const local = from(localizedName)
  const [givenName, surname, title] = [local('givenName'), local('surname'), from(body)('title')]
  const isLocal = (name: string | null) => name === null || isValid('name', name)
  const wrong = [
    ...(isPostalRight(address, country) ? [] : ['postalCode']),
    ...(isLocal(givenName ?? null) ? [] : ['localGivenName']),
    ...(isLocal(surname ?? null) ? [] : ['localSurname']),
  ]
  const details = {
    ...(title && { title }),
    ...(givenName && surname && { localizedName: { givenName, surname } }),
    ...(Object.keys(address).length > 0 && { address }),
    consents: readConsents(given),
  }
  return { details, wrong }
}

/** More than anybody types of a telephone number. */
const LONGEST_PHONE = 40

/**
 * The mobile number of a body in its one form, with the calling code that was chosen beside it, else that of
 * the country; null without one.
 */
export function readMobile(body: unknown, country: string) {
  const phone = personText(body, 'phone', LONGEST_PHONE)
  const phoneCode = bodyText(body, 'phoneCode', LONGEST)
  const home = callingCodes.get(country)
  return phone === null ? null : mobileNumber({ phone, phoneCode, country, home })
}

/** The fields of an address that have a text, in their one form. */
export function readAddress(source: unknown, country: string): Record<string, string> {
  const entries = ADDRESS.flatMap((field) => {
    const value = personText(source, field, LONGEST, country)
    return value ? [[field, value]] : []
  })
  return Object.fromEntries(entries)
}

export function isPostalRight({ postalCode }: Record<string, string>, country: string): boolean {
  const rule = postalRuleOf(country)
  return !postalCode || !rule || isValid(rule, postalCode)
}

function readConsents({ consents, ...boxes }: Record<string, unknown>) {
  const at = new Date().toISOString()
  const listed = Array.isArray(consents)
    ? consents.flatMap((consent) => {
        const [type, version, locale] = ['type', 'version', 'locale'].map((field) =>
          bodyText(consent, field, 40),
        )
        const accepted = (consent as { accepted?: unknown } | null)?.accepted === true
        return type && version ? [{ type, version, accepted, at, locale: locale ?? '' }] : []
      })
    : []
  const ticked = CONSENTS.filter((type) => boxes[type] === 'yes')
  return [
    ...listed,
    ...ticked.map((type) => ({ type, version: '1', accepted: true, at, locale: '' })),
  ]
}
