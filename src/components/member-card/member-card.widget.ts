import { defineWidget } from '../../mapping/define-widget'
import { useMemberCard } from './member-card.model'
import { memberCardSchema } from './member-card.schema'
import { MemberCard } from './member-card.view'

export default defineWidget({
  type: 'member-card',
  title: 'Member card',
  group: 'Page',
  schema: memberCardSchema,
  useModel: useMemberCard,
  View: MemberCard,
  // Loaded near the viewport, so that a member does not wait for the greeting.
  when: 'visible',
  translations: () => import('./member-card.translations'),
  author: {
    description: 'The member’s name, tier, points and nights; only members see it.',
    emptyLabel: 'Member card: only members who are signed in see it.',
  },
})
