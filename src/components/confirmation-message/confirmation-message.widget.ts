import { defineWidget } from '../../mapping/define-widget'
import { useConfirmationMessage } from './confirmation-message.model'
import { confirmationMessageSchema } from './confirmation-message.schema'
import { ConfirmationMessage } from './confirmation-message.view'

export default defineWidget({
  type: 'confirmation-message',
  title: 'Confirmation message',
  group: 'Block',
  schema: confirmationMessageSchema,
  useModel: useConfirmationMessage,
  View: ConfirmationMessage,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Confirmation message: nothing to show yet.',
  },
})
