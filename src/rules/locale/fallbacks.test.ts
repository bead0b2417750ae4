import { localesLike, textsIn } from './fallbacks'

const site = { defaultLocale: 'en-US', fallbacks: { 'pt-AO': 'pt-PT', 'ca-ES': 'es-ES' } }
const PACKS = ['ar-SA', 'de-DE', 'es-ES', 'ja-JP', 'pt-BR', 'pt-PT', 'zh-CN', 'zh-TW']

test.each([
  ['de-DE', 'de-DE'],
  ['de_DE', 'de-DE'],
  ['de-AT', 'de-DE'],
  ['de', 'de-DE'],
  ['ar-AE', 'ar-SA'],
  ['zh-HK', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['pt-MZ', 'pt-BR'],
  ['pt-AO', 'pt-PT'],
  ['ca-ES', 'es-ES'],
  ['es', 'es-ES'],
  ['es-MX', 'es-ES'],
  ['es-419', 'es-ES'],
  ['fr-FR', undefined],
  ['en-GB', undefined],
])('%s has the texts of %s', (locale, like) => {
  expect(localesLike(locale, PACKS, site)[0]).toBe(like)
})

test('fallbacks that refer to each other end', () => {
  const fallbacks = { 'nn-NO': 'nb-NO', 'nb-NO': 'nn-NO' }
  expect(localesLike('nn-NO', ['da-DK'], { fallbacks })).toEqual([])
})

const texts = { 'de-DE': { close: 'Schließen' }, 'ja-JP': { close: '閉じる' } }

test.each([
  ['de-AT', 'en-US', { close: 'Schließen' }],
  ['de', 'en-US', { close: 'Schließen' }],
  ['fr-FR', 'de-DE', { close: 'Schließen' }],
  ['fr-FR', 'en-US', {}],
  ['en-GB', 'de-DE', {}],
  ['fr-FR', 'it-IT', {}],
])('%s on a site whose default is %s shows %j', (locale, defaultLocale, said) => {
  expect(textsIn(texts, locale, { defaultLocale, fallbacks: {} })).toEqual(said)
})
