import { attempts } from '../../database/members/account-schema'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { testHotel } from '../../database/testing/test-hotels'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const SIGN_IN = '/mi/phoenix-account-auth/v1/loginWithCredentials'

const api = testApi({ hotels: [testHotel('NYCAB')], empty: [attempts] })

const own = { 'sec-fetch-site': 'same-origin' }
const form = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = own,
) =>
  fetch(`${api.server.url}${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const maria = { userId: 'maria@example.com', password: SEED_PASSWORD, returnTo: '/loyalty?a=1' }
const addressOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', api.server.url)

test('a form without a script signs in and redirects', async () => {
  const answer = await form(SIGN_IN, { ...maria, rememberMe: 'true' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/loyalty?a=1'])
  expect(cookieOf(answer)).toMatch(/foyer-session=.*foyer-remembered=/)
})

test('without a return address it redirects to the profile, as with a script', async () => {
  const { returnTo: _, ...fields } = maria
  const answer = await form(SIGN_IN, fields)
  expect(answer.headers.get('location')).toBe('/loyalty/myAccount/profile.mi')
})

test('a refused sign-in redirects to the error page; no address contains a password', async () => {
  const answer = await form(SIGN_IN, { ...maria, password: 'Wrong-one1', clientId: 'win' })
  expect(answer.status).toBe(303)
  const { pathname, searchParams, href } = addressOf(answer)
  expect(pathname).toBe('/sign-in-error.mi')
  expect(Object.fromEntries(searchParams)).toEqual({
    returnTo: '/loyalty?a=1',
    errorMessageType: 'credentials',
    inValidCredentials: 'true',
    clientId: 'win',
  })
  expect(href).not.toMatch(/Wrong|maria/)
})

test.each([
  ['keiko@example.com', 'pageWarn', {}],
  ['paul@example.com', 'fcp', { isEAA: 'true' }],
])('%s gets %s on the error page', async (userId, type, more) => {
  const { searchParams } = addressOf(await form(SIGN_IN, { ...maria, ...more, userId }))
  expect(searchParams.get('errorMessageType')).toBe(type)
})

test('after a refusal the reservation is linked on the next attempt', async () => {
  const wrong = { ...maria, password: 'Wrong-one1', orderId: '82417730' }
  const fields = { ...wrong, pageModuleName: 'saveReservation' }
  const { searchParams } = addressOf(await form(`${SIGN_IN}AndLink`, fields))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    orderId: '82417730',
    pageModuleName: 'saveReservation',
  })
})

test('a required code can be requested, entered and wrong without a script', async () => {
  const first = await form(SIGN_IN, { ...maria, userId: 'samira@example.com' })
  expect(first.headers.get('location')).toBe(
    '/sign-in-code.mi?returnTo=%2Floyalty%3Fa%3D1&step=choose',
  )
  const headers = { ...own, cookie: cookieOf(first) }
  const otp = (call: string, fields: Record<string, string>) =>
    form(`/mi/phoenix-account-auth/v1/${call}`, { returnTo: '/loyalty', ...fields }, headers)
  const sent = await otp('generateOTP', { to: 'email:0' })
  expect(addressOf(sent).searchParams.get('step')).toBe('code')
  const code = /\d{6}/.exec((await api.server.mail('samira@example.com'))[0]?.body ?? '')?.[0] ?? ''
  const wrong = await otp('validateOTP', { code: code === '000000' ? '000001' : '000000' })
  expect(Object.fromEntries(addressOf(wrong).searchParams)).toEqual({
    returnTo: '/loyalty',
    step: 'code',
    problem: 'otp.invalid',
  })
  const right = await otp('validateOTP', { code })
  expect(right.headers.get('location')).toBe('/loyalty')
  expect(cookieOf(right)).toContain('foyer-session=')
})

test.each<[string, Record<string, string>, number]>([
  ['names nobody', {}, 415],
  ['is cross-site', { 'sec-fetch-site': 'cross-site' }, 415],
  ['is of another site', { origin: 'https://elsewhere.example' }, 403],
  ['has no origin to name', { origin: 'null' }, 403],
])('a form that %s is refused', async (_what, headers, status) => {
  const answer = await form(SIGN_IN, maria, headers)
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []])
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'it does not redirect to %s',
  async (returnTo) => {
    const answer = await form(SIGN_IN, { ...maria, returnTo })
    expect(answer.headers.get('location')).toBe('/loyalty/myAccount/profile.mi')
  },
)
