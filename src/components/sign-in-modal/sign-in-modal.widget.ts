import { defineWidget } from '../../mapping/define-widget'
import { useSignInModal } from './sign-in-modal.model'
import { signInModalSchema } from './sign-in-modal.schema'
import { SignInModal } from './sign-in-modal.view'

export default defineWidget({
  type: 'sign-in-modal',
  title: 'Sign-in dialog',
  group: 'Overlay',
  schema: signInModalSchema,
  useModel: useSignInModal,
  opens: { 'one-time-code': 'link' },
  View: SignInModal,
  // It is hidden until an event opens it.
  when: 'open',
  translations: () => import('./sign-in-modal.translations'),
  author: {
    description: 'The sign-in form in a dialog; “sign-in” is the id that other components open.',
    emptyLabel: 'Sign-in dialog: opened by other components.',
  },
})
