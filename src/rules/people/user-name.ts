import { plainEmail } from './email-address'
import { plainCode } from './plain-text'

/** The one form of what somebody signs in with: an e-mail address, a member number or a telephone number. */
export function plainUserName(text: string): string {
  const name = plainCode(text)
  return name.includes('@') ? plainEmail(name) : name
}
