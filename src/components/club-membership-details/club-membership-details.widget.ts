import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useClubMembershipDetails } from './club-membership-details.model'
import { aaaDetailsQuery, clubRatesQuery } from './club-membership-details.operations'
import { clubMembershipDetailsSchema } from './club-membership-details.schema'
import { ClubMembershipDetails } from './club-membership-details.view'

export default defineWidget({
  type: 'club-membership-details',
  title: 'Club membership',
  group: 'Page',
  schema: clubMembershipDetailsSchema,
  useModel: useClubMembershipDetails,
  View: ClubMembershipDetails,
  // The form starts it when it is sent (features/checkout/start-parts.ts).
  when: 'presence',
  preload: (_props, { page: { cart } }) =>
    cart
      ? [
          { query: clubRatesQuery, variables: { cartId: cart } },
          { query: cartDetailsQuery, variables: { cartId: cart } },
          { query: aaaDetailsQuery, variables: { customerId: null } },
        ]
      : [],
  translations: () => import('./club-membership-details.translations'),
  author: {
    description:
      'Asks for the membership that a rate of the automobile club needs, and offers another rate. It needs the booking bar on the page.',
    emptyLabel: 'Club membership: shown to a visitor who has chosen a rate of the club.',
  },
})
