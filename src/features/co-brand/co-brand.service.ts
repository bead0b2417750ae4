import { recordOf, textsOf } from '../../rules/content/read-record'
import { encryptionCall } from '../../rules/site/page-calls'
import { knownConsent } from '../../services/analytics/consent'
import { hasPrivacySignal } from '../../services/analytics/privacy-signal'
import type { Page } from '../../services/page/page'
import { getSession } from '../../services/session/session'
import { callJson } from '../../services/transport/rest'
import type { CoBrandValues } from './co-brand.rules'

/** The values of a co-brand link that come from one visitor's session (C.20). */
export type CoBrandIds = Pick<CoBrandValues, 'altCustId' | 'cookieId' | 'cell'>

/**
 * The visitor's ids and test cell for a co-brand link (C.20). Empty for an unknown visitor; without `altCustId`
 * when the encryption fails. A visitor who has refused marketing, or whose browser sends the privacy
 * signal, has no ids for a partner. Never rejects.
 */
export async function coBrandIds(page: Page): Promise<CoBrandIds> {
  const session = await getSession(page).catch(() => ({}))
  const { consumerID, sessionId, testCell } = textsOf(session, [
    'consumerID',
    'sessionId',
    'testCell',
  ])
  const isRefused = hasPrivacySignal() || knownConsent(page)?.marketing === false
  if (isRefused) return { cell: testCell ?? '' }
  const [altCustId, cookieId] = await Promise.all([
    consumerID ? encrypted(page, consumerID) : '',
    sessionId ? hashOf(sessionId) : '',
  ])
  return { altCustId, cookieId, cell: testCell ?? '' }
}

async function encrypted(page: Page, valueToEncrypt: string): Promise<string> {
  const { coBrand } = page.site
  try {
    const body = { valueToEncrypt, client_id: coBrand.clientId }
    const answer = recordOf(await callJson(page, encryptionCall(page.site), { body }))
    return textsOf(answer, ['encryptedValue']).encryptedValue ?? ''
  } catch (cause) {
    page.log('warn', `encryption||co-brand|${String(cause)}`)
    return ''
  }
}

/** `crypto.subtle` exists in secure contexts only. */
async function hashOf(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
