import { eq, like } from 'drizzle-orm'
import { accounts, attempts, messages, phoneChecks } from '../../database/members/account-schema'
import { seedAccounts } from '../../database/seeding/seed-accounts'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const UPDATE = `mutation UpdateUserInformation($input: UserInformationInput!) {
  updateUserInformation(input: $input) { status { httpStatus code } }
}`
const api = testApi({ operations: [UPDATE], empty: [attempts, messages, phoneChecks] })

const AUTH = '/mi/phoenix-account-auth/v1'
const INES = 'C1018'
const OWN = '4917139200184'
const NEW = '4917139200277'
const SMS = { channel: 'sms', target: 0 }

beforeEach(async () => {
  const seeded = seedAccounts.find(({ customerId }) => customerId === INES)
  await api.database.db
    .update(accounts)
    .set({ phone: seeded?.phone ?? null, isPhoneConfirmed: false })
    .where(eq(accounts.customerId, INES))
})

const signIn = async (userId = 'ines@example.com', options = {}) => {
  const body = { userId, password: 'Alderway-1' }
  const answer = await api.server.post(`${AUTH}/loginWithCredentials`, body, options)
  const { profileNudge } = await answer.json()
  const { communicationToken, transactionId } = profileNudge ?? {}
  return {
    cookie: cookieOf(answer),
    nudge: profileNudge,
    name: { communicationToken, transactionId },
  }
}
type SignedIn = Awaited<ReturnType<typeof signIn>>

const send = ({ cookie, name }: SignedIn, body: object = SMS) =>
  api.server.post(`${AUTH}/generateOTP`, { ...body, ...name }, { cookie })
const validate = ({ cookie, name }: SignedIn, code: string) =>
  api.server.post(`${AUTH}/validateOTP`, { code, ...name }, { cookie })
const change = async (
  { cookie, name }: SignedIn,
  phone: string,
  { id = INES, headers = {} } = {},
) => {
  const answer = await api.server.query(
    UPDATE,
    { input: { id, phone, ...name } },
    { cookie, headers },
  )
  const { data, errors } = await answer.json()
  return data?.updateUserInformation.status.code ?? errors[0].extensions.code
}
const codeFor = async (address: string) =>
  /\d{6}/.exec((await api.server.mail(address))[0]?.body ?? '')?.[0] ?? ''
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const codeOf = async (answer: Response) =>
  (await answer.json()).phoenixErrorMessages.errorMessages[0]
const details = async (cookie: string) =>
  (await (await api.server.get(`${AUTH}/userDetails`, { cookie })).json()).status

test('a sign-in returns the last four digits of an unconfirmed number; a code confirms it', async () => {
  const ines = await signIn()
  expect(ines.nudge).toEqual({
    isNudgeVerify: true,
    communicationToken: expect.stringMatching(/^[\w-]{43}$/),
    transactionId: expect.stringMatching(/^[\da-f-]{36}$/),
    fourDigitOfMobile: '0184',
  })
  expect((await send(ines)).status).toBe(200)
  const answer = await validate(ines, await codeFor(OWN))
  // It is no sign-in: the session keeps its id.
  expect([answer.headers.getSetCookie(), await answer.json()]).toEqual([
    [],
    { status: 'SUCCESS', fourDigitOfMobile: '0184' },
  ])
  expect(await details(ines.cookie)).toBe('SUCCESS')
  expect((await signIn()).nudge).toBeNull()
  expect((await signIn('maria@example.com')).nudge).toBeNull()
})

test('a new number replaces the old one after its code was entered, and not before', async () => {
  const ines = await signIn()
  expect((await send(ines)).status).toBe(200)
  expect(await change(ines, '+49 171 39200-277')).toBe('SUCCESS')
  expect((await signIn(OWN)).nudge).not.toBeNull()
  expect((await send(ines, { channel: 'sms', target: 1 })).status).toBe(200)
  expect(await (await validate(ines, await codeFor(NEW))).json()).toMatchObject({
    fourDigitOfMobile: '0277',
  })
  expect((await signIn(NEW)).nudge).toBeNull()
  expect((await api.server.mail('ines@example.com'))[0]?.body).toContain('has been changed')
})

test('the code of the old number does not confirm the new one', async () => {
  const ines = await signIn()
  await change(ines, NEW)
  await send(ines)
  await validate(ines, await codeFor(OWN))
  const [account] = await api.database.db
    .select()
    .from(accounts)
    .where(eq(accounts.customerId, INES))
  expect(account).toMatchObject({ phone: OWN, isPhoneConfirmed: true })
})

