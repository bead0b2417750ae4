import { css } from '@linaria/core'
import { color, from, radius, space } from '../../../ui/tokens'

export const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-inline-size: 48rem;
`

export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  overflow-wrap: anywhere;

  & p {
    margin: 0;
    line-height: 1.6;
  }

  & > table {
    margin-block-start: 0;
  }
`

export const checked = css`
  display: grid;
  gap: ${space.xs} ${space.l};
  margin: 0;
  padding: 0;
  line-height: 1.6;
  list-style: none;

  & > li {
    display: flex;
    align-items: start;
    gap: ${space.s};
  }

  & svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.6em;
    color: ${color.success};
  }

  ${from.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const bones = css`
  min-block-size: 26rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
