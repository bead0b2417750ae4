import { pointsAndMoney, spokenPrice } from './points-and-money'
import { priceLabels } from './price.labels'

const labels = priceLabels.english
const usd = (amount: number) => ({ amount, decimalPoint: 2, currency: 'USD' })

test('a price says points and money, and nothing that is not paid', () => {
  const text = (points: number | null, amount: number) =>
    pointsAndMoney({ points, money: usd(amount) }, labels, 'en-US')
  expect(text(60_000, 60_00)).toBe('60,000 points + $60.00')
  expect(text(60_000, 0)).toBe('60,000 points')
  expect(text(null, 60_00)).toBe('$60.00')
})

test('a button says the same as a sentence does', () => {
  const name = (pointsTotal: number | null, amount: number, locale = 'en-US') =>
    spokenPrice({ pointsTotal, total: usd(amount) }, labels, locale)
  expect(name(101_000, 75_85)).toBe('101,000 points and $75.85')
  expect(name(101_000, 0)).toBe('101,000 points')
  expect(name(null, 75_85)).toBe('$75.85')
})
