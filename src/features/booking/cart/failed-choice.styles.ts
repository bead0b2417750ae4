import { css } from '@linaria/core'
import { space } from '../../../ui/tokens'

/** What a visitor can do, side by side where there is room. */
export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: ${space.s};
`
