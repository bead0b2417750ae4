import type { PageModel } from '../../cms/page/page-model'
import { CARDS_URL } from '../co-brand-cards'
import { reviewDetailsTexts as review, confirmationTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import {
  description,
  footer,
  joinModal,
  joinOfBooked,
  privacyModal,
  signInModals,
  stayOffers,
  travelInsurance,
} from './page-parts'

/** What the session has just booked. */
export function confirmationPage(locale: Locale): PageModel {
  return {
    pageId: 'confirmation',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      { type: 'success-message', id: 'success-message', props: {} },
      { type: 'error-message', id: 'error-message', props: {} },
      {
        type: 'confirmation-message',
        id: 'confirmation',
        props: { nextSteps: text.nextSteps[locale] },
      },
      { ...travelInsurance(locale, 'confirmation'), when: 'load' },
      { type: 'share-reservation', id: 'share', props: {} },
      { type: 'room-overview', id: 'rooms', props: { context: 'order' } },
      {
        type: 'room-upgrade',
        id: 'suite',
        props: { source: 'order', maxOffers: 2, terms: `<p>${review.suiteTerms[locale]}</p>` },
      },
      { type: 'summary-of-charges', id: 'charges', props: { source: 'order' } },
      { type: 'cancellation-policy', id: 'policy', props: { source: 'order' } },
      joinOfBooked,
      {
        type: 'co-brand-offer',
        id: 'card-offer',
        props: {
          heading: text.cardHeading[locale],
          text: text.cardText[locale],
          legal: text.cardLegal[locale],
          destinationURL: `${CARDS_URL}/apply`,
        },
      },
      stayOffers(locale),
      { type: 'hotel-information', id: 'information', props: {} },
    ],
    footer: [
      footer('expanded', locale),
      { type: 'hotel-details-overlay', id: 'hotel-details-overlay', props: {} },
      privacyModal,
      ...signInModals(),
      joinModal,
    ],
  }
}
