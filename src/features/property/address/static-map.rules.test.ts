import { coordinatesOf, staticMapSrc } from './static-map.rules'

const size = { width: 640, height: 400 }

it.each([
  [40.75, -73.98, { latitude: 40.75, longitude: -73.98 }],
  [0, 0, { latitude: 0, longitude: 0 }],
  [90.1, 0, null],
  [0, 181, null],
  [null, 5, null],
  [5, undefined, null],
  [Number.NaN, 5, null],
])('a place at %p, %p', (latitude, longitude, place) => {
  expect(coordinatesOf(latitude, longitude)).toEqual(place)
})

it('fills in the template of the site', () => {
  const place = { latitude: 40.75, longitude: -73.98 }
  const template = '/maps/{latitude},{longitude}.svg?width={width}&height={height}'
  expect(staticMapSrc(template, place, size)).toBe('/maps/40.75,-73.98.svg?width=640&height=400')
  expect(staticMapSrc('https://maps.example/{latitude}/{longitude}', place, size)).toBe(
    'https://maps.example/40.75/-73.98',
  )
  expect(staticMapSrc('//maps.example/{latitude}', place, size)).toBe('//maps.example/40.75')
})

it.each([undefined, null, '', 'javascript:alert({latitude})', '/\\maps.example/{latitude}'])(
  'returns no picture for the template %p',
  (template) => {
    expect(staticMapSrc(template, { latitude: 1, longitude: 2 }, size)).toBeNull()
  },
)
