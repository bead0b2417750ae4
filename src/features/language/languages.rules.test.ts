import { isSameLocale, languageHref, leavesSite, sortRegions } from './languages.rules'

const german = (linkURL: string) => ({ linkLabel: 'Deutsch', linkURL, locale: 'de-DE' })
const at = (address: string, contextPath = '') => ({ url: new URL(address), contextPath })
const page = 'https://www.alderway.example/hotels/a/overview'

describe('regions', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }))

  it('are sorted by the alphabet of the page’s locale', () => {
    expect(sortRegions(named('C', 'A', 'B'), 'alpha', 'en-US')).toEqual(named('A', 'B', 'C'))
    expect(sortRegions(named('Zypern', 'Österreich'), 'alpha', 'de-DE')[0]?.name).toBe('Österreich')
    expect(sortRegions(named('Zypern', 'Österreich'), 'alpha', 'sv-SE')[0]?.name).toBe('Zypern')
  })

  it('keep the author’s order if set, and do not change the author’s list', () => {
    const authored = named('C', 'A')
    expect(sortRegions(authored, 'authored', 'en-US')).toEqual(named('C', 'A'))
    sortRegions(authored, 'alpha', 'en-US')
    expect(authored).toEqual(named('C', 'A'))
  })
})

it('recognises a locale in each spelling', () => {
  expect(isSameLocale('en_us', 'en-US')).toBe(true)
  expect(isSameLocale('en-GB', 'en-US')).toBe(false)
})

describe('a link to a language', () => {
  it.each([
    ['/de-DE', '/de-DE/hotels/a/overview'],
    ['/de-DE/', '/de-DE/hotels/a/overview'],
    ['/de_DE', '/de_DE/hotels/a/overview'],
    ['/de', '/de/hotels/a/overview'],
    ['/', '/hotels/a/overview'],
    ['https://www.alderway.example/de-DE', '/de-DE/hotels/a/overview'],
    ['https://www.alderway.de/', 'https://www.alderway.de/hotels/a/overview'],
  ])('%s keeps the page', (linkURL, href) => {
    expect(languageHref(german(linkURL), at(page))).toBe(href)
  })

  it.each([
    '/de-DE/welcome',
    '/faq',
    '/de-DE?from=en',
    'javascript:alert(1)',
    '//evil.example/de-DE',
  ])('the address %s is unchanged', (linkURL) =>
    expect(languageHref(german(linkURL), at(page))).toBe(linkURL),
  )

  it('replaces the sub-directory of the page’s own locale', () => {
    const here = at('https://www.alderway.example/ja-JP/hotels/a/overview', '/ja-JP')
    expect(languageHref(german('/de-DE'), here)).toBe('/de-DE/hotels/a/overview')
    expect(languageHref(german('/'), here)).toBe('/hotels/a/overview')
    expect(languageHref(german('/de-DE'), at('https://www.alderway.example/ja-JP', '/ja-JP'))).toBe(
      '/de-DE',
    )
  })

  it('never leads to another host', () => {
    const odd = at('https://www.alderway.example//evil.example/a')
    expect(languageHref(german('/'), odd)).toBe('/evil.example/a')
  })

  it('keeps the query parameters that the page needs, and none of the visitor', () => {
    const keeps = 'propertyCode=NYCAB&fromDate=2026-12-01&numGuestsPerRoom=2&isMemberRate=true'
    const drops =
      'token=1&session_id=1&email=a&code=1&firstName=Maria&confirmationNumber=1&user=1&q=a%40b.example'
    expect(languageHref(german('/de-DE'), at(`${page}?${keeps}&${drops}#part`))).toBe(
      `/de-DE/hotels/a/overview?${keeps}`,
    )
  })
})

it('recognises a language of another site', () => {
  expect(leavesSite(german('https://www.alderway.de/'), new URL(page))).toBe(true)
  expect(leavesSite(german('/de-DE'), new URL(page))).toBe(false)
})
