import { orderJoiningQuery } from '../../features/booking/order/order-joining.operations'
import { reservationDetailsQuery } from '../../features/booking/order/reservation-details.operations'
import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { countryLookupQuery } from '../../features/join/countries.operations'
import { joinNowOptionsQuery } from '../../features/join/join.operations'
import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useOneClickJoin } from './one-click-join.model'
import { oneClickJoinSchema } from './one-click-join.schema'
import { OneClickJoin } from './one-click-join.view'

export default defineWidget({
  type: 'one-click-join',
  title: 'One-click join on the page',
  group: 'Page',
  schema: oneClickJoinSchema,
  useModel: useOneClickJoin,
  opens: ({ mode }) => ({ 'sign-in': 'link', ...(mode === 'overlay' ? { join: 'link' } : {}) }),
  View: OneClickJoin,
  // The form works without a script. It is known whom it is for before it comes into view.
  when: 'visible:800',
  preload: ({ source, mode }, page) => {
    // The form shows them all; the dialog's script asks for them.
    const shown = mode === 'overlay' ? {} : { isShown: true as const }
    const { options, countries, details, order, stay } = questionsOf(page, source)
    return [
      ...(options ? [{ query: joinNowOptionsQuery, variables: options }] : []),
      ...(countries ? [{ query: countryLookupQuery, variables: countries, ...shown }] : []),
      ...(details ? [{ query: cartDetailsQuery, variables: details }] : []),
      ...(order ? [{ query: orderJoiningQuery, variables: order }] : []),
      ...(stay ? [{ query: reservationDetailsQuery, variables: stay }] : []),
    ]
  },
  translations: () => import('./one-click-join.translations'),
  author: {
    description:
      'Makes a member of a visitor in one step, with what the visitor has said for the booking.',
    emptyLabel:
      'One-click join on the page: shown in a booking or for a booked stay, to visitors without an account.',
  },
})
