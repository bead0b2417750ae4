import { needsRatingDisclaimer, showsReviews } from './reviews.rules'

const shown = {
  stars: 4.2,
  count: 5,
  locale: 'en-US',
  isMax: false,
  redemption: false,
  enabled: true,
}

test('5 reviews with 4.2 stars are shown', () => {
  expect(showsReviews(shown)).toBe(true)
  expect(showsReviews({ ...shown, stars: 0.1 })).toBe(true)
})

test.each([
  ['4 reviews', { count: 4 }],
  ['no stars', { stars: 0 }],
  ['missing stars', { stars: null }],
  ['missing count', { count: undefined }],
  ['broken numbers', { stars: Number.NaN, count: Number.NaN }],
  ['zh-CN', { locale: 'zh-CN' }],
  ['zh_CN as the CMS writes it', { locale: 'zh_CN' }],
  ['zh-Hans-CN', { locale: 'zh-Hans-CN' }],
  ['an isMax hotel', { isMax: true }],
  ['a redemption page', { redemption: true }],
  ['the author switched them off', { enabled: false }],
])('hidden: %s', (_, change) => {
  expect(showsReviews({ ...shown, ...change })).toBe(false)
})

test('other Chinese-language locales show ratings with the disclaimer', () => {
  expect(showsReviews({ ...shown, locale: 'zh-TW' })).toBe(true)
  expect(['zh-TW', 'zh_HK', 'zh-Hant'].map(needsRatingDisclaimer)).toEqual([true, true, true])
  expect(['zh-CN', 'ja-JP', 'en-US', ''].map(needsRatingDisclaimer)).toEqual(Array(4).fill(false))
})
