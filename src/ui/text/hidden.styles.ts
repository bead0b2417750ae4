import { css } from '@linaria/core'
import { unseen } from '../tokens'

export const visuallyHidden = css`
  ${unseen}
  margin: -1px;
`

/** Hidden without a script, because the element needs one. */
export const scripted = css`
  @media (scripting: none) {
    display: none !important;
  }
`

/** Hidden with a script, which offers something better in its place. */
export const unscripted = css`
  @media not (scripting: none) {
    display: none !important;
  }
`
