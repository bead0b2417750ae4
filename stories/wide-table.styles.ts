import { css } from '@linaria/core'

export const scroller = css`
  overflow-x: auto;
`
