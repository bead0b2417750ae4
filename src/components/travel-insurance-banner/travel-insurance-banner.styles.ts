import { css } from '@linaria/core'
import { color, font, from, radius, size, space, tint } from '../../ui/tokens'

/** As high as the other small cards (B.7). */
export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.m};
  align-items: center;
  min-block-size: 96px;
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${tint(color.accent)};

  & > svg {
    display: none;
    inline-size: 2rem;
    block-size: 2rem;
    color: ${color.accent};
  }

  & > a {
    justify-self: start;
  }

  ${from.s} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    & > svg {
      display: block;
    }
  }
`

export const words = css`
  min-inline-size: 0;
  line-height: 1.5;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

export const title = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
`
