import { joinNowOptionsQuery } from '../../features/join/join.operations'
import { defineWidget } from '../../mapping/define-widget'
import { pageVariables, useLoyaltyProgramBanner } from './loyalty-program-banner.model'
import { loyaltyProgramBannerSchema } from './loyalty-program-banner.schema'
import { LoyaltyProgramBanner } from './loyalty-program-banner.view'

export default defineWidget({
  type: 'loyalty-program-banner',
  title: 'Programme banner',
  group: 'Page',
  schema: loyaltyProgramBannerSchema,
  useModel: useLoyaltyProgramBanner,
  opens: ({ cta }) => ({ 'sign-in': 'link', ...(cta ? {} : { join: 'link' }) }),
  View: LoyaltyProgramBanner,
  // Its link works without a script. It is known whom it is for before it comes into view.
  when: 'visible:800',
  preload: (_props, page) => {
    const variables = pageVariables(page)
    return variables ? [{ query: joinNowOptionsQuery, variables }] : []
  },
  translations: () => import('./loyalty-program-banner.translations'),
  author: {
    description: 'What members of the programme have, with a link to join or to sign in.',
    emptyLabel: 'Programme banner: members who are signed in do not see it.',
  },
})
