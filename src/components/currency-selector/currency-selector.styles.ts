import { css } from '@linaria/core'
import { from, space } from '../../ui/tokens'

/** Close to the prices below, to which it belongs. */
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

/** Reserves the place of the code until it is known. */
export const code = css`
  min-inline-size: 2.3em;
  min-block-size: 1lh;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
