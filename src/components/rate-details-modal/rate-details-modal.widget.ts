import { defineWidget } from '../../mapping/define-widget'
import { useRateDetailsModal } from './rate-details-modal.model'
import { rateDetailsModalSchema } from './rate-details-modal.schema'
import { RateDetailsModal } from './rate-details-modal.view'

export default defineWidget({
  type: 'rate-details-modal',
  title: 'Rate details modal',
  group: 'Overlay',
  schema: rateDetailsModalSchema,
  useModel: useRateDetailsModal,
  View: RateDetailsModal,
  // It is hidden until an event opens it.
  when: 'open',
  translations: () => import('./rate-details-modal.translations'),
  author: {
    description: 'All terms of a rate in a dialog, which the links “Rate details” open.',
    emptyLabel: 'Rate details modal: opened by the rate list.',
  },
})
