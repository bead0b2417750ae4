import { fc } from '../../../tests/random'
import { formatArea, mapArea, parseArea } from './map-area'

it('an area is south, west, north and east, to the ten metres', () => {
  const area = parseArea('48.05123456,11.4,48.2,11.7')
  expect(area).toEqual({ south: 48.0512, west: 11.4, north: 48.2, east: 11.7 })
  expect(formatArea(area)).toBe('48.0512,11.4,48.2,11.7')
})

it('an area may lie on both sides of the date line', () => {
  expect(parseArea('-20,170,-10,-170')).toMatchObject({ west: 170, east: -170 })
})

it('sides beyond the world become its edges', () => {
  expect(parseArea('-99,-200,91,999')).toEqual({ south: -90, west: -180, north: 90, east: 180 })
})

it.each([
  ...['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '1e1,2,3,4', 'NaN,0,1,1', ' 1,2,3,4', '1,,3,4'],
  ...['48.2,11,48.1,12', '48,11,48,12', '48,11,49,11', '0x1,2,3,4', '٤٨,١١,٤٩,١٢', '1234,1,2,3'],
])('%j is no area', (text) => {
  expect(parseArea(text)).toBeNull()
})

it('every area is read again as it was written', () => {
  const side = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(side(90), side(180), side(90), side(180), (south, west, north, east) => {
      const area = mapArea({ south, west, north, east })
      expect(area && parseArea(formatArea(area))).toEqual(area)
    }),
  )
})
