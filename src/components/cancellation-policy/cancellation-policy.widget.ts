import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useCancellationPolicy } from './cancellation-policy.model'
import { cancellationPolicySchema } from './cancellation-policy.schema'
import { CancellationPolicy } from './cancellation-policy.view'

export default defineWidget({
  type: 'cancellation-policy',
  title: 'Cancellation policy',
  group: 'Hotel',
  schema: cancellationPolicySchema,
  useModel: useCancellationPolicy,
  View: CancellationPolicy,
  // The time that is left runs, and the deadline may pass.
  when: 'visible',
  preload: questionsOf,
  translations: () => import('./cancellation-policy.translations'),
  author: {
    description: 'Until when and at what cost each chosen room can be cancelled.',
    emptyLabel: 'Cancellation policy: shown for chosen rooms, and for a booked stay.',
  },
})
