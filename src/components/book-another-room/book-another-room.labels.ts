import { guestLabels } from '../../features/stay/guests/guests.labels'
import { pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = pick(guestLabels, 'guestCount')
