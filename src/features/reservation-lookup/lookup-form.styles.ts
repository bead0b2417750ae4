import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  &[hidden] {
    display: none;
  }

  & > p {
    margin: 0;
    line-height: 1.6;
  }

  & > p:focus {
    outline: none;
  }
`

/**
 * Each field reserves a line for its error; the gap keeps that line nearer to its own field than to the
 * next label.
 */
export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  & > button {
    margin-block-end: ${space.s};
  }
`

/** A line of text that toggles the help below it. */
export const where = css`
  margin-block: calc(-1 * ${space.s}) ${space.s};
  color: ${color.muted};
  font-size: ${size.s};

  & > summary {
    inline-size: fit-content;
    padding-block: ${space.s};
    color: ${color.accent};
    font-weight: 600;
    cursor: pointer;
  }

  & > p {
    margin: 0;
    line-height: 1.6;
  }
`

export const pair = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space.m};

  ${from.s} {
    grid-auto-flow: column;
  }
`

export const members = css`
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.border};

  & > a {
    display: inline-block;
    padding-block: ${space.xs};
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`

export const stays = css`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const stay = css`
  display: grid;
  gap: ${space.xs};
  inline-size: 100%;
  padding: ${space.m};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    border-color: ${color.accent};
  }

  &[aria-disabled] {
    cursor: progress;
    opacity: 0.6;
  }

  & > span {
    color: ${color.muted};
    font-size: ${size.s};
  }
`

export const another = css`
  justify-self: start;
`
