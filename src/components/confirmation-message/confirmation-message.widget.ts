import { defineWidget } from '../../mapping/define-widget'
import { questionsAbout, useConfirmationMessage } from './confirmation-message.model'
import { confirmationMessageQuery, orderDetailsQuery } from './confirmation-message.operations'
import { confirmationMessageSchema } from './confirmation-message.schema'
import { ConfirmationMessage } from './confirmation-message.view'
import { wholePage } from './whole-page'

export default defineWidget({
  type: 'confirmation-message',
  title: 'Confirmation',
  group: 'Page',
  schema: confirmationMessageSchema,
  useModel: useConfirmationMessage,
  View: ConfirmationMessage,
  // The heading takes the focus, and the purchase is counted.
  when: 'load',
  // Its link to what shares the stay, further down on the page.
  firstParts: ({ props }) => (props.showShare ? [wholePage] : []),
  preload: (_props, context) =>
    context.mode === 'edit'
      ? []
      : [
          { query: confirmationMessageQuery, variables: questionsAbout(context) },
          { query: orderDetailsQuery, variables: questionsAbout(context) },
        ],
  structuredData: async (_props, page) => (await import('./structured-data')).structuredData(page),
  translations: () => import('./confirmation-message.translations'),
  author: {
    description: 'Says that the stay is booked: numbers, email, what was paid, next steps.',
    emptyLabel: 'Confirmation: shown to a visitor who has just booked.',
  },
})
