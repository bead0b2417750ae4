import { defineWidget } from '../../mapping/define-widget'
import { useStayDetailsModal } from './stay-details-modal.model'
import { stayDetailsModalSchema } from './stay-details-modal.schema'
import { StayDetailsModal } from './stay-details-modal.view'

export default defineWidget({
  type: 'stay-details-modal',
  title: 'Stay details modal',
  group: 'Overlay',
  schema: stayDetailsModalSchema,
  useModel: useStayDetailsModal,
  View: StayDetailsModal,
  // It is hidden until an event opens it.
  when: 'open',
  translations: () => import('./stay-details-modal.translations'),
  author: {
    description:
      'Changes dates, rooms and guests in a dialog, which the dates of the stay open by their button.',
    emptyLabel: 'Stay details modal: opened by other components.',
  },
})
