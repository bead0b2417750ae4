import { recordOf } from '../../../src/rules/content/read-record'
import { plainField } from '../../../src/rules/people/plain-field'
import { isLonger } from '../../../src/rules/people/text-length'
import { plainUserName } from '../../../src/rules/people/user-name'

/**
 * A field that a person has filled in, in its one form; null if it is missing, empty, too long in that form,
 * no text, or contains control characters. `country` decides about a postal code.
 */
export function personText(
  body: unknown,
  field: string,
  longest: number,
  country = '',
): string | null {
  const { [field]: value } = recordOf(body)
  if (typeof value !== 'string') return null
  return storable(plainField(field, value, country), longest)
}

const LONGEST_NAME = 80

/** What somebody signs in with, in its one form (`userId`); null as by `personText`. */
export function userNameText(body: unknown): string | null {
  const { userId } = recordOf(body)
  return typeof userId === 'string' ? storable(plainUserName(userId), LONGEST_NAME) : null
}

function storable(text: string, longest: number): string | null {
  return text === '' || isLonger(text, longest) || /\p{Cc}/u.test(text) ? null : text
}
