import { encryptionKeyCall } from '../../rules/site/account-calls'
import type { Page } from '../../services/page/page'
import { CallError, callJson } from '../../services/transport/rest'

/**
 * A password in the form that is sent (C.6): trimmed. With `isEncrypted`, the flag
 * `passwordEncryption`, it is the base64 of its RSA-OAEP block with SHA-256 under the chain's key.
 * Rejects with a CallError if the key is missing or invalid; the caller must then send nothing
 * (P8).
 */
export async function sentPassword(
  page: Page,
  password: string,
  isEncrypted: boolean,
): Promise<string> {
  const trimmed = password.trim()
  if (!isEncrypted) return trimmed
  const answer = await callJson(page, encryptionKeyCall(page.site))
  const { rsaPublicKey } = (answer ?? {}) as { rsaPublicKey?: unknown }
  try {
    const key = await readKey(String(rsaPublicKey))
    const bytes = new TextEncoder().encode(trimmed)
    return toBase64(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, bytes))
  } catch {
    throw new CallError('parse', `${encryptionKeyCall(page.site)}: the key cannot be used`)
  }
}

function readKey(base64: string): Promise<CryptoKey> {
  const spki = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  return crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
}

function toBase64(block: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(block)))
}
