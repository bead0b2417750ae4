import { minorDigits } from '../../src/rules/money/money'
import { hotels } from './hotels'
import { LOCALES, type Localized, type SeedHotel } from './seed-types'

const byId = (id: string): SeedHotel => {
  const hotel = hotels.find((one) => one.id === id)
  if (!hotel) throw new Error(`No hotel ${id} in the seed`)
  return hotel
}

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'en-US' in value

/** Every localized text of a hotel with the path that leads to it. */
const textsOf = (value: unknown, path = ''): [string, Localized][] => {
  if (isLocalized(value)) return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length

test('ids and nicknames are unique', () => {
  expect(new Set(hotels.map((hotel) => hotel.id)).size).toBe(hotels.length)
  expect(new Set(hotels.map((hotel) => hotel.seoNickname)).size).toBe(hotels.length)
})

describe.each(hotels.map((hotel) => [hotel.id, hotel] as const))('%s', (_id, hotel) => {
  test('has a valid code and nickname', () => {
    expect(hotel.id).toMatch(/^[A-Z]{5}$/)
    expect(hotel.seoNickname).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(hotel.brand.id).toMatch(/^[A-Z]{2}$/)
  })

  test('has every text in every locale', () => {
    const gaps = textsOf(hotel).flatMap(([path, text]) =>
      LOCALES.filter((locale) => !text[locale]?.trim() || text[locale] !== text[locale].trim()).map(
        (locale) => `${path} ${locale}`,
      ),
    )
    expect(gaps).toEqual([])
  })

  test('has a long description, in the script of each locale', () => {
    const { description } = hotel
    for (const locale of ['en-US', 'de-DE', 'ar-SA', 'es-ES'] as const) {
      expect(words(description[locale])).toBeGreaterThanOrEqual(80)
      expect(words(description[locale])).toBeLessThanOrEqual(140)
    }
    expect(description['ja-JP']).toMatch(/\p{Script=Hiragana}/u)
    expect(description['ja-JP'].length).toBeGreaterThanOrEqual(200)
    expect(description['zh-CN']).toMatch(/^[^\p{Script=Hiragana}]*\p{Script=Han}/u)
    expect(description['zh-CN'].length).toBeGreaterThanOrEqual(130)
    expect(description['ar-SA']).toMatch(/^\P{L}*\p{Script=Arabic}/u)
    expect(new Set(Object.values(description)).size).toBe(LOCALES.length)
  })

  test('has valid coordinates', () => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: hotel.timeZone })).not.toThrow()
    expect(Intl.supportedValuesOf('currency')).toContain(hotel.currency)
    const country = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(country.of(hotel.address.country.code)).toBeTruthy()
    expect(Math.abs(hotel.latitude)).toBeLessThanOrEqual(90)
    expect(Math.abs(hotel.longitude)).toBeLessThanOrEqual(180)
  })

  test('has a phone number and a time zone', () => {
    for (const { original, display, number } of hotel.phones) {
      expect(original ?? display ?? number).toBeTruthy()
    }
    expect(hotel.phones.some(({ type }) => type === 'phone')).toBe(true)
    expect(hotel.checkInTime).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
    expect(hotel.checkOutTime).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
  })

  test('has enough content for the widgets', () => {
    expect(hotel.pictures.length).toBeGreaterThanOrEqual(3)
    expect(hotel.highlights.length).toBeGreaterThanOrEqual(6)
    expect(hotel.highlights.length).toBeLessThanOrEqual(8)
    expect(hotel.amenities.length).toBeGreaterThanOrEqual(8)
    expect(hotel.amenities.length).toBeLessThanOrEqual(20)
    expect(new Set(hotel.amenities.map(({ code }) => code)).size).toBe(hotel.amenities.length)
    // Sections of the hotel information that come from amenities alone.
    for (const group of ['internet', 'dining', 'accessibility', 'sustainability']) {
      expect(hotel.amenities.map((amenity) => amenity.group)).toContain(group)
    }
    expect(hotel.directions.length).toBeGreaterThan(0)
  })

  test('has its prices in its own currency', () => {
    const prices = [
      hotel.policies.petFee,
      ...hotel.parking.map(({ amount }) => amount),
      ...hotel.mandatoryFees.map(({ amount }) => amount),
    ].filter((price) => price !== null)
    for (const price of prices) {
      expect(price.currency).toBe(hotel.currency)
      expect(price.decimalPoint).toBe(minorDigits(hotel.currency))
    }
  })
})

describe('the cases that other tests rely on', () => {
  test('NYCAB has 1,204 reviews and a destination fee of 30.00 a night', () => {
    const hotel = byId('NYCAB')
    expect([hotel.brand.id, hotel.currency]).toEqual(['MC', 'USD'])
    expect(hotel.reviews).toEqual({ count: 1204, stars: 4.3 })
    expect(hotel.mandatoryFees).toHaveLength(1)
    expect(hotel.mandatoryFees[0]).toMatchObject({
      basis: 'NIGHT',
      amount: { amount: 3000, decimalPoint: 2, currency: 'USD' },
    })
  })

  test('MUCDE has a fax before its phone', () => {
    const hotel = byId('MUCDE')
    expect(hotel.currency).toBe('EUR')
    expect(hotel.phones.map(({ type }) => type)).toEqual(['fax', 'phone'])
    expect(hotel.phones[1]?.original).toMatch(/^\+49/)
  })

  test('TYOJP, BKKTH, SHACN and RUHSA have their own currencies and dialling codes', () => {
    expect(byId('TYOJP')).toMatchObject({ currency: 'JPY', timeZone: 'Asia/Tokyo' })
    expect(byId('TYOJP').phones[0]?.original).toMatch(/^\+81/)
    expect(byId('TYOJP').address.state?.name['ja-JP']).toBe('東京都')
    expect(byId('BKKTH').currency).toBe('THB')
    expect(byId('SHACN').currency).toBe('CNY')
    expect(byId('SHACN').phones[0]?.original).toMatch(/^\+86\d{11}$/)
    expect(byId('RUHSA').currency).toBe('SAR')
  })

  test('the redirect brands exist, with a website where links need one', () => {
    expect(byId('RZONE').brand.id).toBe('RZ')
    expect(byId('BGONE').brand.id).toBe('BG')
    const ownSite = hotels.filter(({ brand }) => ['DS', 'MV'].includes(brand.id))
    expect(ownSite.length).toBeGreaterThan(0)
    for (const hotel of ownSite) expect(hotel.websiteUrl).toMatch(/^https:/)
  })

  test('only MAXHT is a Max hotel, only NOREV has four reviews, and EMPTY is no hotel', () => {
    expect(hotels.filter(({ isMax }) => isMax).map(({ id }) => id)).toEqual(['MAXHT'])
    expect(hotels.filter(({ reviews }) => reviews.count <= 4).map(({ id }) => id)).toEqual([
      'NOREV',
    ])
    expect(byId('NOREV').reviews.count).toBe(4)
    expect(hotels.some(({ id }) => id === 'EMPTY')).toBe(false)
  })

  test('phones come in every form: original, display or number alone', () => {
    const forms = hotels.flatMap(({ phones }) =>
      phones.map((phone) =>
        (['original', 'display', 'number'] as const).filter((form) => phone[form]).join('+'),
      ),
    )
    expect(forms).toEqual(expect.arrayContaining(['original', 'display', 'number']))
  })

  test('one hotel has more brand tags than the three that the site shows', () => {
    expect(Math.max(...hotels.map(({ brandTags }) => brandTags.length))).toBeGreaterThan(3)
  })
})
