import { attempts, linkTokens, messages } from '../../database/members/account-schema'
import { testApi } from '../testing/test-api'
import { cookieOf, sha256 } from '../testing/test-server'

const api = testApi({ empty: [attempts, messages, linkTokens] })

const AUTH = '/mi/phoenix-account-auth/v1'
const NAVIGATION = '/mi/phoenix-account-navigation/v1'
const json = async (answer: Promise<Response> | Response) => (await answer).json()
const forgot = (userId: string) => api.server.post(`${AUTH}/forgotPasswordSubmit`, { userId })
const renew = (token: unknown, password = 'Harbour!light') =>
  api.server.post(`${AUTH}/newPasswordSubmit`, { token, password })
const signIn = (userId: string, password: string, more = {}) =>
  api.server.post(`${AUTH}/loginWithCredentials`, { userId, password, ...more })
const details = (cookie: string) => json(api.server.get(`${AUTH}/userDetails`, { cookie }))
const tokenFor = async (address: string) => (await api.server.mail(address))[0]?.token ?? ''

describe('a forgotten password', () => {
  test('is reset by a link, which removes the lock, every session and every remembered cookie', async () => {
    const userId = 'mei@example.com'
    const cookie = cookieOf(await signIn(userId, 'Alderway-1', { rememberMe: true }))
    for (let count = 0; count < 5; count++) await signIn(userId, 'x')
    expect((await forgot('1002003006')).status).toBe(200)
    expect((await renew(await tokenFor(userId))).status).toBe(200)
    expect((await details(cookie)).status).toBe('ANONYMOUS')
    expect((await signIn(userId, 'Alderway-1')).status).toBe(401)
    expect((await signIn(userId, 'Harbour!light')).status).toBe(200)
    expect((await api.server.mail(userId))[0]?.subject).toBe('Your password has been changed')
  })

  test('has links for one use, also with concurrent calls, and only the newest link works', async () => {
    await forgot('bruno@example.com')
    const first = await tokenFor('bruno@example.com')
    await forgot('bruno@example.com')
    const second = await tokenFor('bruno@example.com')
    const answers = await Promise.all([renew(second), renew(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const late = await renew(first)
    expect(late.status).toBe(410)
    expect((await late.json()).phoenixErrorMessages.errorMessages).toEqual(['token.expired'])
  })

  test('has links that expire, and whose token the database does not store', async () => {
    await forgot('noor@example.com')
    const token = await tokenFor('noor@example.com')
    const rows = await api.database.db.select().from(linkTokens)
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([sha256(token)])
    await api.database.db.update(linkTokens).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await renew(token)).status).toBe(410)
  })

  test('has the same answer for every address, after the same writes', async () => {
    const ask = async (userId: string) => {
      const answer = await forgot(userId)
      const headers = [...answer.headers].filter(([name]) => name !== 'date')
      const text = await answer.text()
      const links = await api.database.db.select().from(linkTokens)
      const sent = await api.database.db.select().from(messages)
      for (const table of [attempts, messages, linkTokens]) await api.database.db.delete(table)
      return { status: answer.status, headers, text, links: links.length, sent: sent.length }
    }
    const known = await ask('maria@example.com')
    expect(known).toMatchObject({ status: 200, text: '{"status":"SUCCESS"}', links: 1, sent: 1 })
    expect(await ask('nobody@example.com')).toEqual(known)
    expect(await ask('999999999')).toEqual(known)
  })

  test('sends one account five messages at most, and does not reveal it', async () => {
    for (let count = 0; count < 6; count++) {
      expect(await json(forgot('maria@example.com'))).toEqual({ status: 'SUCCESS' })
    }
    expect(await api.server.mail('maria@example.com')).toHaveLength(5)
  })

  test('refuses a weak password, and keeps the link valid', async () => {
    await forgot('tomasz@example.com')
    const token = await tokenFor('tomasz@example.com')
    expect((await renew(token, 'password')).status).toBe(422)
    for (const wrong of ['', 'x', 7, null, { a: 1 }]) expect((await renew(wrong)).status).toBe(410)
    expect((await renew(token)).status).toBe(200)
  })
})

describe('an online account', () => {
  const jonas = { memberNumber: '1002003017', lastName: 'WEBER', email: 'Jonas@example.com' }
  const ask = (changes: object = {}) =>
    api.server.post(`${NAVIGATION}/createOnlineAccount`, { ...jonas, ...changes })
  const submit = (token: string) =>
    api.server.post(`${NAVIGATION}/submitCreateOnlineAccount`, { token, password: 'Harbour!light' })

  test('has the same answer for every address; only the member gets a message', async () => {
    for (const changes of [
      { memberNumber: '1002003099' },
      { lastName: 'Other' },
      { email: 'other@example.com' },
      { memberNumber: '1002003001', lastName: 'Lindqvist', email: 'maria@example.com' },
    ]) {
      expect(await json(ask(changes))).toEqual({ status: 'SUCCESS' })
    }
    expect(await (await api.server.get('/sandbox/mailbox')).text()).toContain('Nothing yet.')
    expect((await ask({ email: '' })).status).toBe(422)
  })

  test('is activated by the link, which signs in and works once', async () => {
    await ask()
    const token = await tokenFor('jonas@example.com')
    expect((await renew(token)).status).toBe(410)
    const prefilled = await json(api.server.get(`${NAVIGATION}/userPrefilledData?token=${token}`))
    expect(prefilled).toEqual({
      givenName: 'jonas',
      memberNumber: '1002003017',
      emailAddress: 'j•••@example.com',
    })
    const answer = await submit(token)
    expect((await answer.clone().json()).customerDetails.memberNumber).toBe('1002003017')
    expect((await details(cookieOf(answer))).status).toBe('SUCCESS')
    expect((await submit(token)).status).toBe(410)
    expect((await api.server.get(`${NAVIGATION}/userPrefilledData?token=${token}`)).status).toBe(
      410,
    )
    expect((await signIn('jonas@example.com', 'Harbour!light')).status).toBe(200)
  })
})

test('the mailbox escapes user input, and can be filtered by address', async () => {
  await forgot('maria@example.com')
  await forgot('noor@example.com')
  const ofNoor = await api.server.mail('noor@example.com')
  expect(ofNoor.map(({ subject }) => subject)).toEqual(['Choose a new password'])
  const answer = await api.server.get('/sandbox/mailbox')
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
  const page = await answer.text()
  expect(page.indexOf('To noor@')).toBeLessThan(page.indexOf('To maria@'))
  expect(page).toContain('href="/sandbox/mailbox?address=maria%40example.com"')
  const hostile = { address: '<b>@x', subject: '<i>', body: '<script>', link: null }
  await api.database.db.insert(messages).values({ ...hostile, at: new Date() })
  expect(await (await api.server.get('/sandbox/mailbox')).text()).not.toMatch(/<script|<i>|<b>/)
})
