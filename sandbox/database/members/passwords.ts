import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Node's defaults, with 16 MiB of memory; a production site needs more (OWASP: p of 5). */
const COST = { N: 16_384, r: 8, p: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32

/** `scrypt:salt:key` in base64url, with a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Whether the password matches the hash. Without a hash: false, after the same work. */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash?.split(':') ?? []
  const expected = Buffer.from(key, 'base64url')
  const derived = await derive(
    password,
    salt ? Buffer.from(salt, 'base64url') : randomBytes(SALT_BYTES),
  )
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
