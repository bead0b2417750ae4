import type { CrossSellOffersProps } from './cross-sell-offers.schema'

export type CrossSellOffersModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useCrossSellOffers({ heading }: CrossSellOffersProps): CrossSellOffersModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
