import { css } from '@linaria/core'
import { reducedMotion } from '../tokens'

/** As high as the fields above it. */
export const submit = css`
  && {
    min-block-size: 48px;
  }
`

/** Of a button whose press is being worked on (`data-busy`): a ring turns before its words. */
export const busy = css`
  &[data-busy]::before {
    content: '';
    inline-size: 1em;
    block-size: 1em;
    border: 2px solid currentcolor;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: busy-turn 0.9s linear infinite;
  }

  @keyframes busy-turn {
    to {
      rotate: 1turn;
    }
  }

  ${reducedMotion} {
    &[data-busy]::before {
      animation-duration: 4s;
    }
  }
`
