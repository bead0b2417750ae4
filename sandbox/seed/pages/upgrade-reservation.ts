import type { PageModel } from '../../cms/page/page-model'
import {
  modifyRateListTexts,
  reviewDetailsTexts as review,
  upgradeReservationTexts as text,
} from '../page-texts'
import type { Locale } from '../seed-types'
import { description, footer, signInModals } from './page-parts'

/** Most better rooms that the page offers. */
const MOST_ROOMS = 24

/** Every better room for a booked stay, and its suites (A.6). */
export function upgradeReservationPage(locale: Locale): PageModel {
  return {
    pageId: 'upgrade-reservation',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      {
        type: 'stay-details',
        id: 'booked',
        props: { labels: { title: modifyRateListTexts.booked[locale] }, editable: false },
      },
      {
        type: 'room-upgrade',
        id: 'suite',
        props: {
          source: 'order',
          maxOffers: MOST_ROOMS,
          terms: `<p>${review.suiteTerms[locale]}</p>`,
        },
      },
      { type: 'summary-of-charges', id: 'charges', props: { source: 'order' } },
    ],
    footer: [
      footer('expanded', locale),
      { type: 'hotel-details-overlay', id: 'hotel-details-overlay', props: {} },
      ...signInModals(),
    ],
  }
}
