import { css } from '@linaria/core'
import { space } from '../../ui/tokens'

/** One row with and without the choice of a code, so that nothing moves when the codes come. */
export const entry = css`
  display: flex;
  gap: ${space.s};

  & > select {
    flex: 0 1 11rem;
    inline-size: auto;
    min-inline-size: 6rem;
    text-overflow: ellipsis;
  }

  & > input {
    flex: 1 1 8rem;
    inline-size: auto;
    min-inline-size: 0;
  }
`
