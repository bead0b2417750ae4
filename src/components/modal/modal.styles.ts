import { css } from '@linaria/core'
import { reducedMotion, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  gap: ${space.l};
`

/** While the dialog is busy its main button turns a ring. */
export const press = css`
  &[data-busy][data-kind='primary']::before {
    content: '';
    inline-size: 1em;
    block-size: 1em;
    border: 2px solid currentcolor;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: modal-turn 0.9s linear infinite;
  }

  @keyframes modal-turn {
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
