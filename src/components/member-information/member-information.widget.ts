import { cartQuery } from '../../features/booking/cart/cart.operations'
import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { countryLookupQuery } from '../../features/join/countries.operations'
import {
  smsCountryCodeLookupQuery,
  stateLookupQuery,
  titleLookupQuery,
} from '../../features/personal-details/personal-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { statesVariables, useMemberInformation } from './member-information.model'
import { checkoutGuestQuery } from './member-information.operations'
import { memberInformationSchema } from './member-information.schema'
import { MemberInformation } from './member-information.view'

export default defineWidget({
  type: 'member-information',
  title: 'Guest details',
  group: 'Hotel',
  schema: memberInformationSchema,
  useModel: useMemberInformation,
  opens: { 'sign-in': 'link' },
  View: MemberInformation,
  // The fields work by themselves; the form starts it when it is sent (features/checkout/start-parts.ts).
  when: 'presence',
  preload: ({ fields }, { page: { cart }, locale }) => {
    const states = statesVariables(fields, locale)
    return cart
      ? [
          { query: cartDetailsQuery, variables: { cartId: cart } },
          { query: checkoutGuestQuery, variables: { cartId: cart } },
          { query: cartQuery, variables: { cartId: cart } },
          { query: countryLookupQuery, variables: { locale } },
          { query: smsCountryCodeLookupQuery, variables: { locale } },
          ...(fields.includes('title') ? [{ query: titleLookupQuery, variables: { locale } }] : []),
          ...(states ? [{ query: stateLookupQuery, variables: states }] : []),
        ]
      : []
  },
  translations: () => import('./member-information.translations'),
  author: {
    description: 'Who books, how the hotel reaches them, and who comes to the other rooms.',
    emptyLabel: 'Guest details: asked for a cart, in the form of the booking bar.',
  },
})
