import { type CoBrandProgram, coBrandLink } from '../rules/co-brand'
import { recordOf, textsOf } from '../rules/read-record'
import { localPath } from './context-path'
import type { Page } from './page'
import { callJson } from './rest'
import { getSession } from './session'

interface CoBrandOffer {
  program: CoBrandProgram
  destinationURL: string
  campaign?: string
  cell?: string
  placement?: string
}

/**
 * The link of a card's offer for this visitor (C.20): who is not known, and whom the encryption
 * fails for, goes without an id. Null where the destination is not allowed. Never rejects.
 */
export async function coBrandHref(
  page: Page,
  { program, destinationURL, campaign = '', cell = '', placement = '' }: CoBrandOffer,
): Promise<string | null> {
  const session = await getSession(page).catch(() => ({}))
  const { consumerID, sessionId } = textsOf(session, ['consumerID', 'sessionId'])
  const values = {
    altCustId: consumerID ? await encrypted(page, consumerID) : '',
    cookieId: sessionId ? await hashOf(sessionId) : '',
    mcd: page.context.page.id,
    rpcCode: campaign,
    cell,
    spid: placement,
  }
  const link = coBrandLink(program, destinationURL, values, page)
  return link && localPath(page, link)
}

async function encrypted(page: Page, valueToEncrypt: string): Promise<string> {
  const { rest, coBrand } = page.context.config
  try {
    const body = { valueToEncrypt, client_id: coBrand.clientId }
    const answer = recordOf(await callJson(page, rest.encryption, { body }))
    return textsOf(answer, ['encryptedValue']).encryptedValue ?? ''
  } catch (cause) {
    page.log('warn', `encryption||co-brand|${String(cause)}`)
    return ''
  }
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
