/**
 * A site before its chain has written anything; what has no default is empty. Paths and calls have
 * their defaults in modules of their own, so that a page loads those that it needs.
 */
export const siteDefaults = {
  brand: { chainName: '', programName: '', code: 'MC' },
  defaultLocale: 'en-US',
  fallbacks: {},
  gql: {
    base: '/mi/query',
    clientName: 'foyer-web',
    requestedBy: 'foyer',
    uxlOperations: [],
  },
  paths: {},
  payment: {},
  rest: { base: '' },
  query: {},
  storagePrefix: 'foyer.v1.',
  fallbackPropertyId: '',
  memStateRemembered: 'remembered',
  recentlyViewed: { maxCachedDaysLimit: 60 },
  logo: {
    navIds: ['hotel-logo'],
    taxonomies: ['brand/{brand}'],
    types: ['logo'],
    largeMarker: 'logo-l',
  },
  brandLinks: {},
  mapBaseUrl: 'https://www.google.com/maps/search/?api=1',
  staticMapUrl: '',
  helpPhone: '',
  phoneHiddenCountries: [],
  dynamicMedia: [],
  useSampleSession: false,
  dtt: false,
  auth: { redirectAllowList: [], loginDisabledLocales: [], providerWarningCodes: [] },
  analytics: { needsConsent: true, tagManager: '_satellite' },
  coBrand: { destinations: [], clientId: 'foyer-web' },
  flags: { ofrep: '', defaults: {}, live: [] },
}
