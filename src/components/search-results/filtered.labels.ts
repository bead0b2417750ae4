import { sharedFiltered } from './search-results.labels'

export const filteredLabels = sharedFiltered.english
