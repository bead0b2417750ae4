import { css } from '@linaria/core'
import { color, print, space } from '../../../ui/tokens'

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`

/** A link or a button in running content: icon and text, 44 px high. */
export const action = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.accent};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    color: ${color.accentStrong};
  }

  ${print} {
    button& {
      display: none;
    }
  }
`
