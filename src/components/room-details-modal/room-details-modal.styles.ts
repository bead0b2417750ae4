import { css } from '@linaria/core'
import { color, from, size, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`

export const rates = css`
  margin: ${space.s} 0 0;
  padding: 0;
  list-style: none;
`

export const rate = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space.s} ${space.m};
  padding-block: ${space.m};
  border-block-start: 1px solid ${color.border};

  & > :first-child > p {
    margin: 0;
    color: ${color.muted};
    font-size: ${size.s};
    line-height: 1.6;
  }

  ${from.m} {
    grid-template-columns: minmax(0, 1fr) minmax(10rem, auto) auto;
  }
`

export const steps = css`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.s};

  & > :last-child {
    margin-inline-start: auto;
  }
`

/** Why a rate is not in the cart, below it. */
export const notice = css`
  grid-column: 1 / -1;
`
