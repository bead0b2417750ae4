import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(actionLabels, 'close', 'apply', 'clear', 'viewRates', 'busy'),
  renamed(actionLabels, { custom: 'proceed' }),
)
