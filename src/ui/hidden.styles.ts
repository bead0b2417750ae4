import { css } from '@linaria/core'

/** There for a screen reader, not for the eye. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Needs a script to be of any use: not there without one. */
export const scripted = css`
  @media (scripting: none) {
    display: none !important;
  }
`
