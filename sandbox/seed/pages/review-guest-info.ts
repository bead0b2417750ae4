import type { PageModel } from '../../cms/page/page-model'
import { reviewGuestInfoTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import { CARD_FORM_PX } from './guest-info'
import { description, footer, formStart, privacyModal, travelInsurance } from './page-parts'

/** The payment of a change (A.6), or, without a cart, the guests of a booked stay. */
export function reviewGuestInfoPage(locale: Locale): PageModel {
  return {
    pageId: 'review-guest-info',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      ...formStart(text.title[locale], locale),
      { type: 'stay-guests', id: 'guests', props: {} },
      { type: 'reservation-summary', id: 'summary', props: {} },
      travelInsurance(locale),
      { type: 'payment-information', id: 'payment', props: {} },
      { type: 'payment-iframe', id: 'card', props: { height: CARD_FORM_PX } },
      { type: 'sticky-bar', id: 'booking-bar', props: { chargesId: 'summary-content' } },
    ],
    footer: [footer('minimized', locale), privacyModal],
  }
}
