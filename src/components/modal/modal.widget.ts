import { defineWidget } from '../../mapping/define-widget'
import { useModal } from './modal.model'
import { modalSchema } from './modal.schema'
import { Modal } from './modal.view'

export default defineWidget({
  type: 'modal',
  title: 'Modal',
  group: 'Block',
  schema: modalSchema,
  useModel: useModal,
  View: Modal,
  // It is hidden until an event opens it.
  when: 'open',
  translations: () => import('./modal.translations'),
  author: {
    description: 'A dialog for other components, with a title and up to four buttons.',
    emptyLabel: 'Modal: it has no content yet.',
  },
})
