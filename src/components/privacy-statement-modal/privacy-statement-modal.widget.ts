import { defineWidget } from '../../mapping/define-widget'
import { lateView } from '../../mapping/late-part'
import { usePrivacyStatementModal } from './privacy-statement-modal.model'
import { privacyStatementModalSchema } from './privacy-statement-modal.schema'

export default defineWidget({
  type: 'privacy-statement-modal',
  title: 'Privacy statement',
  group: 'Overlay',
  schema: privacyStatementModalSchema,
  useModel: usePrivacyStatementModal,
  View: lateView(
    async () => (await import('./privacy-statement-modal.view')).PrivacyStatementModal,
  ),
  when: 'open',
  translations: () => import('./privacy-statement-modal.translations'),
  author: {
    description: 'The privacy statement in a dialog; the footer’s link opens it.',
    emptyLabel: 'Privacy statement: give it the address of the statement.',
  },
})
