import { defineWidget } from '../../mapping/define-widget'
import { useMiniCard } from './mini-card.model'
import { miniCardSchema } from './mini-card.schema'
import { MiniCard } from './mini-card.view'

export default defineWidget({
  type: 'mini-card',
  title: 'Mini card',
  group: 'Page',
  schema: miniCardSchema,
  useModel: useMiniCard,
  opens: ({ cta }) =>
    cta.action === 'link'
      ? {}
      : { 'sign-in': 'link', ...(cta.action === 'join' && { join: 'link' }) },
  View: MiniCard,
  // Its link works without a script, but a known visitor waits for the greeting.
  when: 'visible',
  translations: () => import('./mini-card.translations'),
  author: {
    description: 'A small card that offers to join or to sign in, and greets returning visitors.',
    emptyLabel: 'Mini card: members who are signed in do not see it.',
  },
})
