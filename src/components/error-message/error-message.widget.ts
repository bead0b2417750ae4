import { defineWidget } from '../../mapping/define-widget'
import { useErrorMessage } from './error-message.model'
import { errorMessageParts } from './error-message.parts'
import { errorMessageSchema } from './error-message.schema'
import { ErrorMessage } from './error-message.view'

export default defineWidget({
  type: 'error-message',
  title: 'Error message',
  group: 'Page',
  schema: errorMessageSchema,
  useModel: useErrorMessage,
  opens: { 'sign-in': 'link' },
  View: ErrorMessage,
  parts: errorMessageParts,
  firstParts: ({ props }) => (props.variant === 'page' ? [errorMessageParts.page] : []),
  // Not `visible`, because a visitor may have scrolled past it; earlier events are queued.
  when: 'idle',
  translations: () => import('./error-message.translations'),
  author: {
    description:
      'Says what went wrong on this page, once and with a way on; or is the content of an error page.',
    emptyLabel: 'Error message: nothing has gone wrong.',
  },
})
