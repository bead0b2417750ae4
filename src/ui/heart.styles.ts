import { css } from '@linaria/core'
import { color, radius, reducedMotion, shadow, size, space } from './tokens'

export const heartSlot = css`
  position: relative;
  display: inline-flex;
`

export const heart = css`
  &&,
  &&:hover {
    color: ${color.accent};
  }

  transition: background-color 0.15s;

  &[data-reserved] {
    visibility: hidden;
  }

  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.6;
    pointer-events: none;
  }

  &[data-saved] svg {
    animation: heart-beat 0.3s ease-out;
  }

  @keyframes heart-beat {
    50% {
      scale: 1.25;
    }
  }

  ${reducedMotion} {
    &[data-saved] svg {
      animation: none;
    }
  }
`

export const heartMessage = css`
  position: absolute;
  inset-block-start: calc(100% + ${space.s});
  inset-inline-end: 0;
  z-index: 1;
  inline-size: max-content;
  max-inline-size: min(18rem, 80vw);
  padding: ${space.s} ${space.m};
  border-radius: ${radius.m};
  background: ${color.inverse};
  color: ${color.onInverse};
  box-shadow: ${shadow.popup};
  font-size: ${size.s};
`

export const label = css`
  display: inline-grid;
  text-align: start;

  &::after {
    content: attr(data-other);
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
  }

  @media (max-width: 767.98px) {
    &[data-from='M'] {
      display: none;
    }
  }
`
