import { css } from '@linaria/core'
import { color, from, size, space } from '../../ui/tokens'

export const totalText = css`
  flex: 1 1 auto;
  margin: 0;

  & > b {
    font-size: ${size.l};
  }
`

/** Two rates need the width of a large screen (W56). */
export const choice = css`
  display: none;
  max-inline-size: 24rem;
  margin-block-end: ${space.l};

  ${from.l} {
    display: block;
  }
`

export const sides = css`
  ${from.l} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.l};

    & > div > p {
      margin-block-end: ${space.m};
    }
  }
`

export const beside = css`
  display: none;

  ${from.l} {
    display: block;
    padding-inline-start: ${space.l};
    border-inline-start: 1px solid ${color.border};
  }

`

/** Why the rate is not in the cart, above its terms. */
export const notice = css`
  margin-block-end: ${space.m};
`
