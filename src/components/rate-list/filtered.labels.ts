import { chosenFilterLabels } from '../../features/filters/filters.labels'
import { rateFilterLabels } from '../../features/rates/rate-filter.labels'
import { merged } from '../../ui/labels/label-set'

/** Labels of the chosen filters, shared with the flyout. */
export const sharedFiltered = merged(chosenFilterLabels, rateFilterLabels)

export const filteredLabels = sharedFiltered.english
