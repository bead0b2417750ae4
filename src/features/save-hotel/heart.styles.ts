import { css } from '@linaria/core'
import { color, from, motion, radius, reducedMotion, shadow, size, space } from '../../ui/tokens'

export const heartSlot = css`
  position: relative;
  display: inline-flex;
`

export const heart = css`
  &&,
  &&:hover {
    color: ${color.accent};
  }

  transition: background-color ${motion.quick};

  &[data-reserved] {
    visibility: hidden;
  }

  &[data-saved] svg {
    animation: heart-beat 0.3s ease-out;
  }

  /* Pressed before the script has loaded: the loader queues the press. */
  &[aria-busy='true'] svg {
    scale: 1.12;
    animation: heart-beat 0.8s ease-in-out infinite;
  }

  @keyframes heart-beat {
    50% {
      scale: 1.25;
    }
  }

  ${reducedMotion} {
    &&& svg {
      animation: none;
    }
  }
`

/** A toast at the bottom of small screens; on larger ones a bubble below the heart. */
export const heartMessage = css`
  position: fixed;
  inset-block-end: ${space.m};
  inset-inline: ${space.m};
  z-index: 1;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.m};
  background: ${color.inverse};
  color: ${color.onInverse};
  box-shadow: ${shadow.popup};
  font-size: ${size.s};

  ${from.m} {
    position: absolute;
    inset-block: calc(100% + ${space.s}) auto;
    inset-inline: auto 0;
    inline-size: max-content;
    max-inline-size: 18rem;
  }
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
