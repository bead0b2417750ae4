import { eq } from 'drizzle-orm'
import { accounts, attempts, messages } from '../../database/members/account-schema'
import { testApi } from '../testing/test-api'
import { cookieOf, startTestServer } from '../testing/test-server'

const api = testApi({ empty: [attempts, messages] })

const AUTH = '/mi/phoenix-account-auth'
const visitor = {
  name: { givenName: 'Zoë', surname: "O'Neil-Smith" },
  email: 'Zoe@Example.com',
  password: 'Harbour!light',
  country: 'DE',
  phone: '+49 151 2345678',
  consents: [],
  source: 'join',
}
const enroll = (changes: object = {}, version = 'v1') =>
  api.server.post(`${AUTH}/${version}/enroll`, { ...visitor, ...changes })
const signIn = (userId: string, password: string) =>
  api.server.post(`${AUTH}/v1/loginWithCredentials`, { userId, password })
const forget = () => api.database.db.delete(accounts).where(eq(accounts.email, 'zoe@example.com'))
beforeEach(forget)

test.each(['v1', 'v2'])(
  'a visitor joins, gets a welcome message, and signs in (%s)',
  async (version) => {
    const answer = await enroll({}, version)
    expect(answer.status).toBe(200)
    const { memberNumber, ...rest } = await answer.json()
    expect(rest).toEqual({ status: 'SUCCESS', messageKey: 'newMemberNumberMsg' })
    expect(memberNumber).toMatch(/^1003\d{5}$/)
    expect(answer.headers.getSetCookie()).toEqual([])
    const [mail] = await api.server.mail('zoe@example.com')
    expect(mail?.subject).toBe('Welcome to Alderway Circle')
    expect(mail?.body).toContain(memberNumber)

    const begun = await signIn(memberNumber, visitor.password)
    const mfaOption = { emailAddress: 'z•••@example.com', phoneNumbers: [] }
    expect(await begun.json()).toMatchObject({ mfaOption, customerDetails: null })
    const cookie = cookieOf(begun)
    const details = async (of: string) =>
      (await api.server.get(`${AUTH}/v1/userDetails`, { cookie: of })).json()
    expect((await details(cookie)).status).toBe('ANONYMOUS')
    // Another person may have joined with this address and their own telephone.
    const bySms = { channel: 'sms', target: 0 }
    expect((await api.server.post(`${AUTH}/v1/generateOTP`, bySms, { cookie })).status).toBe(422)
    const send = { channel: 'email', target: 0 }
    expect((await api.server.post(`${AUTH}/v1/generateOTP`, send, { cookie })).status).toBe(200)
    const code = /\d{6}/.exec((await api.server.mail('zoe@example.com'))[0]?.body ?? '')?.[0]
    const done = await api.server.post(`${AUTH}/v1/validateOTP`, { code }, { cookie })
    expect((await done.clone().json()).customerDetails.memberNumber).toBe(memberNumber)
    expect(await details(cookieOf(done))).toMatchObject({ status: 'SUCCESS' })

    const again = await signIn('zoe@example.com', visitor.password)
    expect((await again.json()).mfaOption).toBeNull()
  },
)

test('no phone number is stored for a country where the site has no phone field', async () => {
  const answer = await enroll({ country: 'BE', phone: '12' })
  expect(answer.status).toBe(200)
  const [account] = await api.database.db
    .select()
    .from(accounts)
    .where(eq(accounts.email, 'zoe@example.com'))
  expect(account?.phone).toBeNull()
})

test('a visitor who joins without a password gets a link to set one', async () => {
  const { password: _, ...withoutPassword } = visitor
  const answer = await api.server.post(`${AUTH}/v1/enroll`, withoutPassword)
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain('token')
  const [mail] = await api.server.mail('zoe@example.com')
  const body = { token: mail?.token, password: 'Harbour!light' }
  expect((await api.server.post(`${AUTH}/v1/newPasswordSubmit`, body)).status).toBe(200)
  expect((await signIn('zoe@example.com', 'Harbour!light')).status).toBe(200)
})

test.each([
  ['emailDuplicateError', { email: 'MARIA@example.com' }, ['email']],
  ['phoneAlreadyAssociatedError', { phone: '+46 70-174 06 05' }, ['phone']],
])('%s: an address belongs to one account', async (code, changes, fields) => {
  const answer = await enroll(changes)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    phoenixErrorMessages: { errorMessages: [code] },
    fields,
  })
  expect(await api.database.db.select().from(messages)).toEqual([])
})

test('of two concurrent requests to join with one address one succeeds', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => enroll()))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test.each(['CU', 'KP', 'SY', 'IR'])('a visitor in %s cannot join', async (country) => {
  const answer = await enroll({ country })
  expect(answer.status).toBe(422)
  expect((await answer.json()).phoenixErrorMessages.errorMessages).toEqual([
    'prohibitedCountryErrMsg',
  ])
})

test.each([
  [{ name: { givenName: 'R2D2', surname: '<script>' } }, ['givenName', 'surname']],
  [{ name: null, email: 'zoe@' }, ['givenName', 'surname', 'email']],
  [{ country: 'Germany' }, ['country']],
  [{ country: 'CN', phone: '1234567890' }, ['phone']],
  [{ phone: 'call me' }, ['phone']],
  [{ password: 'Short!1' }, ['password']],
  [{ password: 'nouppercase!' }, ['password']],
  [{ password: 'NoSpecialSign1' }, ['password']],
  [{ password: 'Harbour!light-Harbour' }, ['password']],
  [{ password: 12345678 }, ['password']],
])('the body %j is refused with the names of its fields', async (changes, fields) => {
  const answer = await enroll(changes)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    phoenixErrorMessages: { errorMessages: ['UNPROCESSABLE_ENTITY'] },
    fields,
  })
})

test('an IP address that creates too many accounts has to wait', async () => {
  const strict = await startTestServer(api.database, { regular: [] }, { failures: 9, messages: 1 })
  const statuses = []
  for (const email of ['zoe@example.com', 'zoe2@example.com']) {
    const answer = await strict.post(`${AUTH}/v1/enroll`, { ...visitor, email, phone: '' })
    statuses.push([answer.status, answer.headers.get('retry-after')])
  }
  await strict.close()
  expect(statuses).toEqual([
    [200, null],
    [429, '900'],
  ])
})

test('an IP address that tests many members gets no further information about them', async () => {
  const strict = await startTestServer(api.database, { regular: [] }, { taken: 2 })
  const ask = async (email: string) =>
    (await strict.post(`${AUTH}/v1/enroll`, { ...visitor, email, phone: '' })).status
  expect(await ask('maria@example.com')).toBe(409)
  expect(await ask('noor@example.com')).toBe(409)
  expect(await ask('tomasz@example.com')).toBe(429)
  await strict.close()
})
