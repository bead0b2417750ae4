import { defineWidget } from '../../mapping/define-widget'
import { usePropertyBar } from './property-bar.model'
import { propertyBarQuery } from './property-bar.operations'
import { propertyBarSchema } from './property-bar.schema'
import { PropertyBar } from './property-bar.view'

export default defineWidget({
  type: 'property-bar',
  title: 'Property bar',
  group: 'Hotel',
  schema: propertyBarSchema,
  useModel: usePropertyBar,
  opens: { 'hotel-quick-view': 'button' },
  View: PropertyBar,
  sticky: (props) => props.sticky && 'below',
  // In view at once on most pages, and complete without a script, so that the first picture loads earlier.
  when: 'presence',
  preload: (_props, { page }) =>
    page.propertyId
      ? [{ query: propertyBarQuery, variables: { propertyId: page.propertyId } }]
      : [],
  translations: () => import('./property-bar.translations'),
  author: {
    description: 'A bar with the hotel’s name, details, map, phone, rating and the save heart.',
    emptyLabel: 'Property bar: this page belongs to no hotel.',
  },
})
