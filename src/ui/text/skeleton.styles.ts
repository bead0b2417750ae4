import { css } from '@linaria/core'
import { color, radius, space } from '../tokens'

/** What is awaited, in words, where a picture will be. */
export const skeletonText = css`
  display: grid;
  place-items: center;
  color: ${color.text};
  text-align: center;
`

export const skeletonLines = css`
  display: grid;
  align-content: start;
  gap: ${space.s};

  & > i {
    display: block;
    block-size: 1em;
    border-radius: ${radius.s};
    background: ${color.skeleton};
  }

  & > :first-child {
    inline-size: 60%;
    block-size: 1.5em;
  }

  & > :last-child {
    inline-size: 40%;
  }
`
