import crypto from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { accounts, attempts } from '../../database/members/account-schema'
import { hashPassword, isPasswordOf } from '../../database/members/passwords'
import { SEED_PASSWORD, seedAccounts } from '../../database/seeding/seed-accounts'
import { testHotel } from '../../database/testing/test-hotels'
import { testApi } from '../testing/test-api'
import { cookieOf, startTestServer } from '../testing/test-server'

const api = testApi({ hotels: [testHotel('NYCAB')], empty: [attempts] })

const AUTH = '/mi/phoenix-account-auth/v1'
const json = async (answer: Promise<Response> | Response) => (await answer).json()
const signIn = (userId: string, password = SEED_PASSWORD, more: object = {}, options = {}) =>
  api.server.post(`${AUTH}/loginWithCredentials`, { userId, password, ...more }, options)
const details = (cookie: string) => json(api.server.get(`${AUTH}/userDetails`, { cookie }))
/** The codes of answers, as C.6 has them. */
const codesOf = async (answer: Promise<Response>) => {
  const { phoenixErrorMessages } = await json(answer)
  return phoenixErrorMessages.errorMessages
}
const repeat = async (times: number, call: () => Promise<Response>) => {
  for (let count = 0; count < times; count++) await call()
}

describe('signing in', () => {
  test.each(['maria@example.com', 'MARIA@Example.com', '1002003001', ' +46 701740605 '])(
    'as %j signs the browser in',
    async (userId) => {
      const answer = await signIn(userId)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({
        mfaOption: null,
        isRedirect: false,
        nextStateURI: null,
        encodePayload: null,
        showBrowserRegistrationCta: false,
        customerDetails: {
          memberNumber: '1002003001',
          profile: { name: { givenName: 'maria' } },
          loyaltyInformation: { rewards: { level: { code: 'G' } }, currentPointBalance: 84_500 },
        },
      })
      expect((await details(cookieOf(answer))).status).toBe('SUCCESS')
    },
  )

  test('every seeded account takes the sandbox password, and only that', async () => {
    for (const { email, passwordHash, standing, hasMfa } of seedAccounts) {
      const isOpen = passwordHash && !hasMfa && !['combined', 'audit', 'notice'].includes(standing)
      if (isOpen) expect([email, (await signIn(email)).status]).toEqual([email, 200])
      expect([email, (await signIn(email, 'alderway-1')).status]).toEqual([email, 401])
    }
  })

  test('starts a new session, keeps the search values, and ends the old session', async () => {
    const planted = await api.server.become('agent')
    await api.server.post('/mi/session', { values: { propertyId: 'NYCAB' } }, { cookie: planted })
    const other = await signIn('maria@example.com', SEED_PASSWORD, {}, { cookie: planted })
    expect(cookieOf(other)).not.toBe(planted)
    expect(await details(planted)).toMatchObject({ status: 'ANONYMOUS' })
    const { data: ofMaria } = await json(api.server.get('/mi/session', { cookie: cookieOf(other) }))
    expect(ofMaria).not.toHaveProperty('propertyId')

    const anonymous = await api.server.become('anon')
    await api.server.post('/mi/session', { values: { propertyId: 'NYCAB' } }, { cookie: anonymous })
    const answer = await signIn('maria@example.com', SEED_PASSWORD, {}, { cookie: anonymous })
    const { data } = await json(api.server.get('/mi/session', { cookie: cookieOf(answer) }))
    expect(data).toMatchObject({ propertyId: 'NYCAB', consumerID: 'C1001' })
    expect(await details(anonymous)).toMatchObject({ status: 'ANONYMOUS' })
  })

  test('a refused sign-in changes no session and sets no cookie', async () => {
    const cookie = await api.server.become('anon')
    const answer = await signIn('maria@example.com', 'wrong', { rememberMe: true }, { cookie })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
    expect((await json(api.server.get('/mi/session', { cookie }))).data.memState).toBe('anonymous')
  })

  test.each([
    [{ userId: 'maria@example.com' }, ['password']],
    [{ userId: '  ', password: ' ' }, ['userId', 'password']],
    [{ userId: ['1002003001'], password: { a: 1 } }, ['userId', 'password']],
    [{ userId: 'm'.repeat(81), password: 'x'.repeat(21) }, ['userId', 'password']],
    [null, ['userId', 'password']],
  ])('the body %j is refused with the names of its fields', async (body, fields) => {
    const answer = await api.server.post(`${AUTH}/loginWithCredentials`, body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      phoenixErrorMessages: { errorMessages: ['UNPROCESSABLE_ENTITY'] },
      fields,
    })
  })

  test('from another site is refused', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await signIn('1002003001', SEED_PASSWORD, {}, { headers })).status).toBe(403)
    const body = new URLSearchParams({ userId: '1002003001', password: SEED_PASSWORD })
    const form = await fetch(`${api.server.url}${AUTH}/loginWithCredentials`, {
      method: 'POST',
      body,
    })
    expect(form.status).toBe(415)
  })
})

