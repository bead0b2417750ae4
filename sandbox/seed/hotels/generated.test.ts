import { scenes } from '../../media/drawing/scenes'
import { exchangeRates } from '../exchange-rates'
import { allHotels, hotels } from '../hotels'
import { LOCALES, type Localized, type SeedHotel } from '../seed-types'
import { generatedHotels } from './generated'

const MILE_METRES = 1609.344
const EARTH_METRES = 6_371_000
/** A page of search results, and the radius of a search in miles (W16). */
const PAGE = 40
const RADIUS = 50

const rad = (degrees: number) => (degrees * Math.PI) / 180

function miles(a: SeedHotel, b: SeedHotel): number {
  const north = Math.sin(rad(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(rad(b.longitude - a.longitude) / 2) ** 2
  const chord = north + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * east
  return (2 * EARTH_METRES * Math.asin(Math.sqrt(chord))) / MILE_METRES
}

const near = (id: string) => {
  const center = hotels.find((hotel) => hotel.id === id)
  return center ? allHotels.filter((hotel) => miles(center, hotel) <= RADIUS) : []
}

const textsOf = (value: unknown): Localized[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('en-US' in value) return [value as Localized]
  return Object.values(value).flatMap(textsOf)
}

test('a search around London has a second page, and others several hotels', () => {
  expect(near('MAXHT').length).toBeGreaterThan(PAGE)
  for (const id of ['MUCDE', 'NYCAB', 'TYOJP', 'RZONE', 'BGONE', 'SYDAU']) {
    expect([id, near(id).length >= 3]).toEqual([id, true])
  }
})

test('each has a code, an address of its page and a name of its own', () => {
  const unique = (of: (hotel: SeedHotel) => string) => new Set(allHotels.map(of)).size
  expect(unique(({ id }) => id)).toBe(allHotels.length)
  expect(unique(({ seoNickname }) => seoNickname)).toBe(allHotels.length)
  for (const locale of LOCALES) {
    expect(unique(({ name }) => name[locale])).toBe(allHotels.length)
  }
  for (const { id, seoNickname } of generatedHotels) {
    expect(id).toMatch(/^[A-Z]{5}$/)
    expect(seoNickname).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
})

test.each(generatedHotels.map((hotel) => [hotel.id, hotel] as const))(
  '%s says everything in each language and leaves no gap',
  (_id, hotel) => {
    for (const text of textsOf(hotel)) {
      for (const locale of LOCALES) {
        expect(text[locale]).toBe(text[locale].trim())
        expect(text[locale]).not.toMatch(/^$|[{}]|undefined/)
      }
    }
    expect(hotel.name['ja-JP']).toMatch(/\p{Script=Katakana}/u)
    expect(hotel.name['zh-CN']).toMatch(/^\p{Script=Han}+$/u)
    expect(hotel.name['ar-SA']).toMatch(/^[\p{Script=Arabic} ]+$/u)
    expect(hotel.pictures.filter(({ scene }) => !Object.hasOwn(scenes, scene))).toEqual([])
    expect(new Set(hotel.amenities.map(({ code }) => code)).size).toBe(hotel.amenities.length)
    expect(hotel.phones[0]?.original).toMatch(/^\+\d{10,14}$/)
  },
)

test('the price of every hotel can be shown in every currency', () => {
  const currencies = new Set(allHotels.map(({ currency }) => currency))
  expect([...currencies].filter((currency) => !exchangeRates[currency])).toEqual([])
})
