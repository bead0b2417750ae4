import {
  alertViews,
  heroView,
  imageViews,
  propertyView,
} from '../../sandbox/api/graphql/property-view'
import { hotels } from '../../sandbox/seed/hotels'
import { LOCALES, type SeedHotel } from '../../sandbox/seed/seed-types'
import type { Answer, Variables } from '../story-page'

/** The answers of the sandbox's API about its hotels, without the API. */
export const seededAnswer: Answer = (operation, variables, asked) => {
  const locale = LOCALES.find((known) => known === asked) ?? 'en-US'
  const hotel = hotels.find(({ id }) => id === variables.propertyId)
  return answers[operation]?.(hotel, locale, variables)
}

type Locale = (typeof LOCALES)[number]

const property = (hotel: SeedHotel | undefined, locale: Locale) => ({
  property: hotel ? { __typename: 'Property', ...propertyView(hotel, locale) } : null,
})

const answers: Record<
  string,
  (hotel: SeedHotel | undefined, locale: Locale, variables: Variables) => object
> = {
  PropertyBar: property,
  HotelHeader: property,
  PropertyDetails: property,
  PropertyData: property,
  HeroBanner: (hotel, locale) => ({ heroBanner: hotel ? heroView(hotel, locale) : null }),
  Alerts: (hotel, locale, { from = null, to = null }) => ({
    alerts: hotel ? alertViews(hotel, locale, { from, to }) : [],
  }),
  RoomImages: (hotel, locale) => ({
    roomImages: hotel
      ? imageViews(hotel, locale).filter(({ category }) => category === 'ROOMS')
      : [],
  }),
}
