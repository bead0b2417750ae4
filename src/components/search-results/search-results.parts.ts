import { latePart } from '../../mapping/late-part'

/** What only members need, and what only loads once it is seen. */
export const resultsParts = {
  heart: latePart(async () => (await import('./hotel-heart.part')).hotelHeartPart),
  map: latePart(async () => (await import('./results-map.part')).resultsMapPart),
}

export type ResultsParts = typeof resultsParts
