import { defineWidget } from '../../mapping/define-widget'
import { useLookupOverlay } from './lookup-overlay.model'
import { lookupOverlaySchema } from './lookup-overlay.schema'
import { LookupOverlay } from './lookup-overlay.view'

export default defineWidget({
  type: 'lookup-overlay',
  title: 'Find a reservation',
  group: 'Overlay',
  schema: lookupOverlaySchema,
  useModel: useLookupOverlay,
  opens: ({ showSignIn }) => (showSignIn ? { 'sign-in': 'link' } : {}),
  View: LookupOverlay,
  // It is hidden until an event opens it.
  when: 'open',
  translations: () => import('./lookup-overlay.translations'),
  author: {
    description:
      'Finds a reservation in a dialog; “lookup” is the id that the site header opens it by.',
    emptyLabel: 'Find a reservation: opened by other components.',
  },
})
