import { agreementLabels } from '../../features/checkout/agreement/agreement.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  agreementLabels,
  pick(actionLabels, 'busy'),
  pick(formLabels, 'required'),
)
