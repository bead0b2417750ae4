import { css } from '@linaria/core'
import { color, space } from '../../../ui/tokens'

export const rating = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font-weight: 600;

  /* A line of text from the start: the star stays where it is when its number arrives. */
  &::before {
    content: '\\200b';
    margin-inline-end: calc(-1 * ${space.xs});
  }
`

export const star = css`
  inline-size: 1.125em;
  block-size: 1.125em;
  fill: ${color.star};
`
