import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '../../database/database'
import { readSecret } from '../../database/secrets'
import { bodyText } from '../request/body-text'

const MODULUS_BITS = 2048
/** The length of one RSA block in base64. */
const ENCRYPTED_LENGTH = 4 * Math.ceil(MODULUS_BITS / 8 / 3)
const LONGEST_PASSWORD = 20

/** The public key as SPKI in base64, for WebCrypto's RSA-OAEP with SHA-256 (C.6). */
export async function publicKeyOf(database: Database): Promise<string> {
  const key = createPublicKey(await readKey(database))
  return key.export({ type: 'spki', format: 'der' }).toString('base64')
}

/**
 * A body's password, trimmed; null if it is missing, too long or cannot be decrypted. A value with
 * more than 20 characters, the maximum of a password, is encrypted.
 */
export async function bodyPassword(database: Database, body: unknown): Promise<string | null> {
  const sent = bodyText(body, 'password', ENCRYPTED_LENGTH)
  if (sent === null || sent.length <= LONGEST_PASSWORD) return sent
  if (sent.length !== ENCRYPTED_LENGTH) return null
  const key = await readKey(database)
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const buffer = Buffer.from(sent, 'base64')
    const password = privateDecrypt({ key, padding, oaepHash: 'sha256' }, buffer).toString('utf8')
    return bodyText({ password }, 'password', LONGEST_PASSWORD)
  } catch {
    return null
  }
}

/** Stored in the database, so that a page that was opened before a restart can still sign in. */
async function readKey(database: Database): Promise<KeyObject> {
  return createPrivateKey(await readSecret(database, 'credential', makeKey))
}

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
