import type { LinkBannerModel } from './link-banner.model'

export function LinkBanner({ model }: { model: LinkBannerModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
