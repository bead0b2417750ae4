import { css } from '@linaria/core'
import { color, font, radius, size, space } from '../../ui/tokens'

export const hello = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
  overflow-wrap: anywhere;
`

export const line = css`
  margin: 0;
  font-size: ${size.s};
`

export const tier = css`
  display: inline-block;
  margin-inline-end: ${space.s};
  padding: 0 ${space.s};
  border: 1px solid currentcolor;
  border-radius: ${radius.control};
  color: ${color.accent};
  font-size: ${size.xs};
  font-weight: 600;
`

export const signIn = css`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
  border: 1px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${size.s};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    border-color: ${color.accentStrong};
    background: ${color.accentStrong};
  }
`

export const items = css`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.border};
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    border-block-end: 1px solid ${color.border};
    color: ${color.text};
    text-decoration: none;
  }

  a:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }

  li:last-child > a {
    border: 0;
  }
`

export const failure = css`
  margin: 0;
  color: ${color.danger};
  font-weight: 600;
`
