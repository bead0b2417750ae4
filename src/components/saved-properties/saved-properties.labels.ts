import { propertyLabels } from '../../features/property/property.labels'
import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'
import { undoLabels } from '../../ui/labels/undo.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(saveLabels, 'savedNow', 'saveFailed'),
  renamed(saveLabels, { title: 'savedHotels', removed: 'removedNow' }),
  pick(actionLabels, 'retry'),
  renamed(actionLabels, { rates: 'viewRates' }),
  pick(propertyLabels, 'map'),
  renamed(propertyLabels, { reviews: 'rating' }),
  linkLabels,
  undoLabels,
  pick(messageLabels, 'error'),
  renamed(messageLabels, { warning: 'note' }),
  pick(signInLabels, 'signIn', 'needsScript'),
)
