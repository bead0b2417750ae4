import { PROHIBITED_COUNTRIES } from '../../../rules/codes/codes'
import { plainField } from '../../../rules/people/plain-field'
import { mobileNumber } from '../../../rules/validation/mobile-number'
import { hasStates, postalRuleOf } from '../../../rules/validation/postal'
import { isFilled, isValid } from '../../../rules/validation/validation'
import type { Around, DetailsPart, PartProblems, PartValues } from '../details.rules'

/** Fields of the guest who books (W43), with their longest values in characters. */
const FIELDS: Readonly<Record<string, number>> = {
  title: 40,
  givenName: 80,
  familyName: 80,
  localGivenName: 80,
  localFamilyName: 80,
  email: 80,
  emailConfirm: 80,
  phoneCode: 12,
  phone: 40,
  smsOptIn: 3,
  country: 2,
  state: 80,
  city: 80,
  line1: 80,
  line2: 80,
  postalCode: 20,
  memberNumber: 20,
}

/** The guest of another room than the first: `room.<item id>.givenName`. */
const OF_A_ROOM = /^room\.([\w-]{1,40})\.(givenName|familyName)$/
const LONGEST_NAME = 80

/** Who books, and who comes. */
export const guestPart: DetailsPart = {
  name: 'guest',
  longest: (field) => FIELDS[field] ?? (OF_A_ROOM.test(field) ? LONGEST_NAME : null),
  plain: (field, value, all) =>
    plainField(OF_A_ROOM.exec(field)?.[2] ?? field, value, textIn(all, 'guest.country')),
  problemsOf: guestProblems,
}

/** Of an untrusted body too. */
function textIn(values: Readonly<Record<string, unknown>>, name: string): string {
  const { [name]: value } = values
  return typeof value === 'string' ? value.trim() : ''
}

function textOf(values: PartValues, field: string): string {
  const [name = ''] = field.split('.').slice(-1)
  return plainField(name, values[field] ?? '', textIn(values, 'country'))
}

/** The number of the guest, in its one form and with its calling code; `home`: that of the country. */
export function guestPhone(values: PartValues, home?: string) {
  return mobileNumber({
    phone: values.phone ?? '',
    phoneCode: values.phoneCode,
    country: textOf(values, 'country'),
    home,
  })
}

/** Whether a number with its calling code follows the rules of its country. */
function phoneProblem(values: PartValues): string | null {
  const { isMobile, country } = guestPhone(values)
  if (isMobile) return null
  return country === 'CN' ? 'phoneInvalidExact' : 'phoneInvalid'
}

function guestProblems(values: PartValues, { locale, rooms }: Around): PartProblems {
  const text = (field: string) => textOf(values, field)
  const has = (field: string) => isFilled(text(field))
  const country = text('country')
  const isName = (field: string) =>
    isValid('name', text(field)) && isValid('chineseName', text(field), { locale })
  const postalRule = postalRuleOf(country)
  const found: [string, boolean, string][] = [
    ['givenName', !has('givenName'), 'fieldRequired'],
    ['givenName', !isName('givenName'), 'nameInvalid'],
    ['familyName', !has('familyName'), 'fieldRequired'],
    ['familyName', !isName('familyName'), 'nameInvalid'],
    ...['localGivenName', 'localFamilyName'].map((field): [string, boolean, string] => [
      field,
      has(field) && !isValid('name', text(field)),
      'localNameInvalid',
    ]),
    ['email', !isValid('emailGeneral', text('email')), 'emailInvalid'],
    [
      'emailConfirm',
      'emailConfirm' in values &&
        text('email').toLowerCase() !== text('emailConfirm').toLowerCase(),
      'emailMismatch',
    ],
    ['country', !country, 'countryRequired'],
    ['country', PROHIBITED_COUNTRIES.includes(country), 'prohibitedCountryErrMsg'],
    ['phone', !has('phone'), 'fieldRequired'],
    [
      'postalCode',
      has('postalCode') && !!postalRule && !isValid(postalRule, text('postalCode')),
      'postalInvalid',
    ],
    [
      'state',
      'state' in values && hasStates(country) && has('line1') && !has('state'),
      'fieldRequired',
    ],
    [
      'memberNumber',
      has('memberNumber') && !isValid('memberNumber', text('memberNumber')),
      'memberNumberInvalid',
    ],
    ...rooms.slice(1).flatMap((room): [string, boolean, string][] =>
      ['givenName', 'familyName'].map((name) => {
        const field = `room.${room}.${name}`
        return [field, has(field) && !isName(field), 'nameInvalid']
      }),
    ),
  ]
  const problems: Record<string, string> = {}
  for (const [field, isWrong, label] of found) if (isWrong) problems[field] ??= label
  const phone = phoneProblem(values)
  if (phone) problems.phone ??= phone
  return problems
}
