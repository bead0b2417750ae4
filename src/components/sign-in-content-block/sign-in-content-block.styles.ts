import { css } from '@linaria/core'
import { color, from, radius, size, space, tint } from '../../ui/tokens'

export const block = css`
  display: grid;
  gap: ${space.m};
  align-content: start;

  &[data-variant='sweepstakes'] {
    padding: ${space.l};
    border-radius: ${radius.l};
    background: ${tint(color.accent)};
  }

  ${from.m} {
    padding-block: ${space.l};
  }
`

export const frame = css`
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.l};
  background: ${color.raised};
`

export const body = css`
  color: ${color.muted};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
`

export const row = css`
  display: grid;
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.m};
    align-items: start;
  }

  & > li > span:last-child {
    display: grid;
    gap: 2px;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  & > li > span:last-child > span {
    color: ${color.muted};
    font-size: ${size.s};
  }
`

export const mark = css`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius.round};
  background: ${tint(color.accent)};
  color: ${color.accent};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  margin: 0;
`

/** Reserves the place until it is known whether a visitor is remembered. */
export const pending = css`
  visibility: hidden;
`
