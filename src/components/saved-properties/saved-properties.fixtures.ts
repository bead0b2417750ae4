import type { Fixture } from '../../mapping/define-widget'
import type { SavedHotel, SavedPropertiesModel } from './saved-properties.model'
import type { SavedPropertiesInput } from './saved-properties.schema'

type Case = Fixture<SavedPropertiesInput, SavedPropertiesModel>

const details: NonNullable<SavedHotel['details']> = {
  place: 'Munich · Germany',
  href: '/hotels/alderway-muenchen-isarufer/overview',
  ratesHref: '/reservation/rateListMenu.mi?propertyCode=MUCDE',
  mapHref: null,
  image: {
    src: '/media/hotels/alderway-muenchen-isarufer/0-480x360.webp',
    alt: 'The house by the river',
  },
  reviews: { stars: 4.4, count: 803 },
}

const hotel = (id: string, name: string, changes: SavedHotel['details'] = details): SavedHotel => ({
  id,
  name,
  details: changes,
  isRemoved: false,
  isRestored: false,
  remove: () => {},
  undo: () => {},
})

const ready: Extract<SavedPropertiesModel, { state: 'ready' }> = {
  state: 'ready',
  isMain: false,
  locale: 'en-US',
  hotels: [
    hotel('MUCDE', 'Alderway Munich Isarufer'),
    hotel('TYOJP', 'Alderway Tokyo Tsukishima', {
      ...details,
      place: 'Tokyo · Japan',
      reviews: null,
    }),
    hotel('BKKTH', 'Alderway Bangkok Riverside', {
      ...details,
      place: 'Bangkok · Thailand',
      image: null,
    }),
  ],
  count: 3,
  limit: 20,
  problem: null,
  asked: null,
}

const props: SavedPropertiesInput = {
  emptyCta: { label: 'Discover our hotels', href: '/homepage-searchform.mi#hotels' },
}

/** The visitor is not known yet. */
export const minimal: Case = { props: {} }

export const full: Case = { props, model: ready }

export const slow: Case = {
  props,
  model: { state: 'loading', isMain: false, locale: 'en-US' },
}

export const removed: Case = {
  props,
  model: {
    ...ready,
    count: 2,
    hotels: ready.hotels.map((each, index) => ({ ...each, isRemoved: index === 1 })),
  },
}

/** A hotel that has left the chain is listed by its code. */
export const unavailable: Case = {
  props,
  model: { ...ready, count: 4, hotels: [...ready.hotels, hotel('OLD01', 'OLD01', null)] },
}

/** The address requests a removal. */
export const removalAsked: Case = {
  props,
  model: { ...ready, asked: { hotel: 'Alderway Munich Isarufer', confirm: () => {} } },
}

export const empty: Case = { props, model: { ...ready, hotels: [], count: 0 } }

export const listIsFull: Case = { props, model: { ...ready, count: 20, problem: 'limit' } }

export const signIn: Case = {
  props,
  model: {
    state: 'signIn',
    href: '/sign-in.mi?returnTo=%2Floyalty%2FmyAccount%2FsaveProperties.mi',
    isMain: false,
    locale: 'en-US',
  },
}

export const failed: Case = {
  props,
  model: { state: 'failed', retry: () => {}, isMain: false, locale: 'en-US' },
}
