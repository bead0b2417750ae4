import { keepLabels } from '../../features/checkout/keep.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  keepLabels,
  pick(formLabels, 'required'),
  pick(linkLabels, 'newTab'),
  pick(messageLabels, 'success', 'info', 'warning'),
  pick(actionLabels, 'retry'),
)
