import type { HeadingProps } from './heading.schema'

export type HeadingModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useHeading({ heading }: HeadingProps): HeadingModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
