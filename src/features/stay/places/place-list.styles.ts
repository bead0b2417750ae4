import { css } from '@linaria/core'
import {
  color,
  errorLine,
  forcedChosen,
  forcedColors,
  radius,
  shadow,
  size,
  space,
} from '../../../ui/tokens'

/** Below its input, over what follows. */
export const list = css`
  position: absolute;
  inset-block-start: calc(100% - ${errorLine} + ${space.xs});
  inset-inline: 0;
  z-index: 5;
  max-block-size: min(24rem, 60vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s} 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.popup};
`

export const group = css`
  & > p {
    margin: 0;
    padding: ${space.s} ${space.m} ${space.xs};
    color: ${color.muted};
    font-size: ${size.xs};
    font-weight: 600;
  }
`

export const option = css`
  display: grid;
  align-content: center;
  min-block-size: 44px;
  padding: ${space.xs} ${space.m};
  overflow-wrap: anywhere;
  word-break: keep-all;
  cursor: pointer;

  & > small {
    color: ${color.muted};
    font-size: ${size.s};
  }

  &:hover,
  &[aria-selected='true'] {
    background: ${color.raised};
  }

  ${forcedColors} {
    &[aria-selected='true'] {
      ${forcedChosen}
    }

    &[aria-selected='true'] > small {
      color: inherit;
    }
  }
`
