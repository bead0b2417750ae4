import type { HeroBannerProps } from './hero-banner.schema'

export type HeroBannerModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useHeroBanner({ heading }: HeroBannerProps): HeroBannerModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
