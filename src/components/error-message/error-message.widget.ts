import { defineWidget } from '../../mapping/define-widget'
import { useErrorMessage } from './error-message.model'
import { errorMessageSchema } from './error-message.schema'
import { ErrorMessage } from './error-message.view'

export default defineWidget({
  type: 'error-message',
  title: 'Error message',
  group: 'Page',
  schema: errorMessageSchema,
  useModel: useErrorMessage,
  View: ErrorMessage,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Error message: nothing to show yet.',
  },
})
