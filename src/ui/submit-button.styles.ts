import { css } from '@linaria/core'
import { reducedMotion } from './tokens'

/** While the form is being sent a ring turns before the words. */
export const submit = css`
  min-block-size: 48px;

  &[data-busy]::before {
    content: '';
    inline-size: 1em;
    block-size: 1em;
    border: 2px solid currentcolor;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: submit-turn 0.9s linear infinite;
  }

  @keyframes submit-turn {
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
