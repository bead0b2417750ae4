import { css } from '@linaria/core'
import { color } from '../tokens'

/** A browser takes it for read-only, for nobody types in it. */
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
