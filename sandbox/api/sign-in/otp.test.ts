import { attempts, challenges, messages } from '../../database/members/account-schema'
import { testApi } from '../testing/test-api'
import { cookieOf, sha256 } from '../testing/test-server'

const api = testApi({ empty: [attempts, messages] })

const AUTH = '/mi/phoenix-account-auth/v1'
const EMAIL = 'samira@example.com'
const begin = (more: object = {}, options = {}) =>
  api.server.post(
    `${AUTH}/loginWithCredentials`,
    { userId: EMAIL, password: 'Alderway-1', ...more },
    options,
  )
const send = (cookie: string, body: object = { channel: 'email', target: 0 }) =>
  api.server.post(`${AUTH}/generateOTP`, body, { cookie })
const validate = (cookie: string, code: unknown) =>
  api.server.post(`${AUTH}/validateOTP`, { code }, { cookie })
const codeFor = async (address: string) =>
  /\d{6}/.exec((await api.server.mail(address))[0]?.body ?? '')?.[0] ?? ''
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const status = async (cookie: string) =>
  (await (await api.server.get(`${AUTH}/userDetails`, { cookie })).json()).status
const codeOf = async (answer: Response) =>
  (await answer.json()).phoenixErrorMessages.errorMessages[0]

test('a code completes the sign-in, in a new session, with the requested options', async () => {
  const planted = await api.server.become('anon')
  const begun = await begin({ rememberMe: true }, { cookie: planted })
  expect(await begun.clone().json()).toMatchObject({
    mfaOption: { emailAddress: 's•••@example.com', phoneNumbers: ['•••12'] },
    customerDetails: null,
  })
  const cookie = cookieOf(begun)
  expect(cookie).not.toContain('foyer-remembered')
  expect(await status(cookie)).toBe('ANONYMOUS')
  expect((await send(planted)).status).toBe(410)
  const sent = await send(cookie)
  const code = await codeFor(EMAIL)
  expect(await sent.text()).not.toContain(code)
  const done = await validate(cookie, code)
  expect(done.status).toBe(200)
  expect(cookieOf(done)).toContain('foyer-remembered')
  expect([await status(cookie), await status(cookieOf(done))]).toEqual(['ANONYMOUS', 'SUCCESS'])
  expect((await validate(cookie, code)).status).toBe(410)
})

test('a code can be sent to the phone, and to no other number', async () => {
  const cookie = cookieOf(await begin())
  for (const body of [
    { channel: 'email', target: 1 },
    { channel: 'email', target: 'x@evil.example' },
    { channel: 'pigeon', target: 0 },
    { channel: 'sms', target: -1 },
    {},
  ]) {
    expect((await send(cookie, body)).status).toBe(422)
  }
  expect((await send(cookie, { channel: 'sms', target: 0 })).status).toBe(200)
  expect((await validate(cookie, await codeFor('966501234512'))).status).toBe(200)
})

test('a code belongs to the browser that started the sign-in, and the database does not store it', async () => {
  const mine = cookieOf(await begin())
  const other = cookieOf(await begin())
  await send(mine)
  const code = await codeFor(EMAIL)
  const rows = await api.database.db.select().from(challenges)
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(rows.map(({ codeHash }) => codeHash)).not.toContain(sha256(code))
  expect((await validate(other, code)).status).toBe(410)
  expect((await validate(await api.server.become('anon'), code)).status).toBe(410)
  expect((await validate(mine, code)).status).toBe(200)
})

test('wrong codes lead to a lockout, also in another sign-in', async () => {
  const cookie = cookieOf(await begin())
  await send(cookie)
  const code = await codeFor(EMAIL)
  for (const attemptsRemaining of [4, 3]) {
    const answer = await validate(cookie, wrong(code))
    expect([answer.status, await answer.json()]).toMatchObject([401, { attemptsRemaining }])
  }
  const again = cookieOf(await begin())
  await send(again)
  const newer = await codeFor(EMAIL)
  expect(await codeOf(await validate(again, wrong(newer)))).toBe('otp.invalid')
  expect(await codeOf(await validate(again, wrong(newer)))).toBe('otp.invalid')
  expect(await codeOf(await validate(again, wrong(newer)))).toBe('otpLockedOutErrorMessage')
  expect(await codeOf(await validate(again, newer))).toBe('otpLockedOutErrorMessage')
  expect(await status(again)).toBe('ANONYMOUS')
})

test('concurrent guesses are counted one by one', async () => {
  const cookie = cookieOf(await begin())
  await send(cookie)
  const code = await codeFor(EMAIL)
  const guesses = Array.from({ length: 10 }, async () =>
    codeOf(await validate(cookie, wrong(code))),
  )
  const codes = await Promise.all(guesses)
  expect(codes.filter((each) => each === 'otp.invalid')).toHaveLength(4)
})

test('of two concurrent calls with the right code one signs in', async () => {
  const cookie = cookieOf(await begin())
  await send(cookie)
  const code = await codeFor(EMAIL)
  const answers = await Promise.all([validate(cookie, code), validate(cookie, code)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a code expires; another can be sent after a minute and invalidates it', async () => {
  const cookie = cookieOf(await begin())
  await send(cookie)
  const first = await codeFor(EMAIL)
  const early = await send(cookie)
  expect(early.status).toBe(429)
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50)
  await api.database.db.update(challenges).set({ expiresAt: new Date(Date.now() - 1000) })
  expect(await codeOf(await validate(cookie, first))).toBe('otp.expired')
  await api.database.db.update(challenges).set({ sentAt: new Date(Date.now() - 61_000) })
  expect((await send(cookie)).status).toBe(200)
  const second = await codeFor(EMAIL)
  expect((await validate(cookie, second === first ? wrong(first) : first)).status).toBe(401)
  expect((await validate(cookie, second)).status).toBe(200)
})

test('invalid codes are refused', async () => {
  const cookie = cookieOf(await begin())
  expect(await codeOf(await validate(cookie, '123456'))).toBe('otp.expired')
  for (const code of ['', null, 123456, ['1']]) {
    expect((await validate(cookie, code)).status).toBe(422)
  }
})

test('one account gets three codes a minute at most, in any number of sign-ins', async () => {
  const statuses = []
  for (let times = 0; times < 8; times += 1) {
    statuses.push((await send(cookieOf(await begin()), { channel: 'sms', target: 0 })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  expect(await api.server.mail('966501234512')).toHaveLength(3)
})

test('of concurrent requests of one sign-in one code is sent', async () => {
  const cookie = cookieOf(await begin())
  const answers = await Promise.all([1, 2, 3].map(() => send(cookie)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  expect(await api.server.mail(EMAIL)).toHaveLength(1)
})

test('a sign-in that was started with the old password ends when the password changes', async () => {
  const cookie = cookieOf(await begin())
  await api.server.post(`${AUTH}/forgotPasswordSubmit`, { userId: EMAIL })
  const token = (await api.server.mail(EMAIL))[0]?.token
  const renewed = { token, password: 'Harbour!light' }
  expect((await api.server.post(`${AUTH}/newPasswordSubmit`, renewed)).status).toBe(200)
  expect((await send(cookie)).status).toBe(410)
})
