import { testApi } from '../testing/test-api'

const CONVERT =
  'query Convert($input: ConversionInput!) { convertCurrency(input: $input) { amount decimalPoint currency } }'
const api = testApi({ operations: [CONVERT] })

test('an amount above 32 bits is converted, and back', async () => {
  const convert = async (amount: number, fromCurrency: string, toCurrency: string) => {
    const input = { fromCurrency, toCurrency, value: { amount, decimalPoint: 2 } }
    return (await (await api.server.query(CONVERT, { input })).json()).data?.convertCurrency
  }
  const rupiah = await convert(1_000_000, 'USD', 'IDR')
  expect(rupiah.amount).toBeGreaterThan(2 ** 31)
  expect((await convert(rupiah.amount, 'IDR', 'USD')).amount / 1_000_000).toBeCloseTo(1, 3)
})
