import { actionLabels } from '../../ui/labels/action.labels'
import { pick } from '../../ui/labels/label-set'

/** The labels that the widget shares with others. */
export const shared = pick(actionLabels, 'close')
