import { css } from '@linaria/core'
import { unseen } from '../tokens'

export const visuallyHidden = css`
  ${unseen}
  margin: -1px;
`

/** Needs a script to be of any use: not there without one. */
export const scripted = css`
  @media (scripting: none) {
    display: none !important;
  }
`
