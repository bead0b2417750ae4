import { css } from '@linaria/core'
import { reducedMotion, space } from '../tokens'

/** As high as the fields above it. */
export const submit = css`
  && {
    min-block-size: 48px;
  }
`

/**
 * A button whose submit is in progress, or waits for the script of its widget, shows a spinner before
 * its text, in its padding: neither the button nor what stands beside it moves.
 */
export const busy = css`
  position: relative;

  &[aria-busy='true']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc((${space.l} - 1em) / 2);
    margin-block: auto;
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
