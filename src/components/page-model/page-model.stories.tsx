import { about, show } from '../../../stories/show'
import * as fixtures from './page-model.fixtures'
import widget from './page-model.widget'

export default {
  title: 'Page/Page model',
  ...about(widget, {
    use: 'On a page that no server renders: one for each part of it. It asks for the page by its address, and the components come to life as if they had been printed. Costs a trip more than server HTML, and search engines see nothing: only where there is no other way.',
    events: {
      'page-error':
        'When the page cannot be had, code `page-model`: the error message says so and offers to try again.',
      'page-error-retry': 'Heard: asks again.',
      'page-error-clear': 'When it asks again.',
    },
    accessibility: ['Says that it is loading once that takes more than a second.'],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Loading = show(widget, fixtures.loading)
export const Empty = show(widget, fixtures.empty)
