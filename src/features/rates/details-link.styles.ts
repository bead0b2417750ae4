import { css } from '@linaria/core'
import { color, size, space } from '../../ui/tokens'

export const detailsLink = css`
  margin: ${space.xs} 0 0;
  font-size: ${size.s};
  line-height: 1.6;

  & > a {
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`
