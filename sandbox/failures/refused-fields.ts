import type { AccountLabels } from '../../src/components/account-container/account-container.schema'
import { translations } from '../../src/components/account-container/account-container.translations'
import { joinFormLabels } from '../../src/components/account-container/join/join.labels'
import { newPasswordFieldsLabels } from '../../src/components/account-container/password/new-password-fields.labels'
import { recordOf } from '../../src/rules/content/read-record'
import { mobileNumber, phoneMinimum } from '../../src/rules/validation/mobile-number'
import { readCallingCode } from '../../src/rules/validation/phone-entry'
import { isFilled } from '../../src/rules/validation/validation'
import { fillText } from '../../src/ui/text/fill-text'
import type { Locale } from '../seed/seed-types'

/** A field of a form without a script that was refused, in the words of the widget with the form. */
export interface RefusedField {
  label: string
  /** What is wrong with it. */
  sentence: string
}

type Name = keyof AccountLabels

/** What each field is called, and what is wrong with one that has a text. */
const FIELDS: Readonly<Record<string, readonly [label: Name, sentence: Name]>> = {
  givenName: ['givenName', 'nameInvalid'],
  surname: ['familyName', 'nameInvalid'],
  localGivenName: ['localGivenName', 'localNameInvalid'],
  localSurname: ['localFamilyName', 'localNameInvalid'],
  email: ['email', 'emailInvalid'],
  phone: ['phone', 'phoneInvalid'],
  postalCode: ['postalCode', 'postalInvalid'],
  line1: ['line1', 'fieldRequired'],
  city: ['city', 'fieldRequired'],
  password: ['password', 'passwordInvalid'],
}

const ENGLISH = { ...joinFormLabels, ...newPasswordFieldsLabels }

/**
 * The refused fields of a form by name, from the names that the call has answered. Null where a page has to
 * tell it otherwise: a name that the form does not have, or a choice, which is no text to be corrected.
 */
export function refusedFields(
  named: unknown,
  body: unknown,
  locale: Locale,
): Record<string, RefusedField> | null {
  if (!Array.isArray(named) || named.length === 0) return null
  const sent = recordOf(body)
  const texts: Partial<Record<Name, string>> =
    locale === 'en-US' ? ENGLISH : (translations[locale] ?? ENGLISH)
  const found = named.map((name): [string, RefusedField] | null => {
    const field = Object.hasOwn(FIELDS, String(name)) ? FIELDS[String(name)] : undefined
    const value = sent[String(name)]
    if (!field || typeof value !== 'string') return null
    const [label, sentence] = field
    const { problem, min } = problemOf(String(name), sentence, sent)
    return [
      String(name),
      { label: texts[label] ?? '', sentence: fillText(texts[problem] ?? '', { min }) },
    ]
  })
  return found.every((one) => one !== null) ? Object.fromEntries(found) : null
}

function problemOf(
  name: string,
  sentence: Name,
  sent: Readonly<Record<string, unknown>>,
): { problem: Name; min: number | string } {
  const text = (field: string) => String(sent[field] ?? '')
  if (!isFilled(text(name))) return { problem: 'fieldRequired', min: '' }
  if (name === 'password' && 'confirmPassword' in sent && text(name) !== text('confirmPassword'))
    return { problem: 'passwordMismatch', min: '' }
  if (name !== 'phone') return { problem: sentence, min: '' }
  const { phoneCode } = sent
  const entry = { phone: text('phone'), phoneCode, country: text('country') }
  const code = readCallingCode(phoneCode) ?? { country: entry.country, code: '' }
  return mobileNumber(entry).country === 'CN'
    ? { problem: 'phoneInvalidExact', min: '' }
    : { problem: sentence, min: phoneMinimum(code) }
}
