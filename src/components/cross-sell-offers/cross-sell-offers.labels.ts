import { linkLabels } from '../../ui/labels/link.labels'

/** The labels that the widget shares with others. */
export const shared = linkLabels
