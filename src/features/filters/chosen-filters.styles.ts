import { css } from '@linaria/core'
import { color, radius, size, space } from '../../ui/tokens'

export const chosen = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  font-size: ${size.s};
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
    box-sizing: border-box;
    min-block-size: 44px;
    padding: ${space.xs} ${space.m};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.raised};
    color: ${color.text};
    line-height: 1.4;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover {
    border-color: ${color.text};
  }

  & svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
  }
`

export const clear = css`
  && > a {
    border-color: transparent;
    background: transparent;
    color: ${color.accent};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const note = css`
  flex-basis: 100%;
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.6;
`
