import { guestEditorLabels, guestLabels } from '../../features/stay/guests/guests.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(pick(guestLabels, 'guestCount'), pick(guestEditorLabels, 'room'))
