import type { PageModel } from '../../cms/page/page-model'
import { reviewDetailsTexts as review, upcomingReservationTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import {
  description,
  footer,
  joinOfBooked,
  signInModals,
  stayModal,
  stayOffers,
  travelInsurance,
} from './page-parts'

/** A booked stay (A.6). The header's details link opens the overlay instead of leaving (W64). */
export function upcomingReservationPage(locale: Locale): PageModel {
  return {
    pageId: 'upcoming-reservation',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'success-message', id: 'success-message', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      { type: 'check-in-banner', id: 'check-in', props: {} },
      { type: 'redemption-alert', id: 'points-notice', props: {} },
      { type: 'upcoming-reservation-banner', id: 'next-stay', props: {} },
      { type: 'stay-details', id: 'stay', props: {} },
      { type: 'room-overview', id: 'rooms', props: { context: 'order' } },
      { type: 'room-requests', id: 'requests', props: {} },
      { type: 'housekeeping-preferences', id: 'housekeeping', props: {} },
      {
        type: 'room-upgrade',
        id: 'suite',
        props: { source: 'order', maxOffers: 2, terms: `<p>${review.suiteTerms[locale]}</p>` },
      },
      { type: 'summary-of-charges', id: 'charges', props: { source: 'order' } },
      { type: 'cancellation-policy', id: 'policy', props: { source: 'order' } },
      travelInsurance(locale, 'manage'),
      { type: 'cancel-all-rooms', id: 'cancel', props: {} },
      joinOfBooked,
      { type: 'share-reservation', id: 'share', props: {} },
      { type: 'hotel-information', id: 'information', props: {} },
      stayOffers(locale),
    ],
    footer: [
      footer('expanded', locale),
      { type: 'hotel-details-overlay', id: 'hotel-details-overlay', props: {} },
      stayModal,
      ...signInModals(),
    ],
  }
}
