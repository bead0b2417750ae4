import * as paths from './paths'

const { pageIdOfPath, savePropertyHref, signInToSaveHref, withContextPath } = paths

const PATHS = Object.entries(paths).filter(([name]) => name.endsWith('_PATH'))

test('each path maps to its own page (A.5)', () => {
  const ids = PATHS.map(([, path]) => pageIdOfPath(`${path}?returnTo=%2F#top`))
  expect(ids.filter((id) => id === null)).toEqual([])
  expect(new Set(ids).size).toBe(PATHS.length)
  // ERROR_PATH is the page `error`, SESSION_TIMED_OUT_PATH `session-timed-out`.
  const named = ids.filter((id, index) => {
    const name = PATHS[index]?.[0]
      .replace(/_PATH$/, '')
      .toLowerCase()
      .replaceAll('_', '-')
    return id !== name
  })
  expect(named).toEqual(['sign-in-code'])
})

test('pages of a hotel', () => {
  expect(paths.hotelOverviewPath('nycab-alderway')).toBe('/hotels/nycab-alderway/overview')
  expect(paths.hotelReviewsPath('nycab-alderway')).toBe('/hotels/nycab-alderway/reviews')
  expect(paths.hotelReviewsPath('a/b?c')).toBe('/hotels/a%2Fb%3Fc/reviews')
})

test.each([
  ['/hotels/nycab/overview', 'hotel-overview'],
  ['/hotels/nycab/reviews?page=2', 'hotel-reviews'],
  ['/sign-in.mi?returnTo=/error#top', 'sign-in'],
  ['/hotels/nycab', null],
  ['/nowhere', null],
  ['constructor', null],
  ['', null],
])('the page of %s is %s', (path, pageId) => {
  expect(pageIdOfPath(path)).toBe(pageId)
})

test.each([
  ['/sign-in.mi', '/cn', '/cn/sign-in.mi'],
  ['/sign-in.mi', 'cn', '/cn/sign-in.mi'],
  ['/sign-in.mi', '/cn/', '/cn/sign-in.mi'],
  ['/a?b=/cn/#c', '/cn', '/cn/a?b=/cn/#c'],
  ['/', '/cn', '/cn/'],
  ['/x', '/sites/cn', '/sites/cn/x'],
  ['/cnn/news', '/cn', '/cn/cnn/news'],
])('%s under %s is %s, also when prefixed twice', (path, context, prefixed) => {
  expect(withContextPath(path, context)).toBe(prefixed)
  expect(withContextPath(prefixed, context)).toBe(prefixed)
})

test.each(['/cn', '/cn/', '/cn?a=b', '/cn#a', '/cn/x'])('%s is under /cn already', (path) => {
  expect(withContextPath(path, '/cn')).toBe(path)
})

test.each(['https://a.example/x', '//a.example', '/\\a.example', '#a', '?a', 'a/b', 'tel:1', ''])(
  '%s is no path of this site and stays',
  (path) => {
    expect(withContextPath(path, '/cn')).toBe(path)
  },
)

test.each([
  '',
  '/',
  null,
  undefined,
  '//evil.example',
  '/..',
  '/a b',
  'https://evil.example',
  '/a?b',
])('the context path %s is ignored', (context) => {
  expect(withContextPath('/x', context)).toBe('/x')
})

test('the heart of a remembered visitor links to the saved hotels', () => {
  const href = savePropertyHref({
    propertyId: 'NYCAB',
    save: true,
    returnTo: '/hotels/nycab/overview?a=b&c',
  })
  const url = new URL(href, 'https://hotels.example')
  expect(href).toContain('save=true&marshaCode=NYCAB&returnTo=')
  expect(url.pathname).toBe('/loyalty/myAccount/saveProperties.mi')
  expect(url.searchParams.get('returnTo')).toBe('/hotels/nycab/overview?a=b&c')
  expect(savePropertyHref({ propertyId: 'A', save: false, returnTo: '/' })).toContain(
    '?save=false&',
  )
})

test.each([
  ['/rates?saveProperty=false', false, '/rates?saveProperty=true'],
  ['/rates', false, '/rates?saveProperty=true'],
  ['/rates?saveProperty=true', true, '/rates?saveProperty=false'],
  ['/rates?a=b&saveProperty=x&c=d#e', false, '/rates?a=b&saveProperty=true&c=d#e'],
  ['https://hotels.example/rates?a=b', false, '/rates?a=b&saveProperty=true'],
  ['https://hotels.example//evil.example', false, '/evil.example?saveProperty=true'],
  ['http://[', false, '/?saveProperty=true'],
])('signing in on %s with saved = %s returns to %s', (current, saved, returnTo) => {
  const url = new URL(signInToSaveHref({ current, saved }), 'https://hotels.example')
  expect(url.pathname).toBe('/sign-in.mi')
  expect(Object.fromEntries(url.searchParams)).toEqual({ returnTo })
})
