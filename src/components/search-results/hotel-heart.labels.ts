import { heartLabels } from '../../features/save-hotel/save-hotel.labels'

/** Labels of the heart on a card. */
export const hotelHeartLabels = heartLabels.english
