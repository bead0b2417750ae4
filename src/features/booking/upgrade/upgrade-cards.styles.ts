import { css } from '@linaria/core'
import { color, from, size, space } from '../../../ui/tokens'

export const list = css`
  display: grid;
  gap: ${space.m};
  margin: ${space.m} 0 0;
  padding: 0;
  list-style: none;
`

export const columns = css`
  grid-template-columns: minmax(0, 1fr);

  ${from.m} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 16rem);

    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) minmax(0, 16rem);
    }
  }
`

export const stricter = css`
  display: flex;
  gap: ${space.s};
  color: ${color.warning};
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.5;

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`

export const price = css`
  font-size: ${size.l};
  font-weight: 700;
  line-height: 1.4;
`

export const note = css`
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.6;
`

export const action = css`
  margin: ${space.xs} 0 0;

  & > button:not([hidden]) {
    inline-size: 100%;
  }
`

export const done = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.success};
  font-size: ${size.s};
  font-weight: 600;
`
