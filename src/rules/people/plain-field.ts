import { plainEmail } from './email-address'
import { plainName } from './person-name'
import { plainCode, plainText } from './plain-text'
import { plainPostalCode } from './postal-code'

const NAMES = /^(?:local)?(?:givenName|familyName|surname|firstName|lastName)$/i

/**
 * The one form of what a person has typed into a field of this name, in every form of the site: browser and
 * server ask it before any rule (docs/decisions/0111). `country`, ISO 3166 alpha-2, decides about a postal
 * code. A telephone number keeps its spaces here: `mobileNumber` has the form that is stored. Never for a
 * password, which is sent as typed.
 */
export function plainField(name: string, value: string, country = ''): string {
  if (NAMES.test(name)) return plainName(value)
  if (/^email/.test(name)) return plainEmail(value)
  if (/^(?:phone|memberNumber|number|commission|code)$/.test(name)) return plainCode(value)
  return name === 'postalCode' ? plainPostalCode(value, country) : plainText(value)
}
