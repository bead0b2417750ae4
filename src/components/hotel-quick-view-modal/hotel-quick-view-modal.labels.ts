import { propertyLabels } from '../../features/property/property.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  renamed(propertyLabels, { title: 'details', loading: 'loadingDetails' }),
  pick(actionLabels, 'close', 'retry', 'viewRates'),
  renamed(messageLabels, { failed: 'somethingWrong' }),
  linkLabels,
)
