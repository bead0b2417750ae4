import type { LinkBannerProps } from './link-banner.schema'

export type LinkBannerModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useLinkBanner({ heading }: LinkBannerProps): LinkBannerModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
