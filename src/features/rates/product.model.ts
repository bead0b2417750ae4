import type { Operations } from '../../services/graphql/operations'

type Answer = Operations['SearchProductsByProperty']['result']['searchProductsByProperty']

type ListedProduct = Answer['products'][number]
/** A product as the list asks for it. */
export type OfferedProduct = Omit<ListedProduct, Difference> &
  Partial<Pick<ListedProduct, Difference>>
type Difference = 'difference' | 'pointsDifference'
export type OfferedRoom = NonNullable<OfferedProduct['roomType']>
export type OfferedPricing = NonNullable<OfferedProduct['totalPricing']>
/** Why something is not sold, with the nearest dates on which it is. */
export type Refused = Answer['reasons'][number]
/** A room type of which nothing is sold for the stay. */
export type UnavailableRoom = Answer['unavailable'][number]
