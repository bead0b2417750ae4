import type { Page } from '../../services/page/page'

const SENT = 'purchase.sent'
/** More confirmations than a visitor opens again. */
const MOST = 20

/**
 * Notes an order by a hash of its number; returns whether it was for the first time in this browser
 * (W45). The number itself is never stored. Without a hash nothing is new.
 */
export async function noteOrder(
  { storage: { local } }: Pick<Page, 'storage'>,
  confirmationNumber: string,
): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return false
  const bytes = new TextEncoder().encode(`order ${confirmationNumber}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const sent = (local.get(SENT) ?? '').split(' ').filter(Boolean)
  if (sent.includes(hash)) return false
  local.set(SENT, [hash, ...sent].slice(0, MOST).join(' '))
  return true
}
