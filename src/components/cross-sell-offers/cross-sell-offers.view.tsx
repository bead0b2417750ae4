import type { CrossSellOffersModel } from './cross-sell-offers.model'

export function CrossSellOffers({ model }: { model: CrossSellOffersModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
