import { about, show } from '../../../stories/show'
import * as fixtures from './payment-iframe.fixtures'
import widget from './payment-iframe.widget'

export default {
  title: 'Block/Payment iframe',
  ...about(widget, {
    use: 'Says where an author places it, and what serves better elsewhere.',
    accessibility: ['Says what it does for keyboard and screen reader.'],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
