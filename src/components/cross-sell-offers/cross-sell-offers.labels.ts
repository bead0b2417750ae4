import { pick } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** Labels that the widget shares with other widgets. */
export const shared = pick(linkLabels, 'newTab')
