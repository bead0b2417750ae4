import { formatDistance } from './distance'

it.each([
  [26500, 'en-US', '16 mi'],
  [26500, 'en-GB', '16 mi'],
  [26500, 'en', '16 mi'],
  [900, 'en-US', '0.6 mi'],
  [26500, 'de-DE', '27 km'],
  [900, 'de-DE', '900 m'],
  [123, 'ar-SA', '120 مترًا'],
  [994, 'fr-FR', '990 m'],
  [996, 'fr-FR', '1 km'],
  [450, 'zh-CN', '450米'],
  [1200, 'ja-JP', '1.2 km'],
  [33500, 'zh-CN', '34公里'],
  [0, 'fr-FR', '0 m'],
])('shows %d metres in %s as %s', (metres, locale, text) => {
  expect(formatDistance(metres, locale).replace(/\s/g, ' ').replace('\u2060', '')).toBe(text)
})

it.each([
  [1200, 'ja-JP', '1.2\u00a0km'],
  [1200, 'en-US', '0.7\u00a0mi'],
  [450, 'zh-CN', '450\u2060米'],
])('%d metres in %s: no line ends between number and unit', (metres, locale, text) => {
  expect(formatDistance(metres, locale)).toBe(text)
})

it('keeps to western digits in Arabic', () => {
  expect(formatDistance(12000, 'ar-SA')).toMatch(/12/)
})

it.each([null, undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])(
  'shows nothing for %s',
  (metres) => {
    expect(formatDistance(metres, 'en-US')).toBe('')
  },
)
