import { fc, runs } from '../../../tests/random'
import { mapsCoordinatesHref, mapsHref, safeHref, sameOriginPath } from './urls'

const ORIGIN = 'https://hotels.example'
const PIECES = [
  ...'/ \\ : . ? # @ % & ; = \t \n \r \u0000 \u00a0 \u200b \u202e ／ ＼ ． 。'.split(' '),
  ' ',
  '//',
  '/./',
  '/../',
  '%2f',
  '%5C',
  '%252f',
  '%09',
  '%2e',
  '&#58;',
  'java',
  'script',
  'JavaScript:',
  'data:',
  'vbscript:',
  'http:',
  'https://',
  'hotels.example',
  'evil.example',
]
const hostile = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string(), fc.webUrl()), {
  maxLength: 8,
})

describe('safeHref', () => {
  test.each([
    'https://a.example/b?c=d#e',
    'HTTP://A.example',
    'mailto:desk@hotel.example?subject=Late arrival',
    'tel:+12125550100',
    'MAILTO:desk@hotel.example',
    '/sign-in.mi?returnTo=/a:b',
    'a/b',
    '../a',
    '?a=b:c',
    '#main',
    '//cdn.example/x',
    '/files/My file.pdf',
    '/hotels/münchen',
  ])('allows %s', (href) => {
    expect(safeHref(href)).toBe(href)
  })

  test('trims spaces', () => {
    expect(safeHref('  /a ')).toBe('/a')
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'java script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'about:blank',
    'https://',
    'http:evil.example',
    '/a\u0000b',
    '/a\r\nb',
    '',
    '   ',
    null,
    undefined,
    7 as never,
    {} as never,
  ])('refuses %j', (href) => {
    expect(safeHref(href)).toBeNull()
  })

  test('a browser reads each allowed value as http, mailto or tel', () => {
    fc.assert(
      fc.property(hostile, (parts) => {
        const href = safeHref(parts.join(''))
        if (href === null || !URL.canParse(href, ORIGIN)) return
        expect(new URL(href, ORIGIN).protocol).toMatch(/^(https?|mailto|tel):$/)
      }),
      { numRuns: runs(5000) },
    )
  })
})

describe('sameOriginPath', () => {
  test.each([
    ['/a/b.mi?c=d#e', '/a/b.mi?c=d#e'],
    ['https://hotels.example/a?b', '/a?b'],
    ['https://hotels.example', '/'],
    ['HTTPS://HOTELS.example/a', '/a'],
    ['/a?next=https://other.example//x', '/a?next=https://other.example//x'],
    ['/search?city=New York', '/search?city=New%20York'],
    ['/a/../b', '/b'],
    ['/hotels/münchen', '/hotels/m%C3%BCnchen'],
    ['/100%', '/100%'],
  ])('%s stays as %s', (value, path) => {
    expect(sameOriginPath(value, ORIGIN)).toBe(path)
  })

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/.%2f/evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\u200b/evil.example',
    '/／evil.example',
    '/%EF%BC%8Fevil.example',
    '/＼evil.example',
    'https://evil.example/a',
    'https://hotels.example@evil.example/',
    'https://hotels.example.evil.example/',
    'http://hotels.example/a',
    'https://hotels.example:8443/a',
    'https://hotels.example//evil.example',
    'https:/\\evil.example',
    'javascript:alert(1)',
    'javascript://hotels.example/%0aalert(1)',
    'data:text/html,x',
    'evil.example',
    '?a=b',
    '#a',
    ' /a',
    '',
    null,
    undefined,
    7 as never,
  ])('refuses %j', (value) => {
    expect(sameOriginPath(value, ORIGIN)).toBeNull()
  })

  test.each(['', 'null', 'nonsense', 'file:///', 'about:blank'])(
    'refuses everything on the origin "%s"',
    (origin) => {
      expect(sameOriginPath('/a', origin)).toBeNull()
    },
  )

  test('each allowed value leads to the same origin over http(s)', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom('', '/', ORIGIN, `${ORIGIN}/`), (parts, start) => {
        const path = sameOriginPath(start + parts.join(''), ORIGIN)
        if (path === null) return
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
        expect(sameOriginPath(path, ORIGIN)).toBe(path)
      }),
      { numRuns: runs(5000) },
    )
  })
})

describe('maps', () => {
  const base = 'https://www.google.com/maps/search/?api=1'

  test('a map of an address', () => {
    expect(mapsHref(base, ' 1 Main St, Zürich & more ')).toBe(
      'https://www.google.com/maps/search/?api=1&query=1+Main+St%2C+Z%C3%BCrich+%26+more',
    )
  })

  test('a map of a place', () => {
    expect(mapsCoordinatesHref(base, 40.7, -74)).toBe(`${base}&query=40.7%2C-74`)
    expect(mapsCoordinatesHref(base, -90, 180)).toBe(`${base}&query=-90%2C180`)
    expect(mapsCoordinatesHref(base, 0, 0)).toBe(`${base}&query=0%2C0`)
  })

  test.each([
    [null, 1],
    [1, undefined],
    [Number.NaN, 1],
    [91, 1],
    [1, -181],
  ])('no map of %s, %s', (latitude, longitude) => {
    expect(mapsCoordinatesHref(base, latitude, longitude)).toBeNull()
  })

  test('no map for an empty text or an unsafe service', () => {
    expect(mapsHref(base, ' ')).toBeNull()
    expect(mapsHref(base, null)).toBeNull()
    expect(mapsHref('javascript:alert(1)', 'x')).toBeNull()
    expect(mapsHref('/maps', 'x')).toBeNull()
  })
})
