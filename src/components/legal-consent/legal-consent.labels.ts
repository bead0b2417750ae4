import { agreementLabels } from '../../features/checkout/agreement/agreement.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(agreementLabels, 'agreementMissing', 'agreementChanged', 'agreementListed'),
  pick(actionLabels, 'busy'),
  pick(formLabels, 'required'),
  linkLabels,
)
