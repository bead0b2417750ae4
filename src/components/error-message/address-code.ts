import { asked } from '../../rules/site/query'
import type { Page } from '../../services/page/page'

/** The query `errorCode` if it is valid; the same on the server. */
export function codeOfAddress(page: Page): string | null {
  const code = asked(page, 'errorCode') ?? ''
  return /^[\w.-]{1,64}$/.test(code) ? code : null
}
