import { hotels } from '../../../sandbox/seed/hotels'
import type { Fixture } from '../../mapping/define-widget'
import type { RecentlyViewedModel, ViewedHotel } from './recently-viewed.model'
import type { RecentlyViewedInput } from './recently-viewed.schema'

type Case = Fixture<RecentlyViewedInput, RecentlyViewedModel>

function viewed(count: number, change: Partial<ViewedHotel> = {}): RecentlyViewedModel {
  return {
    state: 'list',
    locale: 'en-US',
    clear: () => {},
    hotels: hotels.slice(0, count).map(({ id, name, seoNickname }) => ({
      id,
      name: name['en-US'],
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
  model: viewed(10),
}

export const longNames: Case = {
  props: {},
  model: viewed(4, {
    name: 'Alderway Grand Donaudampfschifffahrtsgesellschaftshafen at the Old Customs House',
    reviews: null,
    image: null,
  }),
}
