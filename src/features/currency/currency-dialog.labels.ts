import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(actionLabels, 'close', 'apply'),
  renamed(actionLabels, { applying: 'busy' }),
)
