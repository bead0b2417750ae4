import { LOCALES, type Localized, type SeedHotel } from '../../seed/seed-types'

const localized = (text: string): Localized =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`])) as Localized

/** A hotel with every part filled in; texts end with their locale. */
export function testHotel(id: string, changes: Partial<SeedHotel> = {}): SeedHotel {
  return {
    id,
    seoNickname: `hotel-${id.toLowerCase()}`,
    brand: { id: 'MC', name: 'Test' },
    name: localized(`Hotel ${id}`),
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    latitude: 48.1,
    longitude: 11.5,
    websiteUrl: null,
    isMax: false,
    reviews: { count: 1204, stars: 4.3 },
    phones: [{ type: 'phone', original: '+4989123', display: '+49 89 123', number: null }],
    address: {
      line1: localized('Line'),
      line2: null,
      line3: null,
      city: localized('City'),
      postalCode: '80331',
      state: { code: 'BY', name: localized('State') },
      country: { code: 'DE', name: localized('Country') },
    },
    checkInTime: '15:00',
    checkOutTime: '11:00',
    description: localized('Description'),
    highlights: [localized('Highlight')],
    amenities: [{ code: 'POOL', name: localized('Pool'), group: 'leisure', paid: false }],
    brandTags: [],
    policies: {
      minAge: 18,
      smoking: localized('Smoking'),
      pets: localized('Pets'),
      petFee: { amount: 3000, decimalPoint: 2, currency: 'EUR' },
      deposit: null,
    },
    parking: [{ name: localized('Garage'), amount: null, basis: null, valet: false }],
    mandatoryFees: [
      {
        code: 'CITY',
        name: localized('City tax'),
        purpose: localized('Purpose'),
        basis: 'PERSON',
        amount: { amount: 250, decimalPoint: 2, currency: 'EUR' },
        taxIncluded: true,
      },
    ],
    directions: [{ from: localized('Station'), distanceMetres: 900, text: localized('Walk') }],
    pictures: [{ scene: 'facade', alt: localized('Facade') }],
    ...changes,
  }
}

/** Hotels `H01` to `H25`: more than a customer may save. */
export const testHotels: SeedHotel[] = Array.from({ length: 25 }, (_, index) =>
  testHotel(`H${String(index + 1).padStart(2, '0')}`),
)
