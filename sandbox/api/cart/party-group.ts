import type { Party } from '../../../src/rules/stay/stay-search'

/** Equal for parties that make one group of rooms. */
export function groupKey(party: Party | null | undefined): string {
  return party ? `${party.adults} ${party.childAges.join('.')}` : ''
}
