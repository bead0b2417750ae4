import { offlinePage, pageContext } from '../../../fixtures/pages'
import { memoryStorage } from '../../services/storage/storage'
import { converter, exchangeRate } from './exchange-rates.service'

function visit(rate: unknown, session = memoryStorage()) {
  let calls = 0
  let now = 0
  const { page } = offlinePage(pageContext({ locale: 'en-US' }), {
    storage: { local: memoryStorage(), session },
    now: () => now,
    fetch: async () => {
      calls += 1
      if (rate === 503) return new Response('', { status: 503 })
      const currencyExchange = [{ __typename: 'ExchangeRate', currency: 'EUR', rate, asOf: 'x' }]
      return Response.json({ data: { currencyExchange } })
    },
  })
  const wait = (ms: number) => {
    now += ms
  }
  return { page, wait, calls: () => calls }
}

const dollars = { amount: 12_345, decimalPoint: 2, currency: 'USD' }

test('12345 minor units are converted and marked as approximate; an amount in a third currency is not shown', async () => {
  const { page } = visit(0.8)
  const inEuros = await converter(page, 'USD', 'EUR')
  expect(inEuros?.(dollars)).toBe('≈ €98.76')
  expect(inEuros?.({ ...dollars, currency: 'JPY' })).toBe('')
})

test('sends one request for several callers, and none for 30 minutes, also not on the next page', async () => {
  const session = memoryStorage()
  const { page, wait, calls } = visit(0.8, session)
  await Promise.all([exchangeRate(page, 'USD', 'EUR'), exchangeRate(page, 'USD', 'EUR')])
  wait(30 * 60_000 - 1)
  expect(await exchangeRate(page, 'USD', 'EUR')).toBe(0.8)
  const next = visit(0.9, session)
  expect(await exchangeRate(next.page, 'USD', 'EUR')).toBe(0.8)
  expect([calls(), next.calls()]).toEqual([1, 0])
})

test('a rate is requested again after 30 minutes', async () => {
  const session = memoryStorage()
  await exchangeRate(visit(0.8, session).page, 'USD', 'EUR')
  const later = visit(0.9, session)
  later.wait(30 * 60_000)
  expect(await exchangeRate(later.page, 'USD', 'EUR')).toBe(0.9)
})

test.each([0, -1, null, '0.8', 503])('a rate of %j is ignored', async (rate) => {
  const { page } = visit(rate)
  expect(await converter(page, 'USD', 'EUR')).toBeNull()
})

test('an invalid stored rate is ignored', async () => {
  const session = memoryStorage()
  session.set('exchangeRates', '{"USD>EUR":{"rate":"x","at":0},"USD>GBP":7}')
  expect(await exchangeRate(visit(0.8, session).page, 'USD', 'EUR')).toBe(0.8)
})
