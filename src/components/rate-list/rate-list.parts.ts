import { latePart } from '../../mapping/late-part'

/** What only a list with filters needs. */
export const rateListParts = {
  filtered: latePart(async () => (await import('./filtered.part')).filteredPart),
}

export type RateListParts = typeof rateListParts
