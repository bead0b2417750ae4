import { css } from '@linaria/core'
import { color, radius, space } from '../../ui/tokens'

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

  & > details > div {
    padding: 0 ${space.l} ${space.l};
  }
`

export const all = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`

export const short = css`
  max-inline-size: 22rem;
`

export const long = css`
  max-inline-size: 44rem;
`

export const comment = css`
  min-block-size: 6rem;
  resize: vertical;
`

export const skeleton = css`
  min-block-size: 32rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
