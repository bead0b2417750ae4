import { eq } from 'drizzle-orm'
import { accounts, attempts, emailChanges, messages } from '../../database/members/account-schema'
import { findAccountOf } from '../../database/members/accounts'
import {
  findMemberDetails,
  memberDetails,
  seedDetails,
} from '../../database/members/member-details'
import { SEED_PASSWORD, seedAccounts } from '../../database/seeding/seed-accounts'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const api = testApi({ empty: [attempts, messages, emailChanges] })

const AUTH = '/mi/phoenix-account-auth/v1'
const MARIA = 'C1001'
const ADDRESS = { line1: '12 Harbour Road', postalCode: '04101', city: 'Portland', state: 'ME' }

async function signedIn(userId = 'maria@example.com') {
  const answer = await api.server.post(`${AUTH}/loginWithCredentials`, {
    userId,
    password: SEED_PASSWORD,
  })
  expect(answer.status).toBe(200)
  return { cookie: cookieOf(answer) }
}
const update = (changes: object, headers: Record<string, string>) =>
  api.server.post(`${AUTH}/updateContactDetails`, { password: SEED_PASSWORD, ...changes }, headers)
const codeOf = async (answer: Response) => {
  const { phoenixErrorMessages } = await answer.json()
  return [answer.status, ...phoenixErrorMessages.errorMessages]
}
const maria = () => findAccountOf(api.database, MARIA)

beforeEach(async () => {
  const { db } = api.database
  for (const { customerId, ...seeded } of seedAccounts)
    await db.update(accounts).set(seeded).where(eq(accounts.customerId, customerId))
  await db.delete(memberDetails)
  await db.insert(memberDetails).values(seedDetails)
})

test('a member changes everything; a new e-mail address waits for its link', async () => {
  const session = await signedIn()
  const change = { email: 'Maria.L@Example.com', phone: '+46 70 111 22 33', address: ADDRESS }
  const answer = await update(change, session)
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'SUCCESS', isEmailPending: true },
  ])
  expect(await maria()).toMatchObject({
    email: 'maria@example.com',
    phone: '46701112233',
    isPhoneConfirmed: false,
    country: 'US',
  })
  const { address, preferences } = await findMemberDetails(api.database, MARIA)
  expect(address).toEqual(ADDRESS)
  expect(preferences).toContain('HIGH')
  const before = await api.server.mail('maria@example.com')
  expect(before.map(({ subject }) => subject)).toEqual([
    'Another email address was requested for your account',
    'Your contact details have been changed',
  ])
  const [asked] = await api.server.mail('maria.l@example.com')
  expect(asked?.subject).toBe('Confirm your new email address')
  const bodies = [...before, asked].map((message) => message?.body)
  expect(bodies.join()).not.toMatch(/Harbour|2233|maria/i)
})

test('what is left empty stays as it was', async () => {
  const session = await signedIn()
  expect((await update({ phone: '46701112233', email: '', country: 'US' }, session)).status).toBe(
    200,
  )
  expect(await maria()).toMatchObject({ email: 'maria@example.com', phone: '46701112233' })
  expect((await findMemberDetails(api.database, MARIA)).address).toBeUndefined()
})

test('without the password nothing changes, and wrong ones lock the account as at the sign-in', async () => {
  const session = await signedIn()
  const guess = async () =>
    codeOf(await update({ phone: '46701112233', password: 'Wrong-one1' }, session))
  expect((await update({ phone: '46701112233', password: '' }, session)).status).toBe(422)
  const codes = [await guess(), await guess(), await guess(), await guess(), await guess()]
  expect(codes).toEqual([
    [422, 'password.incorrect'],
    [422, 'password.incorrect'],
    [422, 'password.incorrect'],
    [422, 'incorrect.password.last.attempt.remaining'],
    [422, 'account.lockedout.dueto.password.failure.attempts'],
  ])
  // Also with the right password from now on.
  expect((await update({ phone: '46701112233' }, session)).status).toBe(422)
  expect((await maria())?.phone).toBe('46701740605')
  expect(await api.database.db.select().from(messages)).toEqual([])
})

