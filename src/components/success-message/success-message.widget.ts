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
  // `load`, because the message is important, and a late one would move the page.
  when: 'load',
  translations: () => import('./success-message.translations'),
  author: {
    description: 'Says once that a booking, a change, a cancellation or the like went well.',
    emptyLabel: 'Success message: there is no outcome to tell.',
  },
})
