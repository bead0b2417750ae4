import { countryLookupQuery } from '../../features/join/countries.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useAccountContainer } from './account-container.model'
import { accountContainerSchema } from './account-container.schema'
import { AccountPage, loadAccountParts } from './account-parts'

const JOIN_PAGES = ['create-account', 'enroll-prefill']

export default defineWidget({
  type: 'account-container',
  title: 'Account',
  group: 'Page',
  schema: accountContainerSchema,
  useModel: useAccountContainer,
  opens: ({ view }, { page }) =>
    view === 'otp' || (!view && page.id === 'sign-in-code') ? { 'one-time-code': 'button' } : {},
  View: AccountPage,
  loadParts: loadAccountParts,
  preload: ({ view }, { locale, page }) =>
    view === 'join' || (!view && JOIN_PAGES.includes(page.id))
      ? [{ query: countryLookupQuery, variables: { locale } }]
      : [],
  // Whoever is in the wrong place is sent on before they read or type; `when` stays `load`.
  translations: () => import('./account-container.translations'),
  author: {
    description: 'The page around signing in, joining, passwords and the member’s account.',
    emptyLabel: 'Account: it has no content yet.',
  },
})
