import { defineWidget } from '../../mapping/define-widget'
import { useSuccessMessage } from './success-message.model'
import { successMessageSchema } from './success-message.schema'
import { SuccessMessage } from './success-message.view'

export default defineWidget({
  type: 'success-message',
  title: 'Success message',
  group: 'Page',
  schema: successMessageSchema,
  useModel: useSuccessMessage,
  View: SuccessMessage,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Success message: nothing to show yet.',
  },
})
