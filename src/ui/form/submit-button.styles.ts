import { css } from '@linaria/core'
import { reducedMotion } from '../tokens'

/** As high as the fields above it. */
export const submit = css`
  && {
    min-block-size: 48px;
  }
`

/**
 * A button whose submit is in progress, or waits for the script of its widget, shows a spinner before
 * its text.
 */
export const busy = css`
  &[aria-busy='true']::before {
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
    &[aria-busy='true']::before {
      animation-duration: 4s;
    }
  }
`
