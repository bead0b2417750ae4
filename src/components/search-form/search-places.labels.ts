import { placeListLabels } from '../../features/stay/places/place-list.labels'

/** The list of places. */
export const searchPlacesLabels = placeListLabels.english
