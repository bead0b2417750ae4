import { defineWidget } from '../../mapping/define-widget'
import { useSignIn } from './sign-in.model'
import { signInSchema } from './sign-in.schema'
import { SignIn } from './sign-in.view'

export default defineWidget({
  type: 'sign-in',
  title: 'Sign-in form',
  group: 'Page',
  schema: signInSchema,
  useModel: useSignIn,
  opens: { 'one-time-code': 'link' },
  View: SignIn,
  // A remembered visitor is greeted, and text that is typed early must not be lost.
  when: 'load',
  translations: () => import('./sign-in.translations'),
  author: {
    description: 'The form with which members sign in, on a page, in a dialog or in a flyout.',
    emptyLabel: 'Sign-in form',
  },
})
