import { css } from '@linaria/core'
import { color, radius } from '../../ui/tokens'

/** In place of a statement that is on its way. */
export const line = css`
  display: block;
  block-size: 1rem;
  margin-block: 0.5rem;
  border-radius: ${radius.s};
  background: ${color.raised};

  &:last-child {
    inline-size: 60%;
  }
`
