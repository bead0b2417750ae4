import { agencyLabels } from '../../features/checkout/agent/agency.labels'
import { keepLabels } from '../../features/checkout/keep.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  keepLabels,
  agencyLabels,
  pick(messageLabels, 'error'),
  pick(formLabels, 'required', 'emailInvalid'),
)
