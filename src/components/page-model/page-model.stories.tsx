import { about, show } from '../../../stories/show'
import * as fixtures from './page-model.fixtures'
import widget from './page-model.widget'

export default {
  title: 'Page/Page model',
  ...about(widget, {
    use: 'On a page that no server renders: one for each part of it. It requests the page by its address, and the loader mounts its components like printed ones. It needs one more request than server HTML, and search engines get no content, so use it only if there is no other way.',
    events: {
      'page-error':
        'When the page fails to load, code `page-model`: the error message shows it and offers a retry.',
      'page-error-retry': 'Heard: requests the page again.',
      'page-error-clear': 'When it requests the page again.',
    },
    accessibility: ['Says that it is loading once that takes more than a second.'],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Loading = show(widget, fixtures.loading)
export const Empty = show(widget, fixtures.empty)
