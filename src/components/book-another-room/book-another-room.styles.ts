import { css } from '@linaria/core'
import { color, forcedColors, radius, size, space } from '../../ui/tokens'

export const steps = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const step = css`
  display: grid;
  flex: 1 1 9rem;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  color: ${color.muted};
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > b {
    display: flex;
    align-items: center;
    gap: ${space.xs};
  }

  & > span {
    font-size: ${size.s};
  }

  & svg {
    color: ${color.success};
  }

  &[data-chosen] {
    background: ${color.raised};
  }

  &[aria-current] {
    border-color: ${color.accent};
    box-shadow: inset 0 -3px ${color.accent};
    color: ${color.text};
  }

  ${forcedColors} {
    &[aria-current] {
      border-width: 3px;
      border-color: Highlight;
    }
  }
`
