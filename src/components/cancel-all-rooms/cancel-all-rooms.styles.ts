import { css } from '@linaria/core'
import { color, forcedColors, radius, size, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-inline-size: 48rem;
  margin-block: ${space.m} 0;
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

export const rooms = css`
  display: grid;
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const room = css`
  display: grid;

  & > span {
    color: ${color.muted};
    font-size: ${size.s};
  }
`

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  & select {
    max-inline-size: 24rem;
  }
`

export const off = css`
  opacity: 0.75;
  cursor: not-allowed;
`

export const sums = css`
  margin: ${space.s} 0 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`

export const sum = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.m};
  padding: ${space.s} ${space.m};

  & + & {
    border-block-start: 1px solid ${color.border};
  }

  & dd {
    display: contents;
  }

  & small {
    grid-column: 1 / -1;
    max-inline-size: 60ch;
    color: ${color.muted};
    font-size: ${size.s};
  }
`

/** The way out first, as in the order of reading. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  align-items: center;
`

/** Of a button that cannot be undone for long. */
export const danger = css`
  && {
    border-color: ${color.danger};
    color: ${color.danger};
  }

  &&:hover {
    background: color-mix(in oklab, ${color.danger} 8%, ${color.surface});
  }

  ${forcedColors} {
    && {
      border-color: ButtonText;
    }
  }
`

export const skeleton = css`
  max-inline-size: 48rem;
  min-block-size: 9rem;
  margin-block-start: ${space.m};
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
