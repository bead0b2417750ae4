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
/** Of base64 that holds one RSA block. */
const ENCRYPTED_LENGTH = 4 * Math.ceil(MODULUS_BITS / 8 / 3)
const LONGEST_PASSWORD = 20

/** The public key as SPKI in base64, for WebCrypto's RSA-OAEP with SHA-256 (C.6). */
export async function publicKeyOf(database: Database): Promise<string> {
  const key = createPublicKey(await readKey(database))
  return key.export({ type: 'spki', format: 'der' }).toString('base64')
}

/**
 * A body's password, trimmed; null when it is missing, too long or not decryptable. Its length says
 * whether it is encrypted: in clear it has 20 characters at most.
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

/** Kept in the database, so that a page that was opened before a restart can still sign in. */
async function readKey(database: Database): Promise<KeyObject> {
  return createPrivateKey(await readSecret(database, 'credential', makeKey))
}

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
