import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useLegalConsent } from './legal-consent.model'
import { legalConsentSchema } from './legal-consent.schema'
import { LegalConsent } from './legal-consent.view'

export default defineWidget({
  type: 'legal-consent',
  title: 'Consents',
  group: 'Hotel',
  schema: legalConsentSchema,
  useModel: useLegalConsent,
  View: LegalConsent,
  // The form starts it when it is sent (features/checkout/start-parts.ts).
  when: 'presence',
  preload: (_props, { page: { cart } }) =>
    cart ? [{ query: cartDetailsQuery, variables: { cartId: cart } }] : [],
  opens: { 'privacy-statement': 'link' },
  translations: () => import('./legal-consent.translations'),
  author: {
    description:
      'Terms, privacy and marketing that guests agree to, by the rules of their country.',
    emptyLabel: 'Consents: shown to guests of whom their country asks one.',
  },
})
