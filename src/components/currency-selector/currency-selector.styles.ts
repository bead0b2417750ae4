import { css } from '@linaria/core'
import { from, space } from '../../ui/tokens'

/** Belongs to the prices that it stands over. */
export const block = css`
  --foyer-block-start: ${space.l};
  display: flex;

  & > button {
    flex-wrap: wrap;
  }

  ${from.m} {
    justify-content: flex-end;
  }
`

/** Keeps its place until it is known. */
export const code = css`
  min-inline-size: 2.3em;
  min-block-size: 1lh;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
