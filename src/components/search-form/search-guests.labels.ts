import { guestEditorLabels } from '../../features/stay/guests/guests.labels'

/** The editor of rooms and guests. */
export const searchGuestsLabels = guestEditorLabels.english
