import { attempts } from '../../database/members/account-schema'
import { linkedReservationsOf } from '../../database/members/linked-reservations'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { testHotel } from '../../database/testing/test-hotels'
import { sealInvitation } from '../account/decrypt-routes'
import { seal } from '../account/sealed-text'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const AUTH = '/mi/phoenix-account-auth'
const NAVIGATION = '/mi/phoenix-account-navigation'
const DECRYPT = '/mi/phoenix-encryption/v1/aesDecrypt'

const api = testApi({ hotels: [testHotel('NYCAB')], empty: [attempts] })

const link = (version: string, userId: string, orderId?: string) =>
  api.server.post(`${AUTH}/${version}/loginWithCredentialsAndLink`, {
    userId,
    password: SEED_PASSWORD,
    orderId,
  })

test.each(['v1', 'v2'])(
  '%s: a reservation is linked, and the redirect leads to it (OK2)',
  async (version) => {
    const orderId = `ab1234${version}`
    const answer = await link(version, 'maria@example.com', orderId)
    expect(await answer.json()).toMatchObject({
      mfaOption: null,
      isRedirect: true,
      nextStateURI: '/reservation/findReservationDetail.mi',
    })
    expect(await linkedReservationsOf(api.database, 'C1001')).toContain(orderId.toUpperCase())
  },
)

test('the page of a linked reservation is about its hotel', async () => {
  const hotelAfter = async (orderId: string) => {
    const cookie = cookieOf(await link('v1', 'maria@example.com', orderId))
    const { data } = await (await api.server.get('/mi/session', { cookie })).json()
    return data.propertyId
  }
  expect(await hotelAfter('70110001')).toBe('MUCDE')
  // The number of another guest's stay is not sufficient.
  expect(await hotelAfter('70110002')).toBeUndefined()
  expect(await hotelAfter('70110007')).toBeUndefined()
})

describe('guessing numbers of other guests of one family name', () => {
  const hotelAfter = async (userId: string, orderId: string) => {
    const cookie = cookieOf(await link('v1', userId, orderId))
    const { data } = await (await api.server.get('/mi/session', { cookie })).json()
    return data.propertyId
  }
  const guess = async (times: number, numberOf: (index: number) => string) => {
    for (let index = 0; index < times; index += 1)
      await link('v1', 'maria@example.com', numberOf(index))
  }

  test('a member tries ten a day, and then opens no stay that is not the member’s', async () => {
    await guess(9, (index) => `7099000${index}`)
    expect(await hotelAfter('maria@example.com', '70110001')).toBe('MUCDE')
    expect(await hotelAfter('maria@example.com', '70110001')).toBeUndefined()
  })

  test('one number is tried five times, by the lookup and by members together', async () => {
    const body = { confirmationNumber: '70110001', lastName: 'Wrong' }
    const path = '/phoenix-reservation/v1/submitReservationLookup'
    for (let times = 0; times < 5; times += 1) await api.server.post(path, body)
    expect(await hotelAfter('maria@example.com', '70110001')).toBeUndefined()
  })
})

test('with a second factor it is linked after the right code (OK1)', async () => {
  const answer = await link('v1', 'samira@example.com', '82417730')
  const cookie = cookieOf(answer)
  const { mfaOption, isRedirect, encodePayload } = await answer.json()
  expect([mfaOption.emailAddress, isRedirect]).toEqual(['s•••@example.com', false])
  expect(await linkedReservationsOf(api.database, 'C1016')).toEqual([])
  const payload = await (await api.server.post(DECRYPT, { value: encodePayload })).json()
  expect(JSON.parse(payload.decryptedValue)).toEqual({ orderId: '82417730' })

  await api.server.post(`${AUTH}/v1/generateOTP`, { channel: 'email', target: 0 }, { cookie })
  const code = /\d{6}/.exec((await api.server.mail('samira@example.com'))[0]?.body ?? '')?.[0]
  const accepted = await api.server.post(`${AUTH}/v1/validateOTP`, { code }, { cookie })
  expect(await accepted.json()).toMatchObject({ isRedirect: true })
  expect(await linkedReservationsOf(api.database, 'C1016')).toEqual(['82417730'])
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
  expect(await linkedReservationsOf(api.database, 'C1002')).toEqual([])
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
