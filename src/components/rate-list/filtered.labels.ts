import { sharedFiltered } from './rate-list.labels'

export const filteredLabels = sharedFiltered.english
