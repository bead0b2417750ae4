import { chosenFilterLabels } from '../../features/filters/filters.labels'
import { filterWordLabels } from '../../features/rates/rate-filter.labels'
import { merged } from '../../ui/labels/label-set'

/** Labels of the chosen filters, shared with the flyout, beside those that the list has anyway. */
export const sharedFiltered = merged(chosenFilterLabels, filterWordLabels)

export const filteredLabels = sharedFiltered.english
