import type { StayBlockFieldsFragment } from '../../../services/graphql/operations'

/** Where the page of a stay that has begun asks for another departure. */
export const DEPARTURE_FRAGMENT = 'departure'

/** What a guest in house is offered: one who cannot leave earlier stays longer. Null: the stay has not begun. */
export function departureOffer({
  checkOut,
  addOnly,
  departureFrom,
}: Pick<StayBlockFieldsFragment, 'checkOut' | 'addOnly' | 'departureFrom'>): {
  earliest: string
  name: 'moveDeparture' | 'stayLonger'
} | null {
  if (departureFrom === null) return null
  const isLongerOnly = addOnly || departureFrom >= checkOut
  const earliest = isLongerOnly && checkOut > departureFrom ? checkOut : departureFrom
  return { earliest, name: isLongerOnly ? 'stayLonger' : 'moveDeparture' }
}
