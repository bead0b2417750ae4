import type { Fixture } from '../../mapping/define-widget'
import type { RecentlyViewedModel, ViewedHotel } from './recently-viewed.model'
import type { RecentlyViewedInput } from './recently-viewed.schema'

type Case = Fixture<RecentlyViewedInput, RecentlyViewedModel>

const HOTELS = [
  ['NYCAB', 'Alderway New York Midtown', 'alderway-new-york-midtown'],
  ['MUCDE', 'Alderway Munich Isarufer', 'alderway-muenchen-isarufer'],
  ['LISRZ', 'The Rozelle Lisboa', 'the-rozelle-lisboa'],
  ['SYDAU', 'Dessin Sydney Walsh Bay', 'dessin-sydney-walsh-bay'],
  ['TYOJP', 'Alderway Tokyo Tsukishima', 'alderway-tokyo-tsukishima'],
  ['MILBG', 'Bergame Milano', 'bergame-milano'],
] as const

function viewed(count: number, change: Partial<ViewedHotel> = {}): RecentlyViewedModel {
  return {
    state: 'list',
    locale: 'en-US',
    clear: () => {},
    hotels: HOTELS.slice(0, count).map(([id, name, seoNickname]) => ({
      id,
      name,
      country: 'Germany',
      href: `/reservation/availability.mi?propertyCode=${id}`,
      image: `/media/hotels/${seoNickname}/0-400x225.webp`,
      reviews: { stars: 4.3, count: 1204 },
      onBroken: () => {},
      onOpen: () => {},
      ...change,
    })),
  }
}

/** A browser that remembers no hotel, or may not. */
export const minimal: Case = { props: {}, isEmpty: true }

export const one: Case = { props: {}, model: viewed(1) }

export const full: Case = {
  props: { heading: 'Pick up where you left off', maxShown: 10 },
  model: viewed(6),
}

export const longNames: Case = {
  props: {},
  model: viewed(4, {
    name: 'Alderway Grand Donaudampfschifffahrtsgesellschaftshafen at the Old Customs House',
    reviews: null,
    image: null,
  }),
}
