import {
  DEFAULT_COUNTRY,
  DEFAULT_LANGUAGE,
  formatLocale,
  isMainlandChina,
  languageOf,
  normaliseLocale,
  textDirection,
} from './locale'

const NONSENSE = ['', ' ', 'x', '!!', 'en-', 'a_b_c', '../..', 'null', null, undefined]

test.each([
  ['en_US', 'en-US'],
  ['en-us', 'en-US'],
  ['zh_hans_cn', 'zh-Hans-CN'],
  [' de_DE ', 'de-DE'],
  ['th', 'th'],
  ['iw', 'he'],
])('%s is %s', (locale, normal) => {
  expect(normaliseLocale(locale)).toBe(normal)
})

test('the defaults are English and the US', () => {
  expect([DEFAULT_LANGUAGE, DEFAULT_COUNTRY]).toEqual(['en', 'US'])
})

test.each(NONSENSE.filter((locale) => locale !== 'null'))('%s falls back to en-US', (locale) => {
  expect(normaliseLocale(locale)).toBe('en-US')
  expect(languageOf(locale)).toBe('en')
  expect(textDirection(locale)).toBe('ltr')
})

test.each(NONSENSE)('formatLocale(%s) is valid for Intl', (locale) => {
  expect(() => new Intl.NumberFormat(formatLocale(locale))).not.toThrow()
})

test('ar-AE formats as ar-SA, other locales as themselves', () => {
  expect(['ar_AE', 'ar-AE', 'ar-EG', 'ja_JP'].map(formatLocale)).toEqual([
    'ar-SA',
    'ar-SA',
    'ar-EG',
    'ja-JP',
  ])
})

test('Arabic and Hebrew are written from right to left', () => {
  expect(['ar', 'ar_AE', 'he-IL', 'iw-IL'].map(textDirection)).toEqual(Array(4).fill('rtl'))
  expect(['en', 'th-TH', 'arn-CL'].map(textDirection)).toEqual(Array(3).fill('ltr'))
})

test('the language is the first subtag', () => {
  expect(['zh_TW', 'EN-us', 'ja'].map((tag) => languageOf(tag))).toEqual(['zh', 'en', 'ja'])
})

test('only zh-CN is mainland China', () => {
  expect(['zh-CN', 'zh_CN', 'zh-Hans-CN'].map(isMainlandChina)).toEqual(Array(3).fill(true))
  expect(['zh-TW', 'zh-HK', 'zh', 'en-CN'].map(isMainlandChina)).toEqual(Array(4).fill(false))
})
