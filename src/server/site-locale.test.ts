import { defineSite } from '../rules/site/define-site'
import { siteLocale } from './site-locale'

const site = defineSite({
  brand: { chainName: 'Harbour Inns' },
  locales: ['fr-FR', 'de-DE', 'en-GB'],
  fallbacks: { it_IT: 'en-GB' },
})

test.each([
  ['de-DE', 'de-DE', 0],
  ['de_de', 'de-DE', 0],
  [undefined, 'fr-FR', 0],
  ['de-AT', 'de-DE', 1],
  ['it_IT', 'en-GB', 1],
  ['ja-JP', 'fr-FR', 1],
  ['../..', 'fr-FR', 1],
])('%s is answered in %s and logged %i times for many requests', (asked, locale, times) => {
  const said: string[] = []
  for (const _ of [1, 2])
    expect(siteLocale(site, asked, (level, message) => said.push(`${level} ${message}`))).toBe(
      locale,
    )
  const line = `warn locale||${asked}|The site has no such locale: it is answered in ${locale}.`
  expect(said).toEqual(Array(times).fill(line))
})
