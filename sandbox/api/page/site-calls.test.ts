import { offlinePage, pageContext } from '../../../fixtures/pages'
import { getDataLayer } from '../../../src/services/analytics/data-layer'
import { testHotel } from '../../database/testing/test-hotels'
import { unseal } from '../account/sealed-text'
import { testApi } from '../testing/test-api'
import type { GraphqlAnswer } from '../testing/test-server'

const exchange = `query CurrencyExchange($from: String!, $to: [String!]!) {
  currencyExchange(from: $from, to: $to) { currency rate }
}`
const convert = `query ConvertCurrency($input: ConversionInput!) {
  convertCurrency(input: $input) { amount decimalPoint currency }
}`

const hotels = ['NYCAB', 'MUCDE', 'TYOJP', 'BKKTH', 'SHACN'].map((id) => testHotel(id))
const heading = { type: 'heading', id: 'h', props: { text: 'Hello' } }
const model = {
  pageId: 'loyalty',
  title: 'L',
  description: '',
  header: [],
  main: [heading],
  footer: [],
}
const pages = [{ path: '/loyalty', locale: 'en-US' as const, model }]
const api = testApi({ hotels, pages, operations: [exchange, convert] })

const answerOf = async (text: string, variables: object) =>
  ((await (await api.server.query(text, variables)).json()) as GraphqlAnswer).data

test('encrypts only the visitor’s own consumer id, for one client', async () => {
  const call = (body: unknown, cookie = '') =>
    api.server.post('/mi/phoenix-encryption/v1/encrypt', body, { cookie })
  const cookie = await api.server.become('member-maria')
  const { data } = await (await api.server.get('/mi/session', { cookie })).json()
  const body = { valueToEncrypt: data.consumerID, client_id: 'foyer-web' }
  const { encryptedValue } = await (await call(body, cookie)).json()
  expect(encryptedValue).not.toContain(data.consumerID)
  expect(await unseal(api.database, 'co-brand', encryptedValue)).toBe(
    `foyer-web ${data.consumerID}`,
  )
  expect(await unseal(api.database, 'payload', encryptedValue)).toBeNull()
  expect((await call(body)).status).toBe(403)
  expect((await call({ ...body, valueToEncrypt: 'C1002' }, cookie)).status).toBe(403)
  for (const bad of [null, {}, { valueToEncrypt: data.consumerID }, { ...body, client_id: 7 }])
    expect((await call(bad, cookie)).status).toBe(400)
})

test('returns the data layer of a page, with the kind of visitor as the only visitor data', async () => {
  const cookie = await api.server.become('member-maria')
  const { page } = offlinePage(pageContext(), {
    fetch: async (path, init) =>
      api.server.post(String(path), JSON.parse(String(init?.body)), { cookie }),
  })
  const layer = await getDataLayer(page)
  expect(layer.dataProperties).toEqual({
    siteSection: 'hotels',
    pageId: 'hotel-overview',
    visitorKind: 'authenticated',
    propertyId: 'NYCAB',
    brandCode: 'MC',
    propertyCurrency: testHotel('NYCAB').currency,
  })
  expect(layer.mvpOfferList).toContainEqual(
    expect.objectContaining({ id: 'table', title: 'A table by the window', priority: 20 }),
  )
  expect(JSON.stringify(layer)).not.toMatch(/maria/i)
  for (const bad of [null, {}, { context: {} }, { context: 7, sourceURI: '/' }])
    expect((await api.server.post('/mi/data-layer', bad)).status).toBe(400)
})

test('returns a page as a tree, and 404 for a page that does not exist', async () => {
  const body = { requestType: 'page', localeKey: 'en-US' }
  const call = (seoUrl: unknown, selectors: string[] = []) =>
    api.server.post('/mi/page-model', { ...body, seoUrl, selectors })
  const { data } = await (await call('/loyalty?a=b')).json()
  expect(data).toMatchObject({
    type: 'page',
    id: 'loyalty',
    children: [{ type: 'heading', id: 'h' }],
  })
  const footer = await (await call('/loyalty', ['footer'])).json()
  expect(footer.data.children).toEqual([])
  // A site's own sub-directory is no part of the page's path.
  expect((await call('/de-DE/loyalty')).status).toBe(200)
  const lost = await call('/nowhere')
  expect([lost.status, await lost.json()]).toEqual([404, { message: 'page.not.found' }])
  for (const bad of [undefined, 7, '', 'https://evil.example/'])
    expect((await call(bad)).status).toBe(400)
})

test('returns rates and converted amounts, and no rate for an unknown currency', async () => {
  expect(await answerOf(exchange, { from: 'USD', to: ['EUR', 'XXX', 'toString'] })).toEqual({
    currencyExchange: [{ currency: 'EUR', rate: 0.863 }],
  })
  const input = { fromCurrency: 'USD', value: { amount: 12_345, decimalPoint: 2 } }
  expect(await answerOf(convert, { input: { ...input, toCurrency: 'JPY' } })).toEqual({
    convertCurrency: { amount: 19_308, decimalPoint: 0, currency: 'JPY' },
  })
  expect(await answerOf(convert, { input: { ...input, toCurrency: 'XXX' } })).toEqual({
    convertCurrency: null,
  })
})
