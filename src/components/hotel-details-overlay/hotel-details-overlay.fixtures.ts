import { hotelFactsOf, property } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { PropertyDetailsQuery } from '../../services/graphql/operations'
import { hotelDetails } from './hotel-details'
import type { HotelDetailsOverlayModel } from './hotel-details-overlay.model'
import type { HotelDetailsOverlayInput } from './hotel-details-overlay.schema'

type Case = Fixture<HotelDetailsOverlayInput, HotelDetailsOverlayModel>
type Details = NonNullable<PropertyDetailsQuery['property']>

const frame = {
  isInline: false,
  open: () => {},
  close: () => {},
  onFollow: () => {},
  copy: { state: 'none', run: () => {} },
  map: 'https://www.google.com/maps/search/?api=1&query=40.7537%2C-73.9903',
} as const

function factsOf(id: string, locale: string) {
  const details = property(id, locale) as Details
  return {
    hotel: hotelFactsOf(id, locale),
    details: hotelDetails(details, locale),
  }
}

const newYork = factsOf('NYCAB', 'en-US')

/** Closed until the hotel header opens it. */
/** Closed: nothing is shown, and the view is not loaded. */
export const minimal: Case = { props: {}, isEmpty: true }

export const full: Case = { props: {}, model: { ...frame, state: 'ready', ...newYork } }

export const loading: Case = { props: {}, model: { ...frame, state: 'loading', hotel: null } }

/** The facts of the page's hotel header are shown at once. */
export const loadingKnown: Case = {
  props: {},
  model: { ...frame, state: 'loading', hotel: newYork.hotel },
}

/** After a failure: phone and address are shown. */
export const failed: Case = {
  props: {},
  model: { ...frame, state: 'failed', hotel: newYork.hotel, retry: () => {} },
}

export const failedUnknown: Case = {
  props: {},
  model: { ...frame, state: 'failed', hotel: null, retry: () => {} },
}

/** Missing parts are left out with their headings. */
export const partial: Case = {
  props: {},
  model: {
    ...frame,
    state: 'ready',
    hotel: { ...newYork.hotel, phone: null, logo: null },
    map: null,
    details: { ...newYork.details, directions: [], amenities: [] },
  },
}

export const copied: Case = {
  props: { sections: ['address'] },
  model: { ...frame, state: 'ready', ...newYork, copy: { state: 'done', run: () => {} } },
}

/** In author mode the dialog is shown in the page. */
export const authored: Case = { props: {}, page: { mode: 'edit' } }

export const rightToLeft: Case = {
  props: {},
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
  model: { ...frame, state: 'ready', ...factsOf('NYCAB', 'ar-SA') },
}
