import { agreementLabels } from '../../features/checkout/agreement/agreement.labels'
import { policyLabels } from '../../features/rates/policy/policy.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(policyLabels, 'policyNonRefundable', 'policyStatutory', 'policyAfterNonRefundable'),
  pick(agreementLabels, 'agreementMissing'),
  pick(actionLabels, 'busy', 'retry'),
  pick(formLabels, 'required'),
  pick(messageLabels, 'error', 'somethingWrong'),
)
