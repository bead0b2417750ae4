import { eq } from 'drizzle-orm'
import { accounts, attempts, emailChanges, messages } from '../../database/members/account-schema'
import { findAccountOf } from '../../database/members/accounts'
import { SEED_PASSWORD, seedAccounts } from '../../database/seeding/seed-accounts'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const PENDING =
  'query Pending($id: ID!) { customer(id: $id) { profile { contact { email pendingEmail } } } }'
const api = testApi({ empty: [attempts, messages, emailChanges], operations: [PENDING] })

const AUTH = '/mi/phoenix-account-auth/v1'
const MARIA = 'C1001'
const OLD = 'maria@example.com'
const NEW = 'maria.l@example.com'
const PROFILE = '/loyalty/myAccount/profile.mi'

const signIn = (userId: string, password = SEED_PASSWORD) =>
  api.server.post(`${AUTH}/loginWithCredentials`, { userId, password })
const signedIn = async (userId = OLD) => ({ cookie: cookieOf(await signIn(userId)) })
const ask = (email: string, session: Record<string, string>, more = {}) =>
  api.server.post(
    `${AUTH}/updateContactDetails`,
    { email, password: SEED_PASSWORD, ...more },
    session,
  )
const confirm = (token: string) => api.server.post(`${AUTH}/confirmEmail`, { token })
const keep = (session: Record<string, string>) => api.server.post(`${AUTH}/keepEmail`, {}, session)
const emailOf = async (customerId = MARIA) => (await findAccountOf(api.database, customerId))?.email
/** The token of the newest link that an address has got. */
const linkTo = async (address: string) =>
  (await api.server.mail(address)).flatMap(({ token }) => token ?? [])[0] ?? ''
const pendingOf = async (session: Record<string, string>) => {
  const answer = await api.server.query(PENDING, { id: MARIA }, session)
  return (await answer.json()).data.customer.profile.contact
}

beforeEach(async () => {
  for (const { customerId, email, passwordHash } of seedAccounts)
    await api.database.db
      .update(accounts)
      .set({ email, passwordHash })
      .where(eq(accounts.customerId, customerId))
})

test('until its link is used, a wanted address signs nobody in, and all messages go to the old one', async () => {
  const session = await signedIn()
  expect((await ask(NEW, session)).status).toBe(200)
  expect((await signIn(NEW)).status).toBe(401)
  expect((await signIn(OLD)).status).toBe(200)
  expect(await pendingOf(session)).toEqual({
    email: 'm•••@example.com',
    pendingEmail: 'm•••@example.com',
  })
  await api.server.post(`${AUTH}/forgotPasswordSubmit`, { userId: NEW })
  await api.server.post(`${AUTH}/forgotPasswordSubmit`, { userId: OLD })
  const subjects = async (address: string) =>
    (await api.server.mail(address)).map(({ subject }) => subject)
  expect(await subjects(NEW)).toEqual(['Confirm your new email address'])
  expect(await subjects(OLD)).toContain('Choose a new password')
})

test('a wanted address is not taken: its owner joins, and the link is void', async () => {
  const session = await signedIn()
  await ask('stranger@example.com', session)
  const token = await linkTo('stranger@example.com')
  const joined = await api.server.post(`${AUTH}/enroll`, {
    name: { givenName: 'Sten', surname: 'Ranger' },
    email: 'stranger@example.com',
    country: 'US',
    password: SEED_PASSWORD,
  })
  expect(joined.status).toBe(200)
  expect((await confirm(token)).status).toBe(410)
  expect(await emailOf()).toBe(OLD)
})

test('the link makes the address count, once, and both addresses are told', async () => {
  const session = await signedIn()
  await api.server.post(`${AUTH}/forgotPasswordSubmit`, { userId: OLD })
  await ask(NEW, session)
  const token = await linkTo(NEW)
  expect((await confirm(token)).status).toBe(200)
  expect((await signIn(NEW)).status).toBe(200)
  expect((await signIn(OLD)).status).toBe(401)
  expect((await confirm(token)).status).toBe(410)
  expect((await api.server.mail(OLD))[0]?.subject).toBe('Your email address has been changed')
  expect((await api.server.mail(NEW))[0]?.subject).toBe('Your new email address')
  expect(await pendingOf(session)).toMatchObject({ pendingEmail: null })
  // A link to a new password that the address before has got opens nothing any more.
  const reset = { token: await linkTo(OLD), password: 'Other-one-2' }
  expect(reset.token).not.toBe('')
  expect((await api.server.post(`${AUTH}/newPasswordSubmit`, reset)).status).toBe(410)
})

test('a second request replaces the first', async () => {
  const session = await signedIn()
  await ask('first@example.com', session)
  const first = await linkTo('first@example.com')
  await ask('second@example.com', session)
  expect((await confirm(first)).status).toBe(410)
  expect((await confirm(await linkTo('second@example.com'))).status).toBe(200)
  expect(await emailOf()).toBe('second@example.com')
})

