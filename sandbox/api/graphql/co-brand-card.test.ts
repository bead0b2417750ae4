import { eq } from 'drizzle-orm'
import { accounts } from '../../database/members/account-schema'
import { testApi } from '../testing/test-api'

const text = `query CoBrandCreditCard($customerId: ID, $market: String) {
  coBrandCreditCard(customerId: $customerId, market: $market) { eligible program terms }
}`
const api = testApi({ operations: [text] })
const NONE = { eligible: false, program: null, terms: null }

async function ask(visitor: string, variables: object, headers: Record<string, string> = {}) {
  const cookie = await api.server.become(visitor)
  const answer = await (await api.server.query(text, variables, { cookie, headers })).json()
  return answer.data?.coBrandCreditCard ?? answer.errors[0].extensions.code
}

test.each([
  ['member-m', 'C1005', 'chase'],
  ['member-maria', 'C1001', 'chase'],
  ['member-p', 'C1003', 'amex'],
  ['member-a', 'C1007', 'amex'],
])('%s is offered the card of the tier', async (visitor, customerId, program) => {
  const card = await ask(visitor, { customerId, market: 'US' })
  expect(card).toMatchObject({ eligible: true, program })
  expect(card.terms).toContain(`/${program}/terms" target="_blank">Rates, fees and terms</a>`)
})

test('the terms are in the requested language', async () => {
  const variables = { customerId: 'C1001', market: 'US' }
  const german = await ask('member-maria', variables, { 'accept-language': 'de-DE' })
  expect(german.terms).toContain('Jahresgebühr')
})

test.each(['DE', 'SA', 'us', '', 'constructor', null])(
  'a member of another market than %j is not eligible there',
  async (market) => {
    expect(await ask('member-maria', { customerId: 'C1001', market })).toEqual(NONE)
  },
)

test('the country of a member determines the offer', async () => {
  const { db } = api.database
  const move = (country: string) =>
    db.update(accounts).set({ country }).where(eq(accounts.customerId, 'C1001'))
  await move('DE')
  expect(await ask('member-maria', { customerId: 'C1001', market: 'US' })).toEqual(NONE)
  expect(await ask('member-maria', { customerId: 'C1001', market: 'DE' })).toMatchObject({
    program: 'amex',
  })
  await move('US')
})

test('no other visitor is eligible, and no answer contains data of another member', async () => {
  const maria = { customerId: 'C1001', market: 'US' }
  expect(await ask('anon', { market: 'US' })).toEqual(NONE)
  expect(await ask('anon', maria)).toBe('UNAUTHENTICATED')
  expect(await ask('member-full', maria)).toBe('FORBIDDEN')
  expect(await ask('remembered-maria', maria)).toBe('UNAUTHENTICATED')
  expect(await ask('remembered-maria', maria, { 'access-type': 'remember-me' })).toEqual(NONE)
})