describe('the rows of C.6 that the server decides', () => {
  test('ER3, ER4, ER10: wrong passwords warn, then lock, and the right one is locked out too', async () => {
    const codes = []
    for (let count = 0; count < 6; count++) {
      const name = count % 2 ? 'oluwaseun@example.com' : 'OLUWASEUN@example.com'
      codes.push(...(await codesOf(signIn(name, 'x'))))
    }
    expect(codes).toEqual([
      ...Array(3).fill('password.username.invalid'),
      'incorrect.password.last.attempt.remaining',
      ...Array(2).fill('account.lockedout.dueto.password.failure.attempts'),
    ])
    const locked = await signIn('oluwaseun@example.com')
    expect(locked.status).toBe(401)
    expect(locked.headers.get('logineventdetails')).toBe(
      'account.lockedout.dueto.password.failure.attempts',
    )
    await api.database.db.update(attempts).set({ endsAt: new Date(Date.now() - 1000) })
    expect((await signIn('oluwaseun@example.com')).status).toBe(200)
  })

  test('a right password before the lock forgets the wrong ones', async () => {
    await repeat(4, () => signIn('1002003003', 'x'))
    expect((await signIn('1002003003')).status).toBe(200)
    expect(await codesOf(signIn('1002003003', 'x'))).toEqual(['password.username.invalid'])
  })

  test('concurrent guesses are counted one by one', async () => {
    const guesses = Array.from({ length: 12 }, () => codesOf(signIn('1002003004', 'x')))
    const codes = (await Promise.all(guesses)).flat().sort()
    expect(codes.filter((code) => code.startsWith('password.'))).toHaveLength(3)
    expect(codes.filter((code) => code.startsWith('incorrect.'))).toHaveLength(1)
  })

  test.each([
    ['ER5', 'astrid@example.com', {}, 'transferred.marriott.rewards.account.status'],
    ['ER6', 'davide@example.com', {}, 'audit.marriott.rewards.account.status'],
    ['ER7', 'paul@example.com', { isEAA: 'true' }, 'provider.password.change.required'],
    ['ER8', 'keiko@example.com', {}, 'signInPageWarnMessage'],
    ['ER9', 'lena@example.com', { isEAA: 'true' }, 'enrollment.failed'],
  ])('%s: %s gets the reason, with the right password only', async (_, userId, headers, code) => {
    const answer = await signIn(userId, SEED_PASSWORD, {}, { headers })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('logineventdetails')).toBe(code)
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(code === 'signInPageWarnMessage' ? /points/ : /refused/),
      phoenixErrorMessages: { errorMessages: [code] },
      isRedirect: false,
      nextStateURI: null,
    })
    const wrong = await codesOf(signIn(userId, 'x', {}, { headers }))
    expect(wrong).toEqual(['password.username.invalid'])
  })

  test('ER7, ER9: provider codes do not apply without a provider', async () => {
    expect((await signIn('paul@example.com')).status).toBe(200)
    expect((await signIn('lena@example.com')).status).toBe(200)
  })

  test.each(['maria!', '(a)@b.c', '<script>'])('ER10: %j is no user name', async (userId) => {
    expect(await codesOf(signIn(userId))).toEqual(['username.type.invalid'])
  })
})

