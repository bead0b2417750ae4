import {
  brandCode,
  DEFAULT_BRAND_CODE,
  hotelSiteHref,
  LANDING_PAGE_REDIRECT_BRANDS,
} from './brand-links.rules'

const hotel = {
  brandId: 'MC',
  propertyId: 'NYCAB',
  seoNickname: 'nycab-alderway-new-york',
  websiteUrl: 'https://own.example/',
  locale: 'de_DE',
  city: ' New York ',
}
const site = { paths: {}, brandLinks: {} }
const own = { href: '/hotels/nycab-alderway-new-york/overview', external: false }

test('a hotel of the chain links to its overview page', () => {
  expect(hotelSiteHref(hotel, site)).toEqual(own)
  expect(hotelSiteHref({ ...hotel, brandId: null }, site)).toEqual(own)
})

test.each(['RZ', 'rz'])('%s links to its site by language and property code', (brandId) => {
  const link = hotelSiteHref({ ...hotel, brandId }, site)
  expect(link).toEqual({ href: '/de/hotels/NYCAB', external: true })
})

test('BG links by locale and location, to the location', () => {
  const link = hotelSiteHref({ ...hotel, brandId: 'BG' }, site)
  expect(link).toEqual({ href: '/de-DE/new-york/location', external: true })
})

test('templates come from the configuration', () => {
  const templates = { RZ: 'https://rz.example/{locale}/{propertyId}/{seoNickname}' }
  expect(hotelSiteHref({ ...hotel, brandId: 'RZ' }, { ...site, brandLinks: templates })?.href).toBe(
    'https://rz.example/de-DE/NYCAB/nycab-alderway-new-york',
  )
  expect(hotelSiteHref({ ...hotel, brandId: 'BG' }, { ...site, brandLinks: templates })?.href).toBe(
    '/de-DE/new-york/location',
  )
})

test.each(['MV', 'DS'])('%s links to the website of the hotel', (brandId) => {
  const link = hotelSiteHref({ ...hotel, brandId }, site)
  expect(link).toEqual({ href: 'https://own.example/', external: true })
})

test.each([
  ['MV without a website', { brandId: 'MV', websiteUrl: null }],
  ['DS with an unsafe website', { brandId: 'DS', websiteUrl: 'javascript:alert(1)' }],
  ['MV with a website that is only a path', { brandId: 'MV', websiteUrl: '/x' }],
  ['BG without a city', { brandId: 'BG', city: null }],
  ['RZ without a property code', { brandId: 'RZ', propertyId: '' }],
])('%s links to the overview page', (_, change) => {
  expect(hotelSiteHref({ ...hotel, ...change }, site)).toEqual(own)
})

test('unsafe templates and values do not get through', () => {
  const rz = { ...hotel, brandId: 'RZ', propertyId: 'a/../?b' }
  expect(hotelSiteHref(rz, { ...site, brandLinks: { RZ: 'javascript:{propertyId}' } })).toEqual(own)
  expect(hotelSiteHref(rz, site)?.href).toBe('/de/hotels/a%2F..%2F%3Fb')
})

test('without a nickname there is no link', () => {
  expect(hotelSiteHref({ ...hotel, seoNickname: null }, site)).toBeNull()
})

test('brand codes are lower case, by default that of the chain', () => {
  expect([' RZ ', 'mc', '', null, undefined].map(brandCode)).toEqual(['rz', 'mc', 'mc', 'mc', 'mc'])
  expect(DEFAULT_BRAND_CODE).toBe('MC')
  expect(LANDING_PAGE_REDIRECT_BRANDS).toEqual(['RZ', 'MV', 'DS', 'BG'])
})
