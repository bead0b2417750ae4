import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel } from '../../cms/page/page-model'
import { endedReservationTexts } from '../reservation-texts'
import type { Locale } from '../seed-types'
import { description, footer, stayOffers } from './page-parts'

/** The page for a past or cancelled stay that a lookup has found (A.5). */
export function endedReservationPage(
  pageId: 'expired-reservation' | 'cancel-confirmation',
  locale: Locale,
): PageModel {
  const text = endedReservationTexts[pageId]
  return {
    pageId,
    title: text.title[locale],
    description: description(text.text[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'success-message', id: 'success-message', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      {
        type: 'cms/text',
        id: 'ended',
        props: {
          html: `<h2>${escapeHtml(text.title[locale])}</h2><p>${escapeHtml(text.text[locale])}</p>`,
        },
      },
      {
        type: 'cancelled-reservation-details',
        id: 'details',
        props: { variant: pageId === 'cancel-confirmation' ? 'cancelled' : 'past' },
      },
      ...(pageId === 'cancel-confirmation' ? [stayOffers(locale)] : []),
    ],
    footer: [
      footer('expanded', locale),
      { type: 'hotel-details-overlay', id: 'hotel-details-overlay', props: {} },
    ],
  }
}
