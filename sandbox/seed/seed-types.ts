/** What the seed of the sandbox is written in; `sandbox/database` turns it into rows. */

export const LOCALES = ['en-US', 'de-DE', 'ja-JP', 'zh-CN', 'ar-SA', 'es-ES'] as const
export type Locale = (typeof LOCALES)[number]

/** A text in every locale of the sandbox. */
export type Localized = Record<Locale, string>

/** A chip of a hotel; `hotels/brand-tags.ts` has its text in each language. */
export type BrandTag =
  | 'Alderway Circle'
  | 'Alderway Max'
  | 'Alderway Spa'
  | 'Alderway Table'
  | 'Bergame Maison'
  | 'Circle Lounge'
  | 'Dessin Collection'
  | 'Green Ledger'
  | 'Montevale Trails'
  | 'New in 2026'
  | 'Night Desk'
  | 'Rozelle Butler'
  | 'Rozelle Spa'
  | 'The Rozelle Guild'

export interface SeedMoney {
  /** Minor units: 3000 with `decimalPoint` 2 is 30.00. */
  amount: number
  decimalPoint: number
  currency: string
}

export interface SeedHotel {
  /** Short property code, upper case. */
  id: string
  seoNickname: string
  brand: { id: string; name: string }
  /** Proper name; the same in every locale unless the hotel trades under another there. */
  name: Localized
  currency: string
  /** IANA zone. */
  timeZone: string
  latitude: number
  longitude: number
  websiteUrl: string | null
  isMax: boolean
  reviews: { count: number; stars: number }
  phones: {
    type: 'phone' | 'fax' | 'reservations'
    original: string | null
    display: string | null
    number: string | null
  }[]
  address: {
    line1: Localized
    line2: Localized | null
    line3: Localized | null
    city: Localized
    postalCode: string | null
    state: { code: string; name: Localized } | null
    country: { code: string; name: Localized }
  }
  checkInTime: string
  checkOutTime: string
  description: Localized
  highlights: Localized[]
  amenities: { code: string; name: Localized; group: string; paid: boolean }[]
  brandTags: BrandTag[]
  policies: {
    minAge: number | null
    smoking: Localized
    pets: Localized
    petFee: SeedMoney | null
    deposit: Localized | null
    /** HTML. */
    extraText?: Localized
  }
  parking: { name: Localized; amount: SeedMoney | null; basis: Localized | null; valet: boolean }[]
  /** Of the hotel's own; the taxes of its city are charges (`rates/charges.ts`). */
  mandatoryFees: {
    code: string
    name: Localized
    purpose: Localized
    basis: 'NIGHT' | 'STAY' | 'PERSON' | 'PERSON_NIGHT' | 'ROOM'
    amount: SeedMoney
    taxIncluded: boolean
  }[]
  directions: { from: Localized; distanceMetres: number; text: Localized }[]
  /** Notices to guests; dates are hotel dates, both included. */
  alerts?: {
    id: string
    severity: 'INFO' | 'WARNING' | 'CRITICAL'
    title: Localized
    body: Localized
    startDate: string
    endDate: string
    link: string | null
  }[]
  /** Pictures by their scene; `sandbox/media` draws them. The first is the primary image. */
  pictures: { scene: string; alt: Localized }[]
}
