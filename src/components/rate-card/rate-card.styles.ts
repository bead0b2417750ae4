import { css } from '@linaria/core'
import { color, size, space } from '../../ui/tokens'

/** What stands in place of a price. */
export const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s};
  padding: ${space.m};

  & p {
    margin: 0;
  }
`

/** As high as a rate. */
export const priceSkeleton = css`
  inline-size: 100%;
  min-block-size: 9rem;
`

export const note = css`
  margin: ${space.xs} 0 0;
  color: ${color.muted};
  font-size: ${size.s};
`
