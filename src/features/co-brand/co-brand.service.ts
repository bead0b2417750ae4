import { recordOf, textsOf } from '../../rules/content/read-record'
import type { Page } from '../../services/page/page'
import { getSession } from '../../services/session/session'
import { callJson } from '../../services/transport/rest'
import type { CoBrandValues } from './co-brand.rules'

/** What of a co-brand link is one visitor's (C.20). */
export type CoBrandIds = Pick<CoBrandValues, 'altCustId' | 'cookieId'>

/**
 * The ids that a co-brand link carries for this visitor (C.20): none for who is not known; no
 * `altCustId` where the encryption fails. Never rejects.
 */
export async function coBrandIds(page: Page): Promise<CoBrandIds> {
  const session = await getSession(page).catch(() => ({}))
  const { consumerID, sessionId } = textsOf(session, ['consumerID', 'sessionId'])
  const [altCustId, cookieId] = await Promise.all([
    consumerID ? encrypted(page, consumerID) : '',
    sessionId ? hashOf(sessionId) : '',
  ])
  return { altCustId, cookieId }
}

async function encrypted(page: Page, valueToEncrypt: string): Promise<string> {
  const { rest, coBrand } = page.site
  try {
    const body = { valueToEncrypt, client_id: coBrand.clientId }
    const answer = recordOf(await callJson(page, rest.encryption, { body }))
    return textsOf(answer, ['encryptedValue']).encryptedValue ?? ''
  } catch (cause) {
    page.log('warn', `encryption||co-brand|${String(cause)}`)
    return ''
  }
}

/** Only where the page came over a connection that is safe: elsewhere browsers have no digests. */
async function hashOf(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