describe('no answer reveals whether an account exists', () => {
  test('an unknown name is answered and locked like a known one', async () => {
    const answersOf = async (userId: string) => {
      const answers = []
      for (let count = 0; count < 6; count++) {
        const answer = await signIn(userId, 'x')
        const headers = [...answer.headers].filter(([name]) => name !== 'date')
        answers.push({ status: answer.status, headers, text: await answer.text() })
      }
      return answers
    }
    const known = await answersOf('noor@example.com')
    expect(await answersOf('nobody@example.com')).toEqual(known)
    expect(await answersOf('jonas@example.com')).toEqual(known)
  })

  test('an unknown name, one without a password and a locked one take the same processor time', async () => {
    const scrypt = jest.spyOn(crypto, 'scrypt')
    await signIn('noor@example.com', 'x')
    const [known] = scrypt.mock.calls
    await signIn('nobody@example.com', 'x')
    await signIn('jonas@example.com', 'x')
    expect(scrypt).toHaveBeenCalledTimes(3)
    for (const [, , length, cost] of scrypt.mock.calls) {
      expect([length, cost]).toEqual([known?.[2], known?.[3]])
    }
    await repeat(5, () => signIn('noor@example.com', 'x'))
    expect(scrypt).toHaveBeenCalledTimes(8)
    scrypt.mockRestore()
  })

  test('an IP address that fails too often has to wait, whatever the names', async () => {
    const limits = { failures: 2, messages: 1 }
    const strict = await startTestServer(api.database, { regular: [] }, limits)
    const scrypt = jest.spyOn(crypto, 'scrypt')
    const statuses = []
    for (const userId of ['1', '2', '1002003001']) {
      const body = { userId, password: userId === '1002003001' ? SEED_PASSWORD : 'x' }
      const answer = await strict.post(`${AUTH}/loginWithCredentials`, body)
      statuses.push([answer.status, answer.headers.get('retry-after')])
    }
    await strict.close()
    expect(statuses).toEqual([
      [401, null],
      [401, null],
      [429, '900'],
    ])
    expect(scrypt).toHaveBeenCalledTimes(2)
    scrypt.mockRestore()
  })
})

test('a failure of the database reveals no typed value', async () => {
  const rename = (from: string, to: string) =>
    api.database.db.execute(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`))
  await rename('accounts', 'hidden')
  const answer = await signIn('maria@example.com', 'Secret-99').finally(() =>
    rename('hidden', 'accounts'),
  )
  expect(answer.status).toBe(500)
  const text = await answer.text()
  expect(text).not.toMatch(/maria|Secret|select|insert/i)
})

test('a password is hashed with another salt each time', async () => {
  const hashes = await Promise.all([1, 2].map(() => hashPassword('Alderway-1')))
  expect(hashes[0]).not.toBe(hashes[1])
  for (const hash of hashes) {
    expect(await isPasswordOf(hash, 'Alderway-1')).toBe(true)
    expect(await isPasswordOf(hash, 'Alderway-2')).toBe(false)
  }
})

test('the database stores no password, and each account has its own salt', async () => {
  const rows = await api.database.db.select().from(accounts).where(eq(accounts.standing, 'active'))
  expect(JSON.stringify(rows)).not.toContain(SEED_PASSWORD)
  const hashes = rows.flatMap(({ passwordHash }) => passwordHash ?? [])
  expect(new Set(hashes.map((hash) => hash.split(':')[1])).size).toBe(hashes.length)
})

describe('guessing passwords', () => {
  test('another spelling of a name counts as the same name, whether it exists or not', async () => {
    const outcomes = async (number: string) => {
      const codes: string[] = []
      for (const name of [number, number, number, number, `x${number}`, `+${number}`])
        codes.push(...(await codesOf(signIn(name, 'wrong'))))
      return codes
    }
    const known = await outcomes('1002003012')
    expect(known.at(-1)).toBe('account.lockedout.dueto.password.failure.attempts')
    expect(await outcomes('1002003099')).toEqual(known)
  })

  test('an answer does not reveal that two locked names belong to one member', async () => {
    await repeat(5, () => signIn('maria@example.com', 'wrong'))
    expect(await codesOf(signIn('1002003001', 'wrong'))).toEqual(['password.username.invalid'])
  })

  test('of concurrent guesses no more are checked than allowed', async () => {
    const strict = await startTestServer(api.database, { regular: [] }, { failures: 10 })
    const guess = (number: number) =>
      strict.post(`${AUTH}/loginWithCredentials`, { userId: `${number}`, password: 'x' })
    const answers = await Promise.all(Array.from({ length: 25 }, (_, number) => guess(number)))
    await strict.close()
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('a successful sign-in does not count as an attempt', async () => {
    const strict = await startTestServer(api.database, { regular: [] }, { failures: 1 })
    const body = { userId: 'maria@example.com', password: SEED_PASSWORD }
    for (const _ of [1, 2, 3])
      expect((await strict.post(`${AUTH}/loginWithCredentials`, body)).status).toBe(200)
    await strict.close()
  })
})
