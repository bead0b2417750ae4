import { countryLookupQuery } from '../../features/join/countries.operations'
import { titleLookupQuery } from '../../features/personal-details/personal-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useAccountContainer } from './account-container.model'
import { accountParts } from './account-container.parts'
import { accountContainerSchema } from './account-container.schema'
import { AccountContainer } from './account-container.view'
import { accountViewOf } from './account-view'

const JOIN_PAGES = ['create-account', 'enroll-prefill']

export default defineWidget({
  type: 'account-container',
  title: 'Account',
  group: 'Page',
  schema: accountContainerSchema,
  useModel: useAccountContainer,
  opens: ({ view }, { page }) =>
    view === 'otp' || (!view && page.id === 'sign-in-code') ? { 'one-time-code': 'button' } : {},
  View: AccountContainer,
  parts: accountParts,
  firstParts: ({ props, page }) => [accountParts[accountViewOf(props, page)]],
  preload: ({ view, joinFields }, { locale, page }) =>
    view === 'join' || (!view && JOIN_PAGES.includes(page.id))
      ? [
          { query: countryLookupQuery, variables: { locale } },
          ...(joinFields.includes('title')
            ? [{ query: titleLookupQuery, variables: { locale } }]
            : []),
        ]
      : [],
  // `load`, so that a visitor who may not see the view is redirected before reading or typing.
  translations: () => import('./account-container.translations'),
  author: {
    description: 'The page around signing in, joining, passwords and the member’s account.',
    emptyLabel: 'Account: it has no content yet.',
  },
})
