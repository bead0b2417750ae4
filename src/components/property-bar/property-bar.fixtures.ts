import { propertyAnswer } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { PropertyBarModel } from './property-bar.model'
import type { PropertyBarInput } from './property-bar.schema'

type Case = Fixture<PropertyBarInput, PropertyBarModel>

const overview = (propertyId: string) => ({ id: 'hotel-overview', type: null, propertyId })

const ready: Extract<PropertyBarModel, { state: 'ready' }> = {
  state: 'ready',
  name: 'Alderway New York Midtown',
  locale: 'en-US',
  map: 'https://www.google.com/maps/search/?api=1&query=40.75%2C-73.98',
  phone: { href: 'tel:+12125550100', text: '+1 212-555-0100' },
  reviews: { href: '/hotels/alderway-new-york-midtown/reviews', stars: 4.3, count: 1204 },
  save: { kind: 'none' },
  book: null,
  isAway: false,
  barRef: () => {},
  showDetails: () => {},
  onFollow: () => {},
}

const toggle = { kind: 'toggle', message: '', toggle: () => {} } as const

export const minimal: Case = {
  props: {},
  page: { answers: [propertyAnswer('PropertyBar', 'NYCAB')] },
}

export const full: Case = {
  props: { bookHref: '/reservation/rateListMenu.mi?propertyCode=NYCAB' },
  page: { answers: [propertyAnswer('PropertyBar', 'NYCAB')] },
}

export const loading: Case = { props: {} }

export const slow: Case = { props: {}, model: { state: 'loading' } }

/** An unknown property: nothing is shown [spec]. */
export const empty: Case = {
  props: {},
  page: { page: overview('EMPTY'), answers: [propertyAnswer('PropertyBar', 'EMPTY')] },
  isEmpty: true,
}

export const failed: Case = { props: {}, model: { state: 'none' }, isEmpty: true }

/** Four reviews are too few to be shown. */
export const fewReviews: Case = {
  props: {},
  page: { page: overview('NOREV'), answers: [propertyAnswer('PropertyBar', 'NOREV')] },
}

export const remembered: Case = {
  props: {},
  model: {
    ...ready,
    save: { kind: 'link', href: '/loyalty/myAccount/saveProperties.mi?save=true&marshaCode=NYCAB' },
  },
}

export const member: Case = { props: {}, model: { ...ready, save: { ...toggle, saved: false } } }

export const memberSaved: Case = {
  props: {},
  model: { ...ready, save: { ...toggle, saved: true } },
}

export const memberFull: Case = {
  props: {},
  model: {
    ...ready,
    save: { ...toggle, saved: false, message: 'You can save up to 20 hotels.' },
  },
}

export const longNames: Case = {
  props: {},
  model: {
    ...ready,
    name: 'Alderway Donaudampfschifffahrtsgesellschaft Konferenz- und Kongresshotel am Alten Hafen',
  },
}

export const rightToLeft: Case = {
  props: {},
  page: {
    locale: 'ar-SA',
    contextPath: '/ar-SA',
    answers: [propertyAnswer('PropertyBar', 'NYCAB', 'ar-SA')],
  },
}
