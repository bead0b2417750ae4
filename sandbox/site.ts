import { defineSite } from '../src/rules/site/define-site'
import { LOCALES } from './seed/seed-types'

/** The site of Alderway Hotels. */
export const site = defineSite({
  brand: { chainName: 'Alderway Hotels', programName: 'Alderway Circle' },
  locales: LOCALES,
  // Storybook reads this file in a browser, which has no environment.
  defaultLocale: globalThis.process?.env?.DEFAULT_LOCALE,
  schema: 'sandbox/api/schema.graphql',
  gql: { requestedBy: 'foyer-sandbox' },
  helpPhone: '+18005550134',
  phoneHiddenCountries: ['BE', 'LU'],
  fallbackPropertyId: 'NYCAB',
  brandLinks: {
    RZ: 'https://luxury.alderway.example/{lang}/hotels/{propertyId}',
    BG: 'https://bg.alderway.example/{locale}/{city}/location',
  },
  staticMapUrl: '/media/maps/{latitude},{longitude}.svg?width={width}&height={height}',
  dynamicMedia: ['/media/hotels/', '/media/pictures/'],
  auth: {
    redirectAllowList: ['https://partner.alderway.example'],
    providerWarningCodes: ['provider.password.change.required'],
  },
  coBrand: { destinations: ['https://cards.alderway.example'] },
  // The stand-in runs beside the site, at an address that its port is part of: sandbox/payment.
  payment: {
    acceptedCards: 'visa mastercard amex jcb unionpay',
  },
  flags: {
    ofrep: '/',
    defaults: {
      signInOverlayNew: true,
      ocjOverlayNew: true,
      passwordEncryption: true,
      insurance: true,
      points: true,
      mobileAuth: true,
      partnerBanner: true,
    },
  },
})
