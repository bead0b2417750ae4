import { css } from '@linaria/core'
import { color, size, space } from '../../ui/tokens'

/** Below a text, in line with it. */
export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  margin: 0;
  padding: 0;
  padding-inline-start: calc(24px + ${space.m});
  font-size: ${size.s};
  list-style: none;

  & a {
    color: ${color.accent};
  }
`

export const more = css`
  & > summary {
    min-block-size: 44px;
    padding-block: 10px;
    color: ${color.accent};
    font-weight: 600;
    cursor: pointer;
  }
`
