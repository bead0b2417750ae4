import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CALLING_CODES } from '../formats/phone'
import { loadLocale } from './load-locale'
import type { LocaleFormats } from './locale-formats'
import { localeMap } from './locale-map'

const tags = Object.keys(localeMap)

test('the map lists each module once, in order, and about 130 of them', () => {
  const files = readdirSync(join(__dirname, 'locales')).map((file) => file.replace(/\.ts$/, ''))
  expect(tags).toEqual(files.sort())
  expect(tags.length).toBeGreaterThanOrEqual(125)
  expect(tags.length).toBeLessThanOrEqual(135)
})

test('Intl supports each locale of the map', () => {
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags)
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags)
})

test.each(tags)('%s has a module of formats', async (tag) => {
  const { firstDay, weekend, callingCode } = await loadLocale(tag)
  expect([1, 5, 6, 7]).toContain(firstDay)
  expect(weekend.every((day) => day >= 1 && day <= 7)).toBe(true)
  expect(weekend.length).toBeGreaterThan(0)
  const fitting = CALLING_CODES.filter((code) => callingCode.startsWith(code))
  expect(callingCode).toBe(fitting[0] ?? callingCode.slice(0, 2))
})

test.each<[string, Partial<LocaleFormats>]>([
  ['en-US', { firstDay: 7, weekend: [6, 7], callingCode: '1', postalRule: 'postalUS' }],
  ['en-CA', { callingCode: '1', postalRule: 'postalCA' }],
  ['de-DE', { firstDay: 1, weekend: [6, 7], callingCode: '49', postalRule: 'zip5' }],
  ['de-AT', { callingCode: '43', postalRule: null }],
  ['ja-JP', { firstDay: 7, nameOrder: 'family', callingCode: '81' }],
  ['hu-HU', { firstDay: 1, nameOrder: 'family', callingCode: '36' }],
  ['zh-TW', { nameOrder: 'family', callingCode: '886' }],
  ['hi-IN', { nameOrder: 'given', postalRule: 'zip6' }],
  ['ar-SA', { firstDay: 7, weekend: [5, 6], callingCode: '966' }],
  ['ar-EG', { firstDay: 6, weekend: [5, 6], callingCode: '20' }],
  ['ar_AE', { firstDay: 1, weekend: [6, 7], callingCode: '971' }],
  ['fa-IR', { firstDay: 6, weekend: [5], callingCode: '98' }],
])('%s is %j', async (locale, formats) => {
  expect(await loadLocale(locale)).toMatchObject(formats)
})

test.each([
  ['de', 'de-DE'],
  ['en_us', 'en-US'],
  ['zh-Hant-TW', 'zh-TW'],
  ['zh-Hans-CN', 'zh-CN'],
  ['iw-IL', 'he-IL'],
  ['th-TH-u-nu-thai', 'th-TH'],
  ['', 'en-US'],
  [undefined, 'en-US'],
])('%j has the formats of %s', async (locale, tag) => {
  expect(await loadLocale(locale)).toBe((await localeMap[tag]?.())?.formats)
})

test.each(['de-JP', 'xx-XX', 'eo', 'es-419'])('%s is not found', async (locale) => {
  await expect(loadLocale(locale)).rejects.toMatchObject({
    name: 'NotFoundError',
    message: expect.stringMatching(/^There are no formats for the locale /),
  })
})
