import type { PageModel } from '../../cms/page/page-model'
import { CIRCLE_TERMS_URL } from '../footer'
import { consentTexts, guestInfoTexts as text } from '../page-texts'
import type { Locale } from '../seed-types'
import {
  description,
  fill,
  footer,
  formStart,
  joinModal,
  PRIVACY_HREF,
  privacyModal,
  signInModals,
  travelInsurance,
} from './page-parts'

/** The form of the sandbox’s provider with all that it asks for, in English on a phone. */
export const CARD_FORM_PX = 380

/** Who comes, and what has to be agreed to before the booking. */
export function guestInfoPage(locale: Locale): PageModel {
  return {
    pageId: 'guest-info',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      ...formStart(text.title[locale], locale),
      {
        type: 'travel-insurance-banner',
        id: 'insurance-banner',
        props: { title: text.insuranceBanner[locale] },
      },
      // Beside the form where there is room (site.css), else before it, closed.
      { type: 'reservation-summary', id: 'summary', props: {} },
      { type: 'member-information', id: 'guest', props: {} },
      {
        type: 'inline-enrollment',
        id: 'enrollment',
        props: { termsHref: CIRCLE_TERMS_URL, privacyHref: PRIVACY_HREF },
      },
      travelInsurance(locale),
      { type: 'housekeeping-preferences', id: 'housekeeping', props: {} },
      { type: 'travel-agent', id: 'agent', props: {} },
      { type: 'redemption-panel', id: 'points', props: {} },
      { type: 'payment-information', id: 'payment', props: {} },
      // As high as the provider’s form is, so that nothing moves when it comes.
      { type: 'payment-iframe', id: 'card', props: { height: CARD_FORM_PX } },
      { type: 'prepay-rates', id: 'prepay', props: { variant: 'consent' } },
      { type: 'acknowledgements', id: 'acknowledgements', props: {} },
      {
        type: 'legal-consent',
        id: 'consents',
        props: { consents: consents(locale), privacyHref: PRIVACY_HREF },
      },
      {
        type: 'sticky-bar',
        id: 'booking-bar',
        props: { cta: text.proceed[locale], chargesId: 'summary-content' },
      },
    ],
    footer: [footer('minimized', locale), privacyModal, ...signInModals(), joinModal],
  }
}

/** What guests agree to; South Korea asks for a consent to use their details at all. */
function consents(locale: Locale) {
  return [
    {
      type: 'personal-data',
      version: '2026-01',
      text: fill(consentTexts.personalData[locale], { href: PRIVACY_HREF }),
      required: true,
      countries: ['KR'],
    },
    { type: 'marketing-email', version: '2026-01', text: consentTexts.email[locale] },
    { type: 'marketing-sms', version: '2026-01', text: consentTexts.sms[locale] },
    { type: 'marketing-post', version: '2026-01', text: consentTexts.post[locale] },
  ]
}
