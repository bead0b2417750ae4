import { css } from '@linaria/core'
import { color, size, space } from '../../ui/tokens'

export const note = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  align-items: center;
  min-block-size: 44px;
  font-size: ${size.s};
  line-height: 1.5;

  & > p {
    margin: 0;
  }

  & span {
    display: flex;
    gap: ${space.xs};
    align-items: center;
  }

  & svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  & > button {
    min-block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accent};
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
`

export const kept = css`
  color: ${color.success};
`

export const failed = css`
  color: ${color.danger};
`