test('the link expires', async () => {
  const session = await signedIn()
  await ask(NEW, session)
  await api.database.db.update(emailChanges).set({ expiresAt: new Date(Date.now() - 1000) })
  expect(await pendingOf(session)).toMatchObject({ pendingEmail: null })
  expect((await confirm(await linkTo(NEW))).status).toBe(410)
  expect(await emailOf()).toBe(OLD)
})

test('a member keeps the old address: the link is void; so is it after a new password', async () => {
  const session = await signedIn()
  await ask(NEW, session)
  const token = await linkTo(NEW)
  expect((await keep({})).status).toBe(401)
  expect((await keep(session)).status).toBe(200)
  expect(await pendingOf(session)).toMatchObject({ pendingEmail: null })
  expect((await confirm(token)).status).toBe(410)

  await ask('again@example.com', session)
  await api.server.post(`${AUTH}/forgotPasswordSubmit`, { userId: OLD })
  const reset = { token: await linkTo(OLD), password: 'Other-one-2' }
  expect((await api.server.post(`${AUTH}/newPasswordSubmit`, reset)).status).toBe(200)
  expect((await confirm(await linkTo('again@example.com'))).status).toBe(410)
  expect(await emailOf()).toBe(OLD)
})

test('two members want one address: the first to confirm has it', async () => {
  const [maria, other] = [await signedIn(), await signedIn('ines@example.com')]
  await ask('both@example.com', maria)
  const mariasLink = await linkTo('both@example.com')
  await ask('both@example.com', other)
  const otherLink = await linkTo('both@example.com')
  const statuses = (await Promise.all([confirm(otherLink), confirm(mariasLink)])).map(
    ({ status }) => status,
  )
  expect(statuses.sort()).toEqual([200, 410])
  const owners = await api.database.db
    .select()
    .from(accounts)
    .where(eq(accounts.email, 'both@example.com'))
  expect(owners).toHaveLength(1)
  expect(await api.database.db.select().from(emailChanges)).toEqual([])
})

test('the answer does not tell whether an address has an account; its owner learns why no link came', async () => {
  const session = await signedIn()
  const seen = []
  for (const email of ['SAMIRA@example.com', 'nobody@example.com']) {
    const answer = await ask(email, session)
    const { date: _date, ...headers } = Object.fromEntries(answer.headers)
    seen.push(JSON.stringify([answer.status, headers, await answer.text()]))
    expect((await pendingOf(session)).pendingEmail).toBe(
      `${email[0]?.toLowerCase()}•••@example.com`,
    )
  }
  expect(seen[0]).toBe(seen[1])
  const [mail] = await api.server.mail('samira@example.com')
  expect(mail?.subject).toBe('You already have an account')
  expect(mail?.token).toBeNull()
})

test('one member may ask five times, and an address is asked for five times', async () => {
  const [maria, other] = [await signedIn(), await signedIn('ines@example.com')]
  const statuses = async (session: Record<string, string>, email: (index: number) => string) => {
    const found = []
    for (let index = 0; index < 6; index++) found.push((await ask(email(index), session)).status)
    return found
  }
  expect(await statuses(maria, (index) => `many${index}@example.com`)).toEqual([
    200, 200, 200, 200, 200, 429,
  ])
  await api.database.db.delete(attempts)
  expect(await statuses(maria, () => 'samira@example.com')).toContain(429)
  // Whoever asks, whether it has an account or not; nothing else of the change is kept.
  expect((await ask('samira@example.com', other, { phone: '46701112234' })).status).toBe(429)
  expect(await api.server.mail('samira@example.com')).toHaveLength(5)
  expect(await findAccountOf(api.database, MARIA)).not.toMatchObject({ phone: '46701112234' })
})

test('wrong links are counted with the failures of the network address', async () => {
  const before = await api.database.db.select().from(attempts)
  expect(before).toEqual([])
  expect((await confirm('x'.repeat(43))).status).toBe(410)
  const [counted] = await api.database.db.select().from(attempts)
  expect(counted?.key).toMatch(/^address-failures:/)
  expect(counted?.count).toBe(1)
})

test('forms without a script: asked, confirmed and kept, and no address names the e-mail', async () => {
  const { cookie } = await signedIn()
  const post = async (call: string, fields: Record<string, string>) => {
    const answer = await fetch(`${api.server.url}${AUTH}/${call}`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ page: `${PROFILE}?step=contact`, ...fields }),
      redirect: 'manual',
    })
    return [answer.status, answer.headers.get('location')]
  }
  const asked = { email: NEW, password: SEED_PASSWORD }
  expect(await post('updateContactDetails', asked)).toEqual([303, `${PROFILE}?outcome=emailSent`])
  const kept = [303, `${PROFILE}?outcome=emailKept`]
  expect(await post('keepEmail', {})).toEqual(kept)
  expect(await post('updateContactDetails', asked)).toEqual([303, `${PROFILE}?outcome=emailSent`])
  const token = await linkTo(NEW)
  expect(await post('confirmEmail', { token })).toEqual([303, `${PROFILE}?outcome=emailConfirmed`])
  expect(await post('confirmEmail', { token })).toEqual([303, `${PROFILE}?outcome=token.expired`])
})
