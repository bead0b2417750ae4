import { css } from '@linaria/core'
import { color, forcedColors, radius, size } from '../../../ui/tokens'

export const stepper = css`
  display: flex;
  align-items: center;

  & > output {
    min-inline-size: 2.5em;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: center;
  }

  & > button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-size: ${size.l};
    line-height: 1;
    cursor: pointer;
  }

  & > button:hover {
    border-color: ${color.text};
  }

  & > button[aria-disabled='true'] {
    border-color: ${color.border};
    color: ${color.muted};
    cursor: not-allowed;
  }

  ${forcedColors} {
    & > button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
