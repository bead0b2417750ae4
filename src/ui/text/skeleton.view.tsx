import { skeletonLines } from './skeleton.styles'

/** A heading and two lines that are on their way; for boxes with `aria-hidden`. */
export const SkeletonLines = () => (
  <div className={skeletonLines}>
    <i />
    <i />
    <i />
  </div>
)
