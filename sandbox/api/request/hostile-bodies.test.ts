import { testHotel } from '../../database/testing/test-hotels'
import { testApi } from '../testing/test-api'
import { propertyBar } from '../testing/test-operations'

const api = testApi({ hotels: [testHotel('NYCAB')], operations: [propertyBar] })
const AUTH = '/mi/phoenix-account-auth/v1'
const ODD = { toString: 1, valueOf: null }

test.each([
  ['/phoenix-reservation/v1/fetchHotelHeaderCustomerData', { customerId: ODD }, 401],
  ['/mi/content', { navIds: ODD, taxonomies: [ODD, null] }, 200],
  ['/mi/session', { values: { propertyId: 'NY\u0000AB' } }, 400],
  ['/mi/session', { keys: [ODD, '\u0000'] }, 400],
  ['/mi/session', { values: { keyword: 'half \ud83d' } }, 400],
  ['/mi/session', { values: { 'half \udc00': 'a name' } }, 400],
  ['/phoenix-reservation/v1/updateCart', { cartId: 'a', 'guest.city': 'a\u0085b' }, 400],
  ['/phoenix-reservation/v1/updateCart', { cartId: 'a', 'guest.city': 'half \udc00' }, 400],
  ['/mi/page-model', { seoUrl: '/a\u0000', localeKey: 'en-US' }, 400],
  [`${AUTH}/loginWithCredentials`, { userId: ODD, password: [ODD] }, 422],
  [`${AUTH}/loginWithCredentials`, { userId: 'maria\u0000@example.com', password: 'x' }, 400],
  [`${AUTH}/validateOTP`, { code: ODD, to: ODD }, 410],
  [`${AUTH}/generateOTP`, { to: ODD }, 410],
  [
    `${AUTH}/newPasswordSubmit`,
    { token: 'x', password: 'Harbour!light', confirmPassword: ODD },
    422,
  ],
])('%s answers %j with %i', async (path, body, status) => {
  expect((await api.server.post(path, body)).status).toBe(status)
})

test('a variable that no text of a visitor can be is refused', async () => {
  for (const propertyId of ['NY\u0000AB', 'NY\u0085AB', 'NY\ud800', '\udfffNY']) {
    expect((await api.server.query(propertyBar, { propertyId })).status).toBe(400)
  }
  expect((await api.server.query(propertyBar, { propertyId: ODD })).status).toBeLessThan(500)
  // The escaped character as literal text is harmless.
  expect((await api.server.query(propertyBar, { propertyId: 'NY\\u0000AB' })).status).toBe(200)
})

test.each(['/mi/session?a=%00', '/sandbox?locale=a&locale=b', '/sandbox?returnTo=a&returnTo=b'])(
  '%s causes no server error',
  async (path) => {
    expect((await api.server.get(path)).status).toBeLessThan(500)
  },
)

test.each([
  ['nested without end', `{"values":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['many values', `{"keys":[${Array.from({ length: 100_000 }, () => '1').join()}]}`],
])('a session call with %s is refused before anything is done with it', async (_, body) => {
  const answer = await fetch(`${api.server.url}/mi/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.message).toMatch(/at most/)
})
