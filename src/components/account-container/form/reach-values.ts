import { PROHIBITED_COUNTRIES } from '../../../rules/codes/codes'
import { plainField } from '../../../rules/people/plain-field'
import { mobileNumber } from '../../../rules/validation/mobile-number'
import { postalRuleOf } from '../../../rules/validation/postal'
import { isFilled, isValid } from '../../../rules/validation/validation'
import type { AccountLabels } from '../account-container.schema'

/** The fields of a form about how to reach a member that follow the rules of the country (C.17). */
type ReachName = 'phone' | 'country' | 'postalCode'

type Values<Name extends string> = Readonly<Record<Name, string | boolean>>

const ADDRESS = ['line1', 'line2', 'city', 'state', 'postalCode'] as const
export type AddressName = (typeof ADDRESS)[number]

/** A value in its one form; '' for a box. */
export function textOf<Name extends string>(values: Values<Name>, name: Name): string {
  const { [name]: value, country } = values as Readonly<
    Record<string, string | boolean | undefined>
  >
  return typeof value === 'string' ? plainField(name, value, String(country ?? '').trim()) : ''
}

export function phoneOf(values: Values<'phone' | 'phoneCode' | 'country'>) {
  const { phoneCode } = values
  return mobileNumber({
    phoneCode,
    phone: textOf(values, 'phone'),
    country: textOf(values, 'country'),
  })
}

/** The problems of what may also stay empty. */
export function reachChecks(
  values: Values<ReachName | 'phoneCode'>,
): [ReachName, isWrong: boolean, keyof AccountLabels][] {
  const country = textOf(values, 'country')
  const postalCode = textOf(values, 'postalCode')
  const phone = phoneOf(values)
  const rule = postalRuleOf(country)
  return [
    ['country', PROHIBITED_COUNTRIES.includes(country), 'prohibitedCountryErrMsg'],
    [
      'phone',
      isFilled(textOf(values, 'phone')) && !phone.isMobile,
      phone.country === 'CN' ? 'phoneInvalidExact' : 'phoneInvalid',
    ],
    ['postalCode', isFilled(postalCode) && !!rule && !isValid(rule, postalCode), 'postalInvalid'],
  ]
}

/** Those of the fields that have a text. */
export function filled<Name extends string>(
  values: Values<Name>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const entries = names.flatMap((name) => {
    const text = textOf(values, name)
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(entries)
}

export function addressOf(values: Values<AddressName>) {
  return filled(values, ADDRESS)
}
