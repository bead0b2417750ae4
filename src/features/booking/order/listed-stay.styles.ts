import { css } from '@linaria/core'
import { color, radius, size, space, tint } from '../../../ui/tokens'

export const facts = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space.xs};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }

  & > p:not(:has(b)) {
    color: ${color.muted};
    font-size: ${size.s};
  }
`

export const hotel = css`
  margin-block-start: ${space.xs};
`

/** How many days are left, or where the stay stands, in words. */
export const chip = css`
  && {
    padding: 0 ${space.s};
    border-radius: ${radius.s};
    background: ${color.raised};
    color: ${color.muted};
    font-size: ${size.s};
    font-weight: 600;
  }

  &&[data-kind='soon'] {
    background: ${tint(color.info)};
    color: ${color.info};
  }

  &&[data-kind='inHouse'] {
    background: ${tint(color.success)};
    color: ${color.success};
  }

  &&[data-kind='cancelled'] {
    background: ${tint(color.warning)};
    color: ${color.warning};
  }
`
