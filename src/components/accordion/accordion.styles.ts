import { css } from '@linaria/core'
import { color, space } from '../../ui/tokens'

export const content = css`
  max-inline-size: 72ch;
  color: ${color.muted};
  text-wrap: pretty;

  & > * {
    margin-block: 0 ${space.m};
  }

  & > *:last-child {
    margin-block-end: 0;
  }

  & :is(ul, ol) {
    padding-inline-start: 1.25em;
  }

  & li + li {
    margin-block-start: ${space.xs};
  }

  & a {
    color: ${color.accent};
    text-underline-offset: 0.2em;
  }

  & strong {
    color: ${color.text};
  }

  & img {
    max-inline-size: 100%;
    block-size: auto;
  }
`
