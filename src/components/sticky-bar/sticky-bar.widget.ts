import { stickyBarQuery } from '../../features/booking/cart/sticky-bar.operations'
import { defineWidget } from '../../mapping/define-widget'
import { preloadedVariables, useStickyBar } from './sticky-bar.model'
import { stickyBarSchema } from './sticky-bar.schema'
import { StickyBar } from './sticky-bar.view'

export default defineWidget({
  type: 'sticky-bar',
  title: 'Booking bar',
  group: 'Hotel',
  schema: stickyBarSchema,
  useModel: useStickyBar,
  View: StickyBar,
  // Its links work and it sticks without a script.
  when: 'presence',
  sticky: () => 'bottom',
  preload: (_props, page) => {
    const variables = preloadedVariables(page)
    return variables ? [{ query: stickyBarQuery, variables }] : []
  },
  translations: () => import('./sticky-bar.translations'),
  author: {
    description: 'Stay, total and next step of the booking, always in sight; stands last.',
    emptyLabel: 'Booking bar: shown on the page, for the stay of a visitor.',
  },
})