test.each([
  ['no session', {}],
  ['an unknown session', { cookie: 'foyer-session=nobody' }],
])('%s: 401, nothing changes', async (_, headers) => {
  expect(await codeOf(await update({ phone: '46701112233' }, headers))).toEqual([
    401,
    'session.ended',
  ])
  expect((await maria())?.phone).toBe('46701740605')
})

test('a remembered visitor is not signed in', async () => {
  const answer = await api.server.post(`${AUTH}/loginWithCredentials`, {
    userId: 'maria@example.com',
    password: SEED_PASSWORD,
    rememberMe: 'true',
  })
  const remembered = /foyer-remembered=[^;]*/.exec(cookieOf(answer))?.[0] ?? ''
  expect(remembered).not.toBe('')
  expect((await update({ phone: '46701112233' }, { cookie: remembered })).status).toBe(401)
})

test.each([
  ['phoneAlreadyAssociatedError', { phone: '+966 501 234 512', email: 'maria.l@example.com' }],
])('%s: nothing of the change is kept', async (code, change) => {
  const session = await signedIn()
  const answer = await update({ ...change, address: ADDRESS }, session)
  expect(await codeOf(answer)).toEqual([409, code])
  expect(await api.database.db.select().from(emailChanges)).toEqual([])
  expect(await api.database.db.select().from(messages)).toEqual([])
  expect(await maria()).toMatchObject({ email: 'maria@example.com', phone: '46701740605' })
  expect((await findMemberDetails(api.database, MARIA)).address).toBeUndefined()
})

test('a member’s own address is not taken', async () => {
  const session = await signedIn()
  const own = { email: 'MARIA@example.com', phone: '+46 701740605' }
  expect((await update(own, session)).status).toBe(200)
  expect(await api.server.mail('maria@example.com')).toHaveLength(1)
})

test.each([
  [{ email: 'maria@' }, ['email']],
  [{ email: `${'m'.repeat(90)}@example.com` }, ['email']],
  [{ phone: 46701112233 }, ['phone']],
  [{ phone: '12' }, ['phone']],
  [{ phone: '<script>' }, ['phone']],
  [{ country: 'Sverige' }, ['country', 'line1', 'city']],
  [{ country: 'DE' }, ['line1', 'city']],
  [{ address: { city: 'Portland' } }, ['line1']],
  [{ country: 'US', address: { ...ADDRESS, postalCode: 'x' } }, ['postalCode']],
])('%j: 422 names %j', async (change, fields) => {
  const session = await signedIn()
  const answer = await update(change, session)
  expect([answer.status, (await answer.json()).fields]).toEqual([422, fields])
  expect(await maria()).toMatchObject({ email: 'maria@example.com', phone: '46701740605' })
})

test('a country in which no account may be opened', async () => {
  const answer = await update({ country: 'KP', address: ADDRESS }, await signedIn())
  expect(await codeOf(answer)).toEqual([422, 'prohibitedCountryErrMsg'])
})

test('a form without a script comes back to its page with the outcome, and no address in it', async () => {
  const { cookie } = await signedIn()
  const send = (fields: Record<string, string>) =>
    fetch(`${api.server.url}${AUTH}/updateContactDetails`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ page: '/loyalty/myAccount/profile.mi?step=contact', ...fields }),
      redirect: 'manual',
    })
  const saved = await send({ phone: '46701112233', ...ADDRESS, password: SEED_PASSWORD })
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    '/loyalty/myAccount/profile.mi?outcome=contactSaved',
  ])
  expect((await findMemberDetails(api.database, MARIA)).address).toEqual(ADDRESS)
  const wrong = await send({ phone: '46701112234', password: 'Wrong-one1' })
  expect(wrong.headers.get('location')).toBe(
    '/loyalty/myAccount/profile.mi?outcome=password.incorrect',
  )
})

test('nothing changed: nobody is told that something was', async () => {
  const session = await signedIn()
  for (const change of [{}, { email: '', country: 'US' }])
    expect(await codeOf(await update(change, session))).toEqual([422, 'contact.unchanged'])
  expect(await api.database.db.select().from(messages)).toEqual([])
})
