import type { Operation } from './operation'

const hashes = new Map<string, Promise<string>>()

/**
 * The id of an operation in the gateway's regular or DTT set: the SHA-256 of its text in that set, in
 * hexadecimal. Browsers support the hash only in a secure context.
 */
export function registeredHash(operation: Operation, isDtt: boolean): Promise<string> {
  const text = isDtt ? operation.text.replace('{', '@dtt{') : operation.text
  const hash = hashes.get(text) ?? sha256(text)
  hashes.set(text, hash)
  return hash
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
