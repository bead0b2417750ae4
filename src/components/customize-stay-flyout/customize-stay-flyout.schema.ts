import { z } from 'zod'
import { FILTER_GROUPS } from '../../features/filters/filters.rules'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './customize-stay-flyout.labels'

/** Texts of the filters (W61). */
const flyoutLabels = {
  ...shared.english,
  groupPrice: 'Price per night',
  groupBeds: 'Beds',
  groupRateType: 'Kind of rate',
  groupMeal: 'Meals',
  groupAccessible: 'Accessible rooms',
  groupSuite: 'Kind of room',
  groupBrand: 'Hotel brand',
  groupDistance: 'How far away',
  viewCount: 'View {count} rates|one:View {count} rate',
  viewHotels: 'View {count} hotels|one:View {count} hotel',
  viewAll: 'View results',
}

/** Contract of W61 with the CMS. */
export const customizeStayFlyoutSchema = z.object({
  ...baseProps(flyoutLabels),
  groups: z
    .array(z.enum(FILTER_GROUPS))
    .default([...FILTER_GROUPS])
    .meta({
      title: 'Filters',
      description:
        'What a visitor can filter by, in this order; a filter that tells nothing apart is left out.',
      'x-options': {
        price: 'Price',
        beds: 'Beds',
        rateType: 'Kind of rate',
        meal: 'Meals',
        refundable: 'Cancellation',
        accessible: 'Accessible rooms',
        suite: 'Suites',
        brand: 'Brand of the hotel',
        distance: 'Distance',
        amenities: 'Amenities',
      },
    }),
  applyMode: z
    .enum(['apply', 'live'])
    .default('apply')
    .meta({
      title: 'When the list changes',
      description: 'When the visitor applies the filters, or at once with each of them.',
      'x-options': { apply: 'When they are applied', live: 'At once' },
    }),
})

export type CustomizeStayFlyoutProps = z.output<typeof customizeStayFlyoutSchema>
export type CustomizeStayFlyoutInput = z.input<typeof customizeStayFlyoutSchema>
