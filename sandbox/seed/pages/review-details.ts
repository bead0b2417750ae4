import type { PageModel } from '../../cms/page/page-model'
import { CIRCLE_TERMS_URL } from '../footer'
import { reviewDetailsTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import {
  currencyModal,
  description,
  footer,
  formMessages,
  joinModal,
  PRIVACY_HREF,
  sessionTimeout,
  signInModals,
  stayModal,
} from './page-parts'

/** The rooms of the visitor's cart and what they cost. */
export function reviewDetailsPage(locale: Locale): PageModel {
  return {
    pageId: 'review-details',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      { type: 'hotel-header', id: 'hotel-header', props: {} },
      {
        type: 'error-message',
        id: 'error-message',
        props: { messages: formMessages(locale) },
      },
      sessionTimeout,
      // The hotel header is compact here, and no heading (K16).
      { type: 'heading', id: 'heading', props: { text: text.title[locale], level: 1 } },
      { type: 'redemption-alert', id: 'points-notice', props: {} },
      { type: 'currency-selector', id: 'currency', props: {} },
      { type: 'stay-details', id: 'stay', props: {} },
      { type: 'room-overview', id: 'rooms', props: {} },
      { type: 'upsell', id: 'upsell', props: { kinds: ['room', 'rate', 'breakfast'] } },
      {
        type: 'room-upgrade',
        id: 'suite',
        props: { terms: `<p>${text.suiteTerms[locale]}</p>` },
      },
      { type: 'club-membership-details', id: 'club', props: {} },
      { type: 'room-requests', id: 'requests', props: {} },
      { type: 'non-room-products', id: 'extras', props: {} },
      { type: 'cancellation-policy', id: 'policy', props: {} },
      { type: 'summary-of-charges', id: 'charges', props: {} },
      {
        type: 'loyalty-program-banner',
        id: 'circle',
        props: { text: `<p>${text.circleText[locale]}</p>` },
      },
      {
        type: 'one-click-join',
        id: 'join',
        props: { termsHref: CIRCLE_TERMS_URL, privacyHref: PRIVACY_HREF },
      },
      { type: 'sticky-bar', id: 'booking-bar', props: { chargesId: 'charges' } },
    ],
    footer: [footer('minimized', locale), currencyModal, stayModal, ...signInModals(), joinModal],
  }
}
