import { propertyAnswer } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { HotelHeaderModel } from './hotel-header.model'
import type { HotelHeaderInput } from './hotel-header.schema'

type Case = Fixture<HotelHeaderInput, HotelHeaderModel>

const rateList = (propertyId: string, locale = 'en-US'): NonNullable<Case['page']> => ({
  locale,
  page: { id: 'rate-list', type: null, propertyId },
  answers: [propertyAnswer('HotelHeader', propertyId, locale)],
})

const ready: Extract<HotelHeaderModel, { state: 'ready' }> = {
  state: 'ready',
  variant: 'full',
  locale: 'en-US',
  hotel: {
    name: 'Alderway New York Midtown',
    city: 'New York',
    address: null,
    addressText: '214 West 38th Street, New York, New York, 10018, United States',
    addressLines: [],
    place: null,
    picture: null,
    logo: null,
    phone: { href: 'tel:+12125550100', text: '+1 212-555-0100' },
    reviews: {
      href: '/hotels/alderway-new-york/reviews',
      stars: 4.3,
      count: 1204,
      needsNote: false,
    },
  },
  site: { href: '/hotels/alderway-new-york/overview', isExternal: false },
  map: 'https://www.google.com/maps/search/?api=1&query=Alderway+New+York+Midtown',
  logo: null,
  isChainBrand: true,
  showDetails: null,
  save: { kind: 'none' },
  isSignInToSave: false,
  memberRate: null,
  onFollow: () => {},
  live: 'polite',
  onHover: () => {},
}

const toggle = { kind: 'toggle', message: '', toggle: () => {} } as const

export const minimal: Case = { props: {}, page: rateList('NYCAB') }

export const full: Case = {
  props: {
    variant: 'full',
    ratingDisclaimer: '<p>Ratings are given by guests after their stay.</p>',
  },
  page: rateList('TPETW', 'zh-TW'),
}

/** Icon, name and city, as on the review page of the chosen room. */
export const compact: Case = {
  props: {},
  page: { ...rateList('NYCAB'), page: { id: 'review-details', type: null, propertyId: 'NYCAB' } },
}

/** Only the session knows the hotel: the server reserves the height. */
export const loading: Case = { props: {}, page: { page: { id: 'rate-list', type: null } } }

export const loadingCompact: Case = {
  props: { variant: 'compact' },
  page: { page: { id: 'rate-list', type: null } },
}

/** An unknown property. */
export const empty: Case = { props: {}, page: rateList('EMPTY'), isEmpty: true }

/** The hotel failed to load; its name is from the session. */
export const failed: Case = {
  props: {},
  model: {
    state: 'nameOnly',
    variant: 'full',
    name: 'Alderway New York Midtown',
    live: 'polite',
    onHover: () => {},
  },
}

/** Hidden while its author edits the page [spec]. */
export const editing: Case = {
  props: {},
  page: { ...rateList('NYCAB'), mode: 'edit' },
  isEmpty: true,
}

/** Opens the details overlay, as every page about a booked stay. */
export const booked: Case = {
  props: {},
  page: { ...rateList('NYCAB'), page: { id: 'confirmation', type: null, propertyId: 'NYCAB' } },
}

/** A brand with its own site, to which its links lead. */
export const ownSite: Case = { props: {}, page: rateList('RZONE') }

/** Four reviews are too few to be shown. */
export const fewReviews: Case = { props: {}, page: rateList('NOREV') }

export const anonymous: Case = {
  props: {},
  model: {
    ...ready,
    save: { kind: 'link', href: '/sign-in.mi?returnTo=%2F%3FsaveProperty%3Dtrue' },
    isSignInToSave: true,
  },
}

export const memberRate: Case = {
  props: {},
  model: {
    ...ready,
    memberRate: {
      isOwn: false,
      program: 'Alderway Circle',
      signIn: { href: '/sign-in.mi?returnTo=%2F', onClick: () => {} },
    },
  },
}

export const remembered: Case = {
  props: {},
  model: { ...ready, save: { ...toggle, saved: false } },
}

export const member: Case = { props: {}, model: { ...ready, save: { ...toggle, saved: true } } }

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
    hotel: {
      ...ready.hotel,
      name: 'Alderway Donaudampfschifffahrtsgesellschaft Konferenz- und Kongresshotel am Alten Hafen',
      addressText:
        'Gesellschaft-für-Donaudampfschifffahrt-Straße 214, Gebäude 3, Zugang über den Innenhof, 94032 Passau, Bayern, Deutschland',
    },
    map: null,
  },
}

export const rightToLeft: Case = {
  props: {},
  page: { ...rateList('NYCAB', 'ar-SA'), contextPath: '/ar-SA' },
}
