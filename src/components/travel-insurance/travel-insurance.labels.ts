import { keepLabels } from '../../features/checkout/keep.labels'
import { coverLabels } from '../../features/travel-insurance/cover.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  keepLabels,
  coverLabels,
  pick(formLabels, 'required'),
  pick(linkLabels, 'newTab'),
  pick(messageLabels, 'success', 'info', 'warning'),
  pick(actionLabels, 'retry'),
)
