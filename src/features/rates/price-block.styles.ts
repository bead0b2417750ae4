import { css } from '@linaria/core'
import { color, size } from '../../ui/tokens'

export const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  min-inline-size: 0;
  margin: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
`

export const struck = css`
  color: ${color.muted};
  font-size: ${size.s};
`

export const nightly = css`
  font-size: ${size.m};
`

/** The most prominent figure, because it is what the guest pays (C.14). */
export const total = css`
  font-size: ${size.l};
  font-weight: 600;
  line-height: 1.3;
`

/** What a booked room costs more or less with a rate. */
export const difference = css`
  color: ${color.accent};
  font-weight: 600;
  line-height: 1.5;
`

export const note = css`
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.5;
`
