import { css } from '@linaria/core'
import { color, motion, size, space } from '../tokens'

export const more = css`
  border-block-start: 1px solid ${color.border};
  font-size: ${size.s};

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-block-size: 44px;
    padding-block: ${space.s};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  /* Drawn here: the icon would bring the script of all blocks along. */
  & > summary::after {
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin: 0 0.4em 0.25em;
    border: solid currentcolor;
    border-width: 0 1.75px 1.75px 0;
    content: '';
    rotate: 45deg;
    transition: rotate ${motion.quick};
  }

  &[open] > summary::after {
    margin-block: 0.25em 0;
    rotate: 225deg;
  }

  & > div {
    padding-block-end: ${space.m};
    color: ${color.muted};
    line-height: 1.6;
  }
`
