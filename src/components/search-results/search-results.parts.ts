import { latePart } from '../../mapping/late-part'

/** What only members need, only a search with filters, and what only loads once it is seen. */
export const resultsParts = {
  filtered: latePart(async () => (await import('./filtered.part')).filteredPart),
  heart: latePart(async () => (await import('./hotel-heart.part')).hotelHeartPart),
  map: latePart(async () => (await import('./results-map.part')).resultsMapPart),
}

export type ResultsParts = typeof resultsParts
