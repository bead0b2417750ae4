import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import { pick } from '../../ui/labels/label-set'

/** The labels that the widget shares with others. */
export const shared = pick(
  saveLabels,
  'save',
  'saved',
  'saveName',
  'savedName',
  'savedNow',
  'removedNow',
  'limit',
  'saveFailed',
)
