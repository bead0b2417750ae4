import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel } from '../../cms/page/page-model'
import { upcomingReservationTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import { description, footer, stayOffers } from './page-parts'

/** A booked stay (A.6). The header's details link opens the overlay instead of leaving (W64). */
export function upcomingReservationPage(locale: Locale): PageModel {
  return {
    pageId: 'upcoming-reservation',
    title: text.title[locale],
    description: description(text.text[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'success-message', id: 'success-message', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      {
        type: 'cms/text',
        id: 'stay',
        props: {
          html: `<h2>${escapeHtml(text.heading[locale])}</h2><p>${escapeHtml(text.text[locale])}</p>`,
        },
      },
      { type: 'room-overview', id: 'rooms', props: { context: 'order' } },
      { type: 'summary-of-charges', id: 'charges', props: { source: 'order' } },
      { type: 'cancellation-policy', id: 'policy', props: { source: 'order' } },
      { type: 'share-reservation', id: 'share', props: {} },
      { type: 'cancel-all-rooms', id: 'cancel', props: {} },
      { type: 'hotel-information', id: 'information', props: {} },
      stayOffers(locale),
    ],
    footer: [
      footer('expanded', locale),
      { type: 'hotel-details-overlay', id: 'hotel-details-overlay', props: {} },
    ],
  }
}
