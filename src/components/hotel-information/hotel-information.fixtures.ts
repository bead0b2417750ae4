import { propertyAnswer } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { HotelInformationModel } from './hotel-information.model'
import type { HotelInformationInput } from './hotel-information.schema'

type Case = Fixture<HotelInformationInput, HotelInformationModel>

const overview = (propertyId: string) => ({ id: 'hotel-overview', type: null, propertyId })

const answers = [propertyAnswer('PropertyDetails', 'NYCAB')]

/** Every section, as an accordion on small screens and two columns on wide ones. */
export const minimal: Case = { props: {}, page: { answers } }

/** With every setting of an author. */
export const full: Case = {
  props: {
    sections: ['policies', 'checkin', 'pets', 'parking', 'directions', 'contact', 'amenities'],
    display: 'accordion',
    openFirst: true,
    headingLevel: 2,
    labels: { heading: 'Before you arrive', policies: 'What it costs beside the room' },
  },
  page: { answers },
}

export const tabs: Case = { props: { display: 'tabs' }, page: { answers } }

/** Nothing can be collapsed. */
export const list: Case = {
  props: { display: 'list', sections: ['checkin', 'parking', 'pets', 'policies'] },
  page: { answers },
}

export const allClosed: Case = { props: { openFirst: false }, page: { answers } }

export const loading: Case = { props: {} }

export const slow: Case = { props: {}, model: { state: 'loading' } }

/** An unknown hotel. */
export const empty: Case = {
  props: {},
  page: { page: overview('EMPTY'), answers: [propertyAnswer('PropertyDetails', 'EMPTY')] },
  isEmpty: true,
}

/** Every section is empty. */
export const nothingKnown: Case = {
  props: { sections: ['parking', 'amenities', 'directions'] },
  page: {
    answers: [
      propertyAnswer('PropertyDetails', 'NYCAB', 'en-US', {
        parking: [],
        amenities: [],
        directions: [],
      }),
    ],
  },
  isEmpty: true,
}

export const failed: Case = { props: {}, model: { state: 'none' }, isEmpty: true }

/** A Max hotel: no contact, and none of its own parking. */
export const maxHotel: Case = {
  props: {},
  page: { page: overview('MAXHT'), answers: [propertyAnswer('PropertyDetails', 'MAXHT')] },
}

export const longNames: Case = {
  props: {
    sections: ['directions', 'parking', 'policies', 'amenities', 'contact'],
    display: 'tabs',
    labels: {
      parking: 'Fahrzeugabstellmöglichkeiten und Kurzzeitparkgelegenheiten',
      directions: 'Donaudampfschifffahrtsgesellschaftsanlegestellenverzeichnis',
    },
  },
  page: {
    answers: [
      propertyAnswer('PropertyDetails', 'NYCAB', 'en-US', {
        directions: [
          {
            from: 'Flughafen Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
            distanceMetres: 1234567,
            text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2),
          },
        ],
      }),
    ],
  },
}

/** The order of a Japanese address, yen, kilometres. */
export const japanese: Case = {
  props: {},
  page: {
    locale: 'ja-JP',
    contextPath: '/ja-JP',
    page: overview('TYOJP'),
    answers: [propertyAnswer('PropertyDetails', 'TYOJP', 'ja-JP')],
  },
}

export const rightToLeft: Case = {
  props: {},
  page: {
    locale: 'ar-SA',
    contextPath: '/ar-SA',
    page: overview('RUHSA'),
    answers: [propertyAnswer('PropertyDetails', 'RUHSA', 'ar-SA')],
  },
}

export const rightToLeftTabs: Case = {
  ...rightToLeft,
  props: { display: 'tabs' },
}

/** Every section is open. */
export const author: Case = { props: { openFirst: false }, page: { mode: 'edit', answers } }

/** A page without a hotel. */
export const authorEmpty: Case = {
  props: {},
  page: { mode: 'edit', page: { id: 'home', type: null } },
  isEmpty: true,
}
