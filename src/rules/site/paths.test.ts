import type { PageId } from '../pages/page-types'
import * as bookingPaths from './booking-paths'
import { pageIdOfPath } from './page-of-path'
import * as pages from './page-paths'
import * as common from './paths'
import { savePropertyHref, signInToSaveHref } from './save-hrefs'
import { HOTEL, type PathName, type SitePath } from './site-path'

const { hotelOverviewPath, hotelReviewsPath, ...paths } = common
const { quickViewPath, ...pagePaths } = pages
const PATHS: SitePath[] = Object.values({ ...paths, ...bookingPaths, ...pagePaths })
const site = { paths: {}, query: {} }

test('each path leads to its own page (A.5)', () => {
  const ids = PATHS.map((pathOf) => pageIdOfPath(`${pathOf(site)}?returnTo=%2F#top`, site))
  expect(ids.filter((id) => id === null)).toEqual([])
  expect(new Set(ids).size).toBe(PATHS.length)
})

test('a chain’s own path replaces the default, by the id of its page', () => {
  for (const pathOf of PATHS) {
    const id = pageIdOfPath(pathOf(site), site) as PageId
    const own = { paths: { [id]: '/own' } as { [Name in PathName]?: string } }
    expect(pathOf(own)).toBe('/own')
    expect(pageIdOfPath('/own', own)).toBe(id)
    expect(pageIdOfPath(pathOf(site), own)).not.toBe(id)
  }
})

test('a chain’s own path of a hotel’s pages', () => {
  const own = { paths: { 'hotel-overview': `/stay/${HOTEL}`, 'quick-view': `/short?of=${HOTEL}` } }
  expect(hotelOverviewPath(own, 'harbour inn')).toBe('/stay/harbour%20inn')
  expect(quickViewPath(own, 'NYCAB')).toBe('/short?of=NYCAB')
  expect(pageIdOfPath('/stay/harbour', own)).toBe('hotel-overview')
  expect(pageIdOfPath('/stay/harbour/overview', own)).toBeNull()
  expect(pageIdOfPath('/hotels/harbour/overview', own)).toBeNull()
  expect(pageIdOfPath('/hotels/harbour/reviews', own)).toBe('hotel-reviews')
})

test('pages of a hotel', () => {
  expect(hotelOverviewPath(site, 'nycab-alderway')).toBe('/hotels/nycab-alderway/overview')
  expect(hotelReviewsPath(site, 'nycab-alderway')).toBe('/hotels/nycab-alderway/reviews')
  expect(hotelReviewsPath(site, 'a/b?c')).toBe('/hotels/a%2Fb%3Fc/reviews')
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
  expect(pageIdOfPath(path, site)).toBe(pageId)
})

test('the heart of a remembered visitor links to the saved hotels', () => {
  const href = savePropertyHref(site, {
    propertyId: 'NYCAB',
    save: true,
    returnTo: '/hotels/nycab/overview?a=b&c',
  })
  const url = new URL(href, 'https://hotels.example')
  expect(href).toContain('save=true&marshaCode=NYCAB&returnTo=')
  expect(url.pathname).toBe('/loyalty/myAccount/saveProperties.mi')
  expect(url.searchParams.get('returnTo')).toBe('/hotels/nycab/overview?a=b&c')
  expect(savePropertyHref(site, { propertyId: 'A', save: false, returnTo: '/' })).toContain(
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
  const url = new URL(signInToSaveHref(site, { current, saved }), 'https://hotels.example')
  expect(url.pathname).toBe('/sign-in.mi')
  expect(Object.fromEntries(url.searchParams)).toEqual({ returnTo })
})
