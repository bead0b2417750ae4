import type { Operation } from './operation'

const hashes = new Map<string, Promise<string>>()

/**
 * By which a gateway knows an operation in the regular or in the DTT set: SHA-256 of its text there, in
 * hexadecimal. A browser has it in a secure context only.
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
