import type { PageModel } from '../../cms/page/page-model'
import { reviewDetailsTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import { currencyModal, description, footer } from './page-parts'

/** The rooms of the visitor's cart and what they cost. */
export function reviewDetailsPage(locale: Locale): PageModel {
  return {
    pageId: 'review-details',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      // The hotel header is compact here, and no heading (K16).
      { type: 'heading', id: 'heading', props: { text: text.title[locale], level: 1 } },
      { type: 'currency-selector', id: 'currency', props: {} },
      { type: 'room-overview', id: 'rooms', props: {} },
      { type: 'summary-of-charges', id: 'charges', props: {} },
      // The page that asks for the guests does not exist yet.
      {
        type: 'sticky-bar',
        id: 'booking-bar',
        props: { showAction: false, chargesId: 'charges' },
      },
    ],
    footer: [footer('minimized', locale), currencyModal],
  }
}
