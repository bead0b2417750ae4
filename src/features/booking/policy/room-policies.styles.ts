import { css } from '@linaria/core'
import { color, from, size, space } from '../../../ui/tokens'

export const rooms = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-inline-size: 48rem;
  margin: 0;
  padding: 0;
  overflow-wrap: anywhere;
  list-style: none;
`

export const room = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`

export const title = css`
  margin: 0;
  font-size: ${size.m};
  font-weight: 600;
  line-height: 1.5;
`

/** Decoration: the text says all of it. A phone has no room for it. */
export const line = css`
  display: none;

  ${from.m} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    margin: ${space.s} 0 0;
    padding: 0;
    color: ${color.muted};
    font-size: ${size.xs};
    line-height: 1.5;
    list-style: none;
  }
`

/** The part of the line that begins with it: free of charge until the deadline. */
export const point = css`
  position: relative;
  display: grid;
  gap: 0 ${space.xs};
  padding-block-start: ${space.m};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 4px;
    inset-inline: 0;
    border-block-start: 4px solid ${color.warning};
  }

  &[data-free]::before {
    border-color: ${color.success};
  }

  &:last-child::before {
    display: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${color.text};
    border-radius: 50%;
    background: ${color.surface};
  }

  &[data-kind='today']::after {
    background: ${color.text};
  }
`

export const terms = css`
  max-inline-size: 48rem;
  font-size: ${size.s};
  line-height: 1.6;

  & > summary {
    inline-size: fit-content;
    padding-block: ${space.s};
    color: ${color.accent};
    cursor: pointer;
  }

  & p {
    margin: 0 0 ${space.s};
  }
`
