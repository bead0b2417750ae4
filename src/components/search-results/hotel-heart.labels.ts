import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import { pick } from '../../ui/labels/label-set'

/** Labels of the heart on a card, shared with other hearts. */
export const sharedHeart = pick(
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

export const hotelHeartLabels = sharedHeart.english
