import { defineWidget } from '../../mapping/define-widget'
import { lateView } from '../../mapping/late-part'
import { useProfileNudge } from './profile-nudge.model'
import { profileNudgeSchema } from './profile-nudge.schema'

export default defineWidget({
  type: 'profile-nudge',
  title: 'Question about the phone number',
  group: 'Page',
  schema: profileNudgeSchema,
  useModel: useProfileNudge,
  opens: { 'one-time-code': 'button' },
  // Few members are asked: the others do not download how it looks.
  View: lateView(async () => (await import('./profile-nudge.view')).ProfileNudge),
  // Nobody has asked for it: it can wait until its place is near.
  when: 'visible',
  translations: () => import('./profile-nudge.translations'),
  author: {
    description:
      'Asks a member whether a phone number is still right, where it was never confirmed.',
    emptyLabel: 'Question about the phone number: only members whose number is unconfirmed see it.',
  },
})
