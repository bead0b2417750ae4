import { testApi } from '../testing/test-api'

const CONVERT =
  'query Convert($input: ConversionInput!) { convertCurrency(input: $input) { amount decimalPoint currency } }'
const RATES = 'query Rates($to: [String!]!) { currencyExchange(from: "EUR", to: $to) { currency } }'
const api = testApi({ operations: [CONVERT, RATES] })

test('an amount above 32 bits is converted, and back', async () => {
  const convert = async (amount: number, fromCurrency: string, toCurrency: string) => {
    const input = { fromCurrency, toCurrency, value: { amount, decimalPoint: 2 } }
    return (await (await api.server.query(CONVERT, { input })).json()).data?.convertCurrency
  }
  const rupiah = await convert(1_000_000, 'USD', 'IDR')
  expect(rupiah.amount).toBeGreaterThan(2 ** 31)
  expect((await convert(rupiah.amount, 'IDR', 'USD')).amount / 1_000_000).toBeCloseTo(1, 3)
})

test('each currency has one rate, and a call asks for a bounded number', async () => {
  const ask = (to: string[]) => api.server.query(RATES, { to })
  const few = await (await ask(['USD', 'USD', 'GBP', 'USD', '???'])).json()
  expect(few.data.currencyExchange).toEqual([{ currency: 'USD' }, { currency: 'GBP' }])
  const many = await ask(Array.from({ length: 20_000 }, () => 'USD'))
  expect(many.status).toBe(400)
  expect(await many.json()).toEqual({
    error: { code: 'BAD_TEXT', message: 'A call has at most 10000 names and values.' },
  })
})
