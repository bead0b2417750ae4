import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(actionLabels, 'busy'),
  pick(formLabels, 'emailInvalid'),
  pick(linkLabels, 'newTab'),
  pick(messageLabels, 'error', 'success', 'tooMany', 'unreachable'),
)
