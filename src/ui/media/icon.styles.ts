import { css } from '@linaria/core'

export const icon = css`
  inline-size: 1.5em;
  block-size: 1.5em;
  flex: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`
