import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

export const content = css`
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
`

export const agency = css`
  min-inline-size: 0;
  font-weight: 600;
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${color.muted};
    font-size: ${size.s};
    font-weight: 400;
  }
`

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.l};
  align-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: ${space.s} ${space.l} ${space.l};
  border: 0;

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const wide = css`
  grid-column: 1 / -1;
`

export const warning = css`
  margin: 0;
  color: ${color.warning};
  font-size: ${size.s};
  line-height: 1.5;
`

/** Empties the fields by a script; without one the visitor does. */
export const removal = css`
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  font: inherit;
  font-size: ${size.s};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: pointer;

  @media (scripting: none) {
    display: none;
  }
`

export const skeleton = css`
  min-block-size: 4rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
