import { propertyDetailsQuery } from '../../features/property/property-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useHotelOverview } from './hotel-overview.model'
import { hotelOverviewSchema } from './hotel-overview.schema'
import { HotelOverview } from './hotel-overview.view'

export default defineWidget({
  type: 'hotel-overview',
  title: 'Hotel overview',
  group: 'Hotel',
  schema: hotelOverviewSchema,
  useModel: useHotelOverview,
  View: HotelOverview,
  // The server's HTML is complete, and "Read more" works without a script.
  when: 'presence',
  preload: (_props, { page }) =>
    page.propertyId
      ? [{ query: propertyDetailsQuery, variables: { propertyId: page.propertyId } }]
      : [],
  structuredData: async (_props, page, url) =>
    (await import('./structured-data.model')).structuredData(page, url),
  translations: () => import('./hotel-overview.translations'),
  author: {
    description: 'What and where the hotel is: description, map, times, highlights.',
    emptyLabel: 'Hotel overview: this page belongs to no hotel.',
  },
})
