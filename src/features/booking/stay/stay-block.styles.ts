import { css } from '@linaria/core'
import { color, from, size, space } from '../../../ui/tokens'

export const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} ${space.l};
  margin: 0;
  overflow-wrap: anywhere;

  &[data-wide] {
    ${from.m} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  & dt {
    color: ${color.muted};
    font-size: ${size.xs};
    line-height: 1.5;
  }

  & dd {
    margin: 0;
    font-weight: 600;
    line-height: 1.5;
    word-break: keep-all;
  }

  & small {
    color: ${color.muted};
    font-size: ${size.s};
    font-weight: 400;
  }
`

/** Of a room: one in a line. */
export const number = css`
  display: block;
  font-variant-numeric: tabular-nums;
`
