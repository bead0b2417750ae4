import { css } from '@linaria/core'
import { color, radius, size, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin-block-start: ${space.s};

  & > p {
    max-inline-size: 60ch;
    margin: 0;
    color: ${color.muted};
    line-height: 1.6;
  }
`

export const panels = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-inline-size: 44rem;
`

export const amount = css`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`

export const inside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: 0 ${space.l} ${space.l};
`

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const row = css`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr) auto;
  gap: ${space.s};
  align-items: center;
  min-block-size: 64px;
  padding-block: ${space.s};
  border-block-start: 1px solid ${color.border};

  & > p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & > p > b {
    font-weight: 600;
  }

  & > p > small {
    display: block;
    color: ${color.muted};
    font-size: ${size.s};
    line-height: 1.5;
  }

  &[data-sold-out] > p > b {
    color: ${color.muted};
    font-weight: 400;
  }
`

/** As wide as a stepper, so that a row stands still when it takes the place of the field. */
export const field = css`
  display: grid;
  justify-items: center;
  min-inline-size: calc(88px + 2.5em);

  & > input {
    inline-size: 5rem;
    margin: 0;
  }
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  justify-content: flex-end;
`

/** As high as the part of one room. */
export const skeleton = css`
  min-block-size: 96px;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
