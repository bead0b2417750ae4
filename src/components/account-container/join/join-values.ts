import { hasStates } from '../../../rules/validation/postal'
import { isFilled, isValid } from '../../../rules/validation/validation'
import type { AccountLabels } from '../account-container.schema'
import { addressOf, filled, phoneOf, reachChecks, textOf } from '../form/reach-values'

/** The names of the join form's fields, as posted without a script. */
export const JOIN_NAMES = [
  'title',
  'givenName',
  'surname',
  'localGivenName',
  'localSurname',
  'email',
  'emailConfirm',
  'phoneCode',
  'phone',
  'smsOptIn',
  'country',
  'state',
  'city',
  'line1',
  'line2',
  'postalCode',
  'password',
  'terms',
  'marketing',
] as const

export type JoinName = (typeof JOIN_NAMES)[number]

export type JoinValues = Record<JoinName, string | boolean>

export type JoinProblems = Partial<Record<JoinName, keyof AccountLabels>>

/** The version of the terms that a new member accepts. */
const CONSENT_VERSION = '1'
const CONSENTS = ['terms', 'marketing', 'smsOptIn'] as const

/** The problems of the form: required fields, and the rules of C.17 by country and locale. */
export function joinProblems(values: JoinValues, locale: string): JoinProblems {
  const text = (name: JoinName) => textOf(values, name)
  const has = (name: JoinName) => isFilled(text(name))
  const country = text('country')
  const isName = (name: JoinName) =>
    isValid('name', text(name)) && isValid('chineseName', text(name), { locale })
  const found: [JoinName, boolean, keyof AccountLabels][] = [
    ['givenName', !has('givenName'), 'fieldRequired'],
    ['givenName', !isName('givenName'), 'nameInvalid'],
    ['surname', !has('surname'), 'fieldRequired'],
    ['surname', !isName('surname'), 'nameInvalid'],
    [
      'localGivenName',
      has('localGivenName') && !isValid('name', text('localGivenName')),
      'localNameInvalid',
    ],
    [
      'localSurname',
      has('localSurname') && !isValid('name', text('localSurname')),
      'localNameInvalid',
    ],
    ['email', !isValid('emailGeneral', text('email')), 'emailInvalid'],
    [
      'emailConfirm',
      'emailConfirm' in values && !isSame(text('email'), text('emailConfirm')),
      'emailMismatch',
    ],
    ['country', !country, 'countryRequired'],
    ...reachChecks(values),
    [
      'state',
      'state' in values && hasStates(country) && has('line1') && !has('state'),
      'fieldRequired',
    ],
    ['password', !has('password'), 'fieldRequired'],
    ['password', !isValid('password', String(values.password).trim()), 'passwordInvalid'],
    ['terms', values.terms === false, 'termsRequired'],
  ]
  const problems: JoinProblems = {}
  for (const [name, isWrong, label] of found) if (isWrong) problems[name] ??= label
  return problems
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** The body of `enroll` (D.9); `password` is encrypted if the flag is on. */
export function enrollBody(values: JoinValues, password: string, locale: string, at: string) {
  const text = (name: JoinName) => textOf(values, name)
  const phone = phoneOf(values).entered
  const local = { givenName: text('localGivenName'), surname: text('localSurname') }
  const address = addressOf(values)
  return {
    name: { givenName: text('givenName'), surname: text('surname') },
    ...(local.givenName && local.surname && { localizedName: local }),
    email: text('email'),
    password,
    country: text('country'),
    ...filled(values, ['title']),
    ...(phone && { phone }),
    ...(Object.keys(address).length > 0 && { address }),
    consents: CONSENTS.map((type) => ({
      type,
      version: CONSENT_VERSION,
      accepted: values[type] === 'yes',
      at,
      locale,
    })),
    source: 'join',
  }
}

/** The label for a field that the server has rejected. */
export const REFUSED: JoinProblems = {
  givenName: 'nameInvalid',
  surname: 'nameInvalid',
  localGivenName: 'localNameInvalid',
  localSurname: 'localNameInvalid',
  email: 'emailInvalid',
  phone: 'phoneInvalid',
  country: 'countryRequired',
  postalCode: 'postalInvalid',
  password: 'passwordInvalid',
}
