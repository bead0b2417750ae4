import { defineWidget } from '../../mapping/define-widget'
import { useSignInContentBlock } from './sign-in-content-block.model'
import { signInContentBlockSchema } from './sign-in-content-block.schema'
import { SignInContentBlock } from './sign-in-content-block.view'

export default defineWidget({
  type: 'sign-in-content-block',
  title: 'Beside the sign-in form',
  group: 'Page',
  schema: signInContentBlockSchema,
  useModel: useSignInContentBlock,
  View: SignInContentBlock,
  // The server's HTML shows all but the remembered visitor; the script adds that and tracks clicks.
  when: ({ variant }) => (variant === 'v2' ? 'visible' : 'interaction'),
  translations: () => import('./sign-in-content-block.translations'),
  author: {
    description: 'Why to become a member, beside the sign-in form.',
    emptyLabel: 'Beside the sign-in form: it has no title yet.',
  },
})
