import { hasStates } from '../../../rules/validation/postal'
import { isFilled, isValid } from '../../../rules/validation/validation'
import type { AccountLabels } from '../account-container.schema'
import { addressOf, filled, phoneOf, reachChecks, textOf } from '../form/reach-values'
import { TAKEN } from '../form/refused-fields'

/** The names of the form's fields, as posted without a script. */
export type ContactName =
  | 'email'
  | 'phoneCode'
  | 'phone'
  | 'country'
  | 'line1'
  | 'line2'
  | 'postalCode'
  | 'city'
  | 'state'
  | 'password'

export type ContactValues = Record<ContactName, string | boolean>

export type ContactProblems = Partial<Record<ContactName, keyof AccountLabels>>

/** What the visitor has entered; `current` is the country on file, empty if it is unknown. */
export function changesOf(values: ContactValues, current: string) {
  const country = textOf(values, 'country')
  const phone = phoneOf(values).entered
  const address = addressOf(values)
  return {
    ...filled(values, ['email']),
    ...(phone && { phone }),
    ...(country && country !== current && { country }),
    ...(Object.keys(address).length > 0 && { address }),
  }
}

/**
 * The problems of the form. Each field may stay empty but for the password; an address replaces the
 * one on file, so it needs a street and a city, and a new country needs an address.
 */
export function contactProblems(values: ContactValues, current: string): ContactProblems {
  const text = (name: ContactName) => textOf(values, name)
  const has = (name: ContactName) => isFilled(text(name))
  const { address, country } = changesOf(values, current)
  const isMoving = Boolean(address || country)
  const found: [ContactName, boolean, keyof AccountLabels][] = [
    ['email', has('email') && !isValid('emailGeneral', text('email')), 'emailInvalid'],
    ...reachChecks(values),
    ['line1', isMoving && !has('line1'), 'fieldRequired'],
    ['city', isMoving && !has('city'), 'fieldRequired'],
    ['state', isMoving && hasStates(text('country')) && !has('state'), 'fieldRequired'],
    ['password', !isFilled(String(values.password)), 'fieldRequired'],
  ]
  const problems: ContactProblems = {}
  for (const [name, isWrong, label] of found) if (isWrong) problems[name] ??= label
  return problems
}

/** The label for a code of a refusal, by the field that it is about. */
export const REFUSED_BY_CODE: Record<string, ContactProblems> = {
  ...TAKEN,
  'password.incorrect': { password: 'passwordIncorrect' },
  'incorrect.password.last.attempt.remaining': { password: 'lockout' },
  'account.lockedout.dueto.password.failure.attempts': { password: 'locked' },
}

/** The label for a field that the server has rejected. */
export const REFUSED_BY_FIELD: ContactProblems = {
  email: 'emailInvalid',
  phone: 'phoneInvalid',
  postalCode: 'postalInvalid',
  line1: 'fieldRequired',
  city: 'fieldRequired',
  password: 'fieldRequired',
}
