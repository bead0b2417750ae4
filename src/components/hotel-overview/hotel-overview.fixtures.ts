import { propertyAnswer } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { HotelOverviewModel } from './hotel-overview.model'
import type { HotelOverviewInput } from './hotel-overview.schema'

type Case = Fixture<HotelOverviewInput, HotelOverviewModel>

const overview = (propertyId: string) => ({ id: 'hotel-overview', type: null, propertyId })

/** The page of a hotel, with changed API data. */
const at = (
  propertyId: string,
  locale = 'en-US',
  changes?: Parameters<typeof propertyAnswer>[3],
) => ({
  page: overview(propertyId),
  locale,
  contextPath: locale === 'en-US' ? '' : `/${locale}`,
  answers: [propertyAnswer('PropertyDetails', propertyId, locale, changes)],
})

export const minimal: Case = { props: {}, page: at('NYCAB') }

export const full: Case = { props: { heading: 'The house' }, page: at('NYCAB') }

export const loading: Case = { props: {} }

export const slow: Case = { props: {}, model: { state: 'loading' } }

/** An unknown hotel. */
export const empty: Case = { props: {}, page: at('EMPTY'), isEmpty: true }

export const failed: Case = { props: {}, model: { state: 'none' }, isEmpty: true }

/** Four reviews are too few to be shown. */
export const fewReviews: Case = { props: {}, page: at('NOREV') }

/** Without a description: highlights and location. */
export const noDescription: Case = {
  props: {},
  page: at('MUCDE', 'en-US', { description: null }),
}

/** Only the description. */
export const onlyDescription: Case = {
  props: { showMap: false, showHighlights: false, showBrandTags: false },
  page: at('MUCDE', 'en-US', {
    contactInformation: null as never,
    checkInTime: null as never,
    checkOutTime: null as never,
    policies: null as never,
  }),
}

/** Without all optional API fields. */
export const nulls: Case = {
  props: {},
  page: at('MUCDE', 'en-US', {
    highlights: null as never,
    amenities: [{ code: null, name: null, group: '', paid: false }] as never,
    brandTags: null as never,
    checkInTime: null as never,
    contactInformation: { contactNumbers: null, address: null } as never,
    media: null as never,
    reviews: null as never,
  }),
}

export const wholeText: Case = { props: { readMoreChars: 0 }, page: at('NYCAB') }

export const german: Case = { props: {}, page: at('MUCDE', 'de-DE') }

export const japanese: Case = { props: {}, page: at('TYOJP', 'ja-JP') }

export const longNames: Case = {
  props: {
    heading: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte am Alten Hafen',
    readMoreChars: 120,
  },
  page: at('MUCDE', 'de-DE', {
    highlights: ['Straßenbahnhaltestellenwartehäuschenbeleuchtung', 'Bergblick'],
    brandTags: ['Rechtsschutzversicherungsgesellschaften', 'Circle Lounge', 'Night Desk', 'Zuviel'],
  }),
}

export const rightToLeft: Case = { props: {}, page: at('RUHSA', 'ar-SA') }

/** In author mode the whole text is shown. */
export const author: Case = { props: {}, page: { ...at('NYCAB'), mode: 'edit' } }
