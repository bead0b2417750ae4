import { css } from '@linaria/core'

const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth)
const axis = (name: string) =>
  TENTHS.map((n) => `&[data-focal-${name}='${n}'] { --focal-${name}: ${n * 10}%; }`).join('\n')

/** Fills its box; the focal point stays in sight. */
export const picture = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  object-position: var(--focal-x, 50%) var(--focal-y, 50%);
  ${axis('x')}
  ${axis('y')}
`
