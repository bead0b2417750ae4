import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { joinNowOptionsQuery } from '../../features/join/join.operations'
import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useInlineEnrollment } from './inline-enrollment.model'
import { enrollmentGuestQuery } from './inline-enrollment.operations'
import { inlineEnrollmentSchema } from './inline-enrollment.schema'
import { InlineEnrollment } from './inline-enrollment.view'

export default defineWidget({
  type: 'inline-enrollment',
  title: 'Joining while booking',
  group: 'Page',
  schema: inlineEnrollmentSchema,
  useModel: useInlineEnrollment,
  opens: { 'sign-in': 'link' },
  View: InlineEnrollment,
  // The fields open by the browser itself, and their button works without a script.
  when: 'interaction',
  preload: (_props, page) => {
    const questions = questionsOf(page)
    if (!questions) return []
    const { details, options } = questions
    return [
      { query: cartDetailsQuery, variables: details },
      { query: enrollmentGuestQuery, variables: details },
      { query: joinNowOptionsQuery, variables: options },
    ]
  },
  translations: () => import('./inline-enrollment.translations'),
  author: {
    description:
      'Makes a member of a guest while booking, with the name, email and country that the guest has entered. It needs the booking bar on the page.',
    emptyLabel: 'Joining while booking: only visitors without an account see it.',
  },
})
