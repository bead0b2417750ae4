import { css } from '@linaria/core'
import { color } from '../tokens'

/** Browsers match `:read-only` for a select. */
export const select = css`
  &&& {
    border-color: ${color.borderStrong};
    background: ${color.surface};
    cursor: pointer;
  }

  &&&:hover {
    border-color: ${color.text};
  }

  &&&[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`
