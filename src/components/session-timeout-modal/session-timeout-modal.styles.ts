import { css } from '@linaria/core'
import { color, from, size, space } from '../../ui/tokens'

/** Has no height without news. */
export const place = css`
  padding: ${space.m} var(--foyer-edge) 0;

  ${from.m} {
    padding-block-start: ${space.l};
  }
`

export const text = css`
  max-inline-size: 65ch;
  margin: 0;

  & + & {
    margin-block-start: ${space.m};
  }
`

/** The time left; its last part is in bold and in the colour of a warning. */
export const clock = css`
  margin-block: ${space.m} 0;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  & > bdi {
    color: ${color.text};
    font-size: ${size.l};
    font-weight: 600;
  }

  &[data-final] > bdi {
    color: ${color.danger};
  }

  & + p {
    margin-block-start: ${space.m};
  }
`
