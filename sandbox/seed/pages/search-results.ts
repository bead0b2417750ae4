import type { PageModel } from '../../cms/page/page-model'
import { searchResultsTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import { currencyModal, description, footer, lookupOverlay, signInModals } from './page-parts'

/** The hotels of a search, below the search in one line. */
export function searchResultsPage(locale: Locale): PageModel {
  return {
    pageId: 'search-results',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'search-form', id: 'search', props: { variant: 'compact' } },
      { type: 'error-message', id: 'error-message', props: {} },
      {
        type: 'search-results',
        id: 'results',
        props: { isMainHeading: true, mapTiles: '/media/tiles/{z}/{x}/{y}.svg' },
      },
    ],
    footer: [
      footer('minimized', locale),
      lookupOverlay,
      ...signInModals(),
      currencyModal,
      {
        type: 'customize-stay-flyout',
        id: 'filters',
        props: { groups: ['brand', 'price', 'distance', 'amenities'] },
      },
    ],
  }
}
