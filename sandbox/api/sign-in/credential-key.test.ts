import { webcrypto } from 'node:crypto'
import { attempts, messages } from '../../database/members/account-schema'
import { testApi } from '../testing/test-api'
import { cookieOf, startTestServer } from '../testing/test-server'

const api = testApi({ empty: [attempts] })

const AUTH = '/mi/phoenix-account-auth/v1'
const keyOf = async (from = api.server): Promise<string> =>
  (await (await from.get(`${AUTH}/encryptionKey/credential`)).json()).rsaPublicKey

/** Encrypts like a browser. */
async function encrypt(password: string, hash = 'SHA-256'): Promise<string> {
  const spki = Buffer.from(await keyOf(), 'base64')
  const algorithm = { name: 'RSA-OAEP', hash }
  const key = await webcrypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
  const bytes = new TextEncoder().encode(password)
  const block = await webcrypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, bytes)
  return Buffer.from(block).toString('base64')
}
const signIn = (userId: string, password: string) =>
  api.server.post(`${AUTH}/loginWithCredentials`, { userId, password })

test('a browser signs in with an encrypted password', async () => {
  const answer = await signIn('maria@example.com', await encrypt('Alderway-1'))
  expect(answer.status).toBe(200)
  expect(cookieOf(answer)).toContain('foyer-session=')
  expect((await signIn('maria@example.com', await encrypt('Alderway-2'))).status).toBe(401)
})

test('the key survives a restart, is the same in every process, and its private part is not published', async () => {
  const other = await startTestServer(api.database, { regular: [] })
  const keys = await Promise.all([keyOf(other), keyOf(), keyOf(other)])
  await other.close()
  expect(new Set(keys).size).toBe(1)
  const spki = Buffer.from(keys[0] ?? '', 'base64')
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await webcrypto.subtle.importKey('spki', spki, algorithm, true, ['encrypt'])
  expect(key.type).toBe('public')
})

test('a value that cannot be decrypted, or is too long, is no password', async () => {
  for (const password of [
    Buffer.alloc(256).toString('base64'),
    await encrypt('Alderway-1', 'SHA-1'),
    await encrypt('x'.repeat(21)),
    (await encrypt('Alderway-1')).slice(0, -4),
  ]) {
    const answer = await signIn('maria@example.com', password)
    expect(answer.status).toBe(422)
    expect((await answer.json()).fields).toEqual(['password'])
  }
})

test('a new password, also of a new member, may be encrypted, and the password rules apply to its text', async () => {
  await api.server.post(`${AUTH}/forgotPasswordSubmit`, { userId: 'noor@example.com' })
  const token = (await api.server.mail('noor@example.com'))[0]?.token
  const renew = async (password: string) =>
    api.server.post(`${AUTH}/newPasswordSubmit`, { token, password: await encrypt(password) })
  expect((await renew('weak')).status).toBe(422)
  expect((await renew('Harbour!light')).status).toBe(200)
  expect((await signIn('noor@example.com', 'Harbour!light')).status).toBe(200)

  const member = { email: 'kim@example.com', country: 'DE' }
  const name = { givenName: 'Kim', surname: 'Berg' }
  const enroll = async (password: string) =>
    api.server.post(`${AUTH}/enroll`, { ...member, name, password: await encrypt(password) })
  expect((await enroll('weak')).status).toBe(422)
  expect((await enroll('Harbour!light')).status).toBe(200)
  expect((await signIn('kim@example.com', 'Harbour!light')).status).toBe(200)
  const stored = JSON.stringify(await api.database.db.select().from(messages))
  expect(stored).not.toContain('Harbour!light')
})
