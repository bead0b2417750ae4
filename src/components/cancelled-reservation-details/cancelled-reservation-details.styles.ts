import { css } from '@linaria/core'
import { color, radius, size, space, tint } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`

export const list = css`
  display: grid;
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const room = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
`

/** In words; the line through the name only repeats it. */
export const state = css`
  margin-inline-end: ${space.xs};
  padding: 0 ${space.s};
  border-radius: ${radius.s};
  background: ${tint(color.warning)};
  color: ${color.warning};
  font-size: ${size.s};
  font-weight: 600;
`

export const facts = css`
  color: ${color.muted};
  font-size: ${size.s};
`

export const number = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
`

export const sums = css`
  margin: ${space.xs} 0 0;
`

export const sum = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  justify-content: space-between;
  padding-block: ${space.xs};
  border-block-start: 1px solid ${color.border};

  & dd {
    display: contents;
  }

  & small {
    flex-basis: 100%;
    color: ${color.muted};
    font-size: ${size.s};
  }
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  align-items: center;
`

export const skeleton = css`
  max-inline-size: 48rem;
  min-block-size: 12rem;
  margin-block-start: ${space.m};
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
