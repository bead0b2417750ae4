import { eq, inArray } from 'drizzle-orm'
import { orderEvents, orders } from '../../database/booking/order-schema'
import { attempts } from '../../database/members/account-schema'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { hotels } from '../../seed/hotels'
import { sealInvitation } from '../account/decrypt-routes'
import { seal } from '../account/sealed-text'
import { numbersOfMember } from '../testing/numbers-of-member'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const AUTH = '/mi/phoenix-account-auth'
const NAVIGATION = '/mi/phoenix-account-navigation'
const DECRYPT = '/mi/phoenix-encryption/v1/aesDecrypt'

const api = testApi({ hotels, empty: [attempts] })
beforeEach(() =>
  api.database.db
    .update(orders)
    .set({ customerId: null })
    .where(inArray(orders.customerId, ['C1001', 'C1002', 'C1016'])),
)

const FOUND = expect.stringMatching(/^\/reservation\/findReservationDetail\.mi\?stay=[\w-]{22}$/)
const REFUSED = '/reservation/lookupReservation.mi?outcome=reservation.not.found'
/** Stays without a member: found by number and name. */
const LINDQVISTS = { confirmationNumber: '70110001', lastName: 'Lindqvist' }
const ADEYEMIS = { confirmationNumber: '70110002', lastName: 'Adeyemi' }
/** The stay of another member, C1003. */
const OTHERS = '70110007'

const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const find = async (stay: object) => cookieOf(await api.server.post(LOOKUP, stay))
const link = (version: string, userId: string, orderId?: string, cookie?: string) =>
  api.server.post(
    `${AUTH}/${version}/loginWithCredentialsAndLink`,
    { userId, password: SEED_PASSWORD, orderId },
    cookie ? { cookie } : {},
  )
const hotelOf = async (answer: Response) => {
  const session = await api.server.get('/mi/session', { cookie: cookieOf(answer) })
  return (await session.json()).data.propertyId
}

test.each(['v1', 'v2'])(
  '%s: a stay that was found in this session is linked, and the redirect leads to it (OK2)',
  async (version) => {
    const answer = await link(version, 'maria@example.com', '7011 0002', await find(ADEYEMIS))
    expect(await answer.clone().json()).toMatchObject({
      mfaOption: null,
      isRedirect: true,
      nextStateURI: FOUND,
      isReservationLinked: true,
    })
    expect(await numbersOfMember(api.database, 'C1001')).toEqual(['70110002'])
    expect(await hotelOf(answer)).toBe('NYCAB')
  },
)

test('a linked stay is the member’s order, in every session; number and name find it as before', async () => {
  await link('v1', 'maria@example.com', ADEYEMIS.confirmationNumber, await find(ADEYEMIS))
  const [order] = await api.database.db.select().from(orders).where(eq(orders.customerId, 'C1001'))
  const events = await api.database.db
    .select({ type: orderEvents.type })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order?.id ?? ''))
  expect(events.map(({ type }) => type)).toContain('linked')
  const elsewhere = await link('v1', 'maria@example.com', ADEYEMIS.confirmationNumber)
  expect(await elsewhere.json()).toMatchObject({ isReservationLinked: true })
  expect((await api.server.post(LOOKUP, ADEYEMIS)).status).toBe(200)
})

test('a member’s own stay is linked by its number', async () => {
  const answer = await link('v1', 'ichika@example.com', OTHERS)
  expect(await answer.clone().json()).toMatchObject({ nextStateURI: FOUND })
  expect(await hotelOf(answer)).toBe('SYDAU')
})

test('any other number is refused in the same words, whether it exists or not', async () => {
  await link('v1', 'maria@example.com', ADEYEMIS.confirmationNumber, await find(ADEYEMIS))
  const refused = [
    // Of a guest with the member’s own family name, not found in this session.
    await link('v1', 'maria@example.com', LINDQVISTS.confirmationNumber),
    await link('v1', 'maria@example.com', OTHERS),
    await link('v1', 'maria@example.com', '70119999'),
    // Another number than the one that was found.
    await link('v1', 'maria@example.com', LINDQVISTS.confirmationNumber, await find(ADEYEMIS)),
    // Found, but in another member’s account by now.
    await link('v1', 'oluwaseun@example.com', ADEYEMIS.confirmationNumber, await find(ADEYEMIS)),
  ]
  const bodies = []
  for (const answer of refused) {
    const { customerDetails: _own, profileNudge: _nudge, ...body } = await answer.json()
    bodies.push(JSON.stringify([answer.status, body]))
  }
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain(REFUSED)
  for (const answer of refused.slice(0, 3)) expect(await hotelOf(answer)).toBeUndefined()
  expect(await numbersOfMember(api.database, 'C1001')).toEqual(['70110002'])
  expect(await numbersOfMember(api.database, 'C1002')).toEqual([])
})

