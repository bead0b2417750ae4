import { css } from '@linaria/core'
import { color, forcedColors, radius, size, space } from '../tokens'

export const row = css`
  display: flex;
  gap: ${space.s};
  min-inline-size: 0;
  border: 0;
  overflow-x: auto;
  scrollbar-width: none;
`

export const chip = css`
  flex: none;
  min-block-size: 44px;
  padding-inline: ${space.m};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.muted};
  font: inherit;
  font-size: ${size.s};
  cursor: pointer;

  &:hover {
    background: ${color.raised};
    color: ${color.text};
  }

  &[aria-pressed='true'] {
    border-color: ${color.borderStrong};
    background: ${color.raised};
    color: ${color.text};
    font-weight: 600;
  }

  ${forcedColors} {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`
