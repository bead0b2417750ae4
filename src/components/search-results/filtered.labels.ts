import { chosenFilterLabels } from '../../features/filters/filters.labels'
import { hotelFilterLabels } from '../../features/hotel-search/hotel-filter.labels'
import { merged } from '../../ui/labels/label-set'

/** Labels of the chosen filters, shared with the flyout. */
export const sharedFiltered = merged(chosenFilterLabels, hotelFilterLabels)

export const filteredLabels = sharedFiltered.english
