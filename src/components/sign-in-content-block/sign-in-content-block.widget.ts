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
  // The server's HTML shows all but whom the browser remembers; a script is for counting clicks.
  when: ({ variant }) => (variant === 'v2' ? 'visible' : 'interaction'),
  translations: () => import('./sign-in-content-block.translations'),
  author: {
    description: 'Why to become a member, beside the sign-in form.',
    emptyLabel: 'Beside the sign-in form: it has no title yet.',
  },
})
