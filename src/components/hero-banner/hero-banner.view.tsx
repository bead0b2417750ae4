import type { HeroBannerModel } from './hero-banner.model'

export function HeroBanner({ model }: { model: HeroBannerModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
