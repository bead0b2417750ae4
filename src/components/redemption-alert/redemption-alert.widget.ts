import { defineWidget } from '../../mapping/define-widget'
import { noticeVariables, questionsOf, useRedemptionAlert } from './redemption-alert.model'
import { redemptionAlertSchema } from './redemption-alert.schema'
import { RedemptionAlert } from './redemption-alert.view'

export default defineWidget({
  type: 'redemption-alert',
  title: 'Notice about points',
  group: 'Page',
  schema: redemptionAlertSchema,
  useModel: useRedemptionAlert,
  View: RedemptionAlert,
  // Its words are in the HTML of a private page. Without a notice there, or a question, it has nothing to do.
  when: (_props, context) =>
    noticeVariables(context) === null ||
    context.answers.some(
      ({ data }) => 'redemptionNotification' in data && data.redemptionNotification === null,
    )
      ? 'never'
      : 'presence',
  preload: questionsOf,
  translations: () => import('./redemption-alert.translations'),
  author: {
    description:
      'Tells a member one thing about points: too few, a better value than money, or points that came back.',
    emptyLabel: 'Notice about points: only members with something to know see it.',
  },
})