test('a refused number is counted with the lookup’s, a member’s own or a found one is not', async () => {
  for (let times = 0; times < 5; times += 1)
    await link('v1', 'maria@example.com', LINDQVISTS.confirmationNumber)
  expect((await api.server.post(LOOKUP, LINDQVISTS)).status).toBe(429)
  for (let times = 0; times < 6; times += 1) await link('v1', 'ichika@example.com', OTHERS)
  const other = { ...LINDQVISTS, confirmationNumber: OTHERS }
  expect((await api.server.post(LOOKUP, other)).status).toBe(404)
})

test('with a second factor it is linked after the right code (OK1), or refused then', async () => {
  const stay = { confirmationNumber: '70110003', lastName: 'Müller' }
  const signIn = async (orderId: string) => {
    await api.database.db.delete(attempts)
    const answer = await link('v1', 'samira@example.com', orderId, await find(stay))
    const cookie = cookieOf(answer)
    const { mfaOption, isRedirect, encodePayload } = await answer.json()
    expect([mfaOption.emailAddress, isRedirect]).toEqual(['s•••@example.com', false])
    expect(await numbersOfMember(api.database, 'C1016')).toEqual([])
    const payload = await (await api.server.post(DECRYPT, { value: encodePayload })).json()
    expect(JSON.parse(payload.decryptedValue)).toEqual({ orderId })
    await api.server.post(`${AUTH}/v1/generateOTP`, { channel: 'email', target: 0 }, { cookie })
    const code = /\d{6}/.exec((await api.server.mail('samira@example.com'))[0]?.body ?? '')?.[0]
    const accepted = await api.server.post(`${AUTH}/v1/validateOTP`, { code }, { cookie })
    return (await accepted.json()).nextStateURI
  }
  expect(await signIn('82417730')).toBe(REFUSED)
  expect(await numbersOfMember(api.database, 'C1016')).toEqual([])
  expect(await signIn('70110003')).toEqual(FOUND)
  expect(await numbersOfMember(api.database, 'C1016')).toEqual(['70110003'])
})

test('without a confirmation number nothing is linked and nobody is signed in', async () => {
  for (const orderId of [undefined, '123456789012']) {
    const answer = await link('v1', 'maria@example.com', orderId)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
    expect(answer.headers.get('logineventdetails')).toBe('confirmation.number.format.invalid')
  }
})

test('a refused sign-in links nothing', async () => {
  const body = { userId: 'oluwaseun@example.com', password: 'x', orderId: '777' }
  const answer = await api.server.post(`${AUTH}/v1/loginWithCredentialsAndLink`, body)
  expect(answer.status).toBe(401)
  expect(await numbersOfMember(api.database, 'C1002')).toEqual([])
})

test('in provider mode the redirect returns to the service, and no visitor is remembered (EAA)', async () => {
  const body = { userId: 'maria@example.com', password: SEED_PASSWORD, rememberMe: true }
  const headers = { isEAA: 'true' }
  const path = `${AUTH}/v1/loginWithCredentials`
  const answer = await api.server.post(path, { ...body, returnUrl: '/promotion?a=1' }, { headers })
  expect(await answer.json()).toMatchObject({ isRedirect: true, nextStateURI: '/promotion?a=1' })
  expect(cookieOf(answer)).not.toContain('foyer-remembered')
  const away = await api.server.post(path, { ...body, returnUrl: '//evil.example' }, { headers })
  expect(await away.json()).toMatchObject({ nextStateURI: '/' })
})

test('the masked number signs in the remembered visitor, and no other', async () => {
  const path = `${AUTH}/v1/loginWithCredentials`
  const body = { userId: '1002003001', password: SEED_PASSWORD, rememberMe: true }
  const cookie = cookieOf(await api.server.post(path, body))
  expect(cookie).toContain('foyer-remembered')
  const masked = { ...body, userId: '*****3001' }
  expect((await api.server.post(path, masked, { cookie })).status).toBe(200)
  expect((await api.server.post(path, masked)).status).toBe(401)
  const other = { ...body, userId: '*****0302' }
  expect((await api.server.post(path, other, { cookie })).status).toBe(401)
})

test.each(['v1', 'v2'])('%s: an invitation fills in the join form', async (version) => {
  const invitation = { givenName: 'Kim', surname: 'Berg', email: 'kim@example.com', country: 'DE' }
  const rand = await sealInvitation(api.database, invitation)
  const ask = (value: string) =>
    api.server.get(`${NAVIGATION}/${version}/decryptEnrollmentData?rand=${value}`)
  expect(await (await ask(rand)).json()).toEqual(invitation)
  for (const wrong of [
    '',
    'AAAA',
    `${rand.slice(0, -2)}AA`,
    await seal(api.database, 'payload', '{}'),
  ]) {
    expect((await ask(wrong)).status).toBe(410)
  }
})

test('a text that was not sealed as a payload is not decrypted', async () => {
  const sealed = await seal(api.database, 'enrollment', 'secret')
  expect((await api.server.post(DECRYPT, { value: sealed })).status).toBe(422)
})
