import { css } from '@linaria/core'
import { color, radius, space } from '../../ui/tokens'

export const said = css`
  margin: 0;

  &:not(:empty) {
    margin-block-start: ${space.s};
  }
`

/** A room; one that is checked in has a line of the accent at its start. */
export const banner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin-block-start: ${space.m};
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.raised};

  &:not([data-state='CHECK_IN_ELIGIBLE']) {
    border-inline-start: 4px solid ${color.accent};
  }
`

export const facts = css`
  display: grid;
  gap: ${space.xs};

  & > p {
    max-inline-size: 60ch;
    margin: 0;
    line-height: 1.6;
  }
`

export const change = css`
  & > form {
    padding: 0 ${space.l} ${space.l};
  }
`

export const toStay = css`
  margin: ${space.l} 0 0;
`
