import { propertyLabels } from '../../features/property/property.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(propertyLabels, 'reviewCount', 'rating'),
  pick(actionLabels, 'clear'),
)
