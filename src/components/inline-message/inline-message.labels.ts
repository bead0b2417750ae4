import { merged, pick } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'

/** The labels that the widget shares with others. */
export const shared = merged(pick(messageLabels, 'info', 'success', 'warning', 'error'), linkLabels)
