import { actionLabels } from '../../ui/labels/action.labels'
import { pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = pick(actionLabels, 'close')
