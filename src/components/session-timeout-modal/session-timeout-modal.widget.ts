import { defineWidget } from '../../mapping/define-widget'
import { useSessionTimeoutModal } from './session-timeout-modal.model'
import { cartClockQuery } from './session-timeout-modal.operations'
import { sessionTimeoutModalParts } from './session-timeout-modal.parts'
import { sessionTimeoutModalSchema } from './session-timeout-modal.schema'
import { SessionTimeoutModal } from './session-timeout-modal.view'

export default defineWidget({
  type: 'session-timeout-modal',
  title: 'Session timeout',
  group: 'Page',
  schema: sessionTimeoutModalSchema,
  useModel: useSessionTimeoutModal,
  View: SessionTimeoutModal,
  parts: sessionTimeoutModalParts,
  // Without a cart nothing of the visitor can end.
  when: (_props, { page }) => (page.cart ? 'idle' : 'never'),
  preload: (_props, { page: { cart } }) =>
    cart ? [{ query: cartClockQuery, variables: { cartId: cart } }] : [],
  translations: () => import('./session-timeout-modal.translations'),
  author: {
    description:
      'Warns before a booking ends without use, and says when another window has changed it; stands first on the page.',
    emptyLabel: 'Session timeout: opens before a booking ends.',
  },
})
