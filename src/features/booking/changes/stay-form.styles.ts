import { css } from '@linaria/core'
import { size, space } from '../../../ui/tokens'

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  align-items: center;

  & > div {
    flex-basis: 100%;
  }

  & > div:empty {
    display: none;
  }
`

export const saved = css`
  margin: 0;
  font-size: ${size.s};
  line-height: 1.5;
`