test('a foreign customer, session or token changes nothing', async () => {
  const ines = await signIn()
  const maria = await signIn('maria@example.com')
  expect(await change({ ...maria, name: ines.name }, NEW)).toBe('FORBIDDEN')
  expect(await change({ ...maria, name: ines.name }, NEW, { id: 'C1001' })).toBe('token.expired')
  expect(await change({ ...ines, cookie: '' }, NEW)).toBe('UNAUTHENTICATED')
  const remembered = { ...ines, cookie: await api.server.become('remembered-maria') }
  const asRemembered = { id: 'C1001', headers: { 'access-type': 'remember-me' } }
  expect(await change(remembered, NEW, asRemembered)).toBe('UNAUTHENTICATED')
  // Each sign-in has a check of its own.
  expect(await change({ ...(await signIn()), name: ines.name }, NEW)).toBe('token.expired')
  for (const cookie of ['', maria.cookie]) {
    expect(await codeOf(await send({ ...ines, cookie }))).toBe('otp.expired')
  }
  expect(await api.server.mail(OWN)).toEqual([])
})

test.each([
  ['', 'UNPROCESSABLE_ENTITY'],
  ['12345', 'UNPROCESSABLE_ENTITY'],
  ['12345678901234567', 'UNPROCESSABLE_ENTITY'],
  ['x@evil.example 49171392002', 'UNPROCESSABLE_ENTITY'],
  ['46701740605', 'phoneAlreadyAssociatedError'],
])('the number %s is refused with %s', async (phone, code) => {
  const ines = await signIn()
  expect(await change(ines, phone)).toBe(code)
  expect((await send(ines, { channel: 'sms', target: 1 })).status).toBe(422)
})

test('a token and a code expire, and a code can be sent again after a minute', async () => {
  const ines = await signIn()
  await send(ines)
  const early = await send(ines)
  expect([early.status, Number(early.headers.get('retry-after')) > 50]).toEqual([429, true])
  const past = new Date(Date.now() - 1000)
  await api.database.db.update(phoneChecks).set({ codeExpiresAt: past })
  expect(await codeOf(await validate(ines, await codeFor(OWN)))).toBe('otp.expired')
  await api.database.db.update(phoneChecks).set({ expiresAt: past })
  expect(await change(ines, NEW)).toBe('token.expired')
  expect((await send(ines)).status).toBe(410)
})

test('wrong codes lead to a lock; numbers and codes are limited', async () => {
  const ines = await signIn()
  await send(ines)
  const code = await codeFor(OWN)
  for (const attemptsRemaining of [4, 3, 2, 1]) {
    expect(await (await validate(ines, wrong(code))).json()).toMatchObject({ attemptsRemaining })
  }
  expect(await codeOf(await validate(ines, wrong(code)))).toBe('otpLockedOutErrorMessage')
  expect(await codeOf(await validate(ines, code))).toBe('otpLockedOutErrorMessage')
  const codes = []
  for (let number = 0; number < 6; number += 1) codes.push(await change(ines, `${NEW}${number}`))
  expect(codes).toEqual([...Array(5).fill('SUCCESS'), 'uxlFailureErrorMessage'])
  const waits: (string | null)[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    await aMinutePasses()
    const sent = await send(ines, { channel: 'sms', target: (turn + 1) % 2 })
    waits.push(sent.headers.get('retry-after'))
  }
  expect(waits).toEqual([...Array(9).fill(null), '900'])
})

test('two alternating numbers get three codes a minute at most', async () => {
  const ines = await signIn()
  expect(await change(ines, `${NEW}7`)).toBe('SUCCESS')
  const statuses = []
  for (const target of [0, 1, 0, 1, 0])
    statuses.push((await send(ines, { channel: 'sms', target })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

/** Resets the count of codes per minute. */
const aMinutePasses = () =>
  api.database.db.delete(attempts).where(like(attempts.key, 'code-sent:%'))

test('a code is sent to these two numbers only', async () => {
  const ines = await signIn()
  for (const body of [
    { channel: 'email', target: 0 },
    { channel: 'sms', target: 1 },
    { channel: 'sms', target: [0] },
    { channel: 'sms', target: '46701740605' },
  ]) {
    expect((await send(ines, body)).status).toBe(422)
  }
})
