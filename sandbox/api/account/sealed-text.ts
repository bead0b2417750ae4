import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Database } from '../../database/database'
import { readSecret } from '../../database/secrets'

/** The purpose of a sealed text; it cannot be decrypted for another purpose. */
export type SealPurpose = 'payload' | 'enrollment' | 'co-brand'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text for this chain: AES-256-GCM, base64url. */
export async function seal(
  database: Database,
  purpose: SealPurpose,
  text: string,
): Promise<string> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await readKey(database), iv)
  cipher.setAAD(Buffer.from(purpose))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** Decrypts a text; null if this chain did not seal it for this purpose. */
export async function unseal(
  database: Database,
  purpose: SealPurpose,
  sealed: string,
): Promise<string | null> {
  const bytes = Buffer.from(sealed, 'base64url')
  const key = await readKey(database)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(purpose))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

async function readKey(database: Database): Promise<Buffer> {
  const make = async () => randomBytes(32).toString('base64')
  return Buffer.from(await readSecret(database, 'sealing', make), 'base64')
}
