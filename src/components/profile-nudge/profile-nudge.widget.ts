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
  // Few members get the question, so the view is loaded for them only.
  View: lateView(async () => (await import('./profile-nudge.view')).ProfileNudge),
  // The visitor did not request it, so it waits until it is near the viewport.
  when: 'visible',
  translations: () => import('./profile-nudge.translations'),
  author: {
    description:
      'Asks a member whether a phone number is still right, where it was never confirmed.',
    emptyLabel: 'Question about the phone number: only members whose number is unconfirmed see it.',
  },
})
